import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {CODE_TEXTS} from '../../lib/i18n/texts/code';
import {CodeFrame} from './CodeFrame';
import styles from './CodeBlock.module.css';

export interface PlainCodeBlockProps {
  /** The name above the code, where it has one. */
  readonly caption?: React.ReactNode;
  readonly children: React.ReactNode;
}

/** Code that exists only while the page runs, in one colour; pages get `CodeBlock` from the build. */
export function PlainCodeBlock({caption, children}: PlainCodeBlockProps): React.ReactNode {
  const translate = useTranslate(CODE_TEXTS);
  return (
    <CodeFrame
      caption={<span className={styles.label}>{caption ?? translate('block.plain')}</span>}
    >
      <pre className={styles.text} tabIndex={0}>
        <code>{children}</code>
      </pre>
    </CodeFrame>
  );
}
