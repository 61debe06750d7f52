// Swizzle: eject of CodeBlock (Docusaurus 3.10.2). Why: code is highlighted while the site builds, and the original brings a highlighter to the browser.
import * as React from 'react';
import type {Props} from '@theme/CodeBlock';
import type {HighlightedCode} from '@site/plugins/code-blocks/types';
import {CodeBlock} from '../../components/CodeBlock/CodeBlock';
import {PlainCodeBlock} from '../../components/CodeBlock/PlainCodeBlock';

export default function CodeBlockShell(props: Props | HighlightedCode): React.ReactNode {
  return 'html' in props ? (
    <CodeBlock {...props} />
  ) : (
    <PlainCodeBlock caption={props.title}>{props.children}</PlainCodeBlock>
  );
}
