import * as React from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {HighlightedCode} from '@site/plugins/code-blocks/types';
import {useTranslate} from '../../contexts/LanguageContext';
import {CODE_TEXTS} from '../../lib/i18n/texts/code';
import type {CodeLanguage} from '../../shared/code';
import {CodeFrame} from './CodeFrame';
import {LanguageSwitch} from './LanguageSwitch';
import styles from './CodeBlock.module.css';

interface TextProps {
  readonly html: string;
  readonly id?: string;
  /** Set where the block has two texts; CSS shows the one that the reader prefers. */
  readonly variant?: CodeLanguage;
  readonly className?: string;
}

function Text({html, id, variant, className}: TextProps): React.ReactNode {
  return (
    <pre id={id} className={className} data-variant={variant} tabIndex={0}>
      <code dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  );
}

/** A path that is too long for its line breaks after a folder. */
function Breakable({path}: {readonly path: string}): React.ReactNode {
  return path.split(/(?<=\/)/).map((part, index) => (
    <React.Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </React.Fragment>
  ));
}

function Caption({label, title, jsHtml, jsTitle}: HighlightedCode): React.ReactNode {
  const translate = useTranslate(CODE_TEXTS);
  const jsLabel = jsHtml === undefined ? undefined : translate('language.js');
  const [name, jsName] = title === undefined ? [label, jsLabel] : [title, jsTitle];
  return (
    <span className={title === undefined ? styles.label : undefined}>
      <span data-variant={jsName && 'ts'}>
        <Breakable path={name} />
      </span>
      {jsName && (
        <span data-variant="js">
          <Breakable path={jsName} />
        </span>
      )}
    </span>
  );
}

/**
 * A block of code that was highlighted while the site was built. Both languages are in the page;
 * `src/css/code.css` shows one.
 */
export function CodeBlock(code: HighlightedCode): React.ReactNode {
  const {html, id, jsHtml, jsId, showLineNumbers, wrap} = code;
  const {collectAnchor} = useBrokenLinks();
  for (const anchor of [id, jsId]) {
    if (anchor !== undefined) {
      collectAnchor(anchor);
    }
  }
  const hasTwin = jsHtml !== undefined;
  const className = clsx(styles.text, showLineNumbers && 'code-numbered', wrap && 'code-wrapped');
  return (
    <CodeFrame
      caption={<Caption {...code} />}
      controls={hasTwin && <LanguageSwitch ids={{ts: id, js: jsId}} />}
    >
      <Text html={html} id={id} variant={hasTwin ? 'ts' : undefined} className={className} />
      {hasTwin && <Text html={jsHtml} id={jsId} variant="js" className={className} />}
    </CodeFrame>
  );
}
