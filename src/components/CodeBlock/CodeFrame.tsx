import * as React from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useCodeEvents} from '../../hooks/useCodeEvents';
import {CopyButton} from './CopyButton';
import styles from './CodeBlock.module.css';

export interface CodeFrameProps {
  /** What the block is: the name of a file, or of a language. */
  readonly caption: React.ReactNode;
  /** Stands between the caption and the copy button. */
  readonly controls?: React.ReactNode;
  /** The texts, in `pre` elements. */
  readonly children: React.ReactNode;
}

/** The frame of a block of code: caption and controls above, the code below. */
export function CodeFrame({caption, controls, children}: CodeFrameProps): React.ReactNode {
  const ref = useCodeEvents();
  const captionId = React.useId();
  return (
    <figure
      ref={ref}
      className={clsx(ThemeClassNames.common.codeBlock, styles.block)}
      aria-labelledby={captionId}
      data-code-block=""
      dir="ltr"
    >
      <div className={styles.header}>
        <span id={captionId} className={styles.caption}>
          {caption}
        </span>
        {controls}
        <CopyButton />
      </div>
      {children}
    </figure>
  );
}
