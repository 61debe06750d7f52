import * as React from 'react';
import {CodeFrame} from './CodeFrame';
import styles from './CodeBlock.module.css';

export interface PlainCodeBlockProps {
  readonly caption: React.ReactNode;
  readonly children: React.ReactNode;
}

/** Code that exists only while the page runs, in one colour; pages get `CodeBlock` from the build. */
export function PlainCodeBlock({caption, children}: PlainCodeBlockProps): React.ReactNode {
  return (
    <CodeFrame caption={<span className={styles.label}>{caption}</span>}>
      <pre className={styles.text} tabIndex={0}>
        <code>{children}</code>
      </pre>
    </CodeFrame>
  );
}
