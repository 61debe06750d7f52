import * as React from 'react';
import Link from '@docusaurus/Link';
import type {TextPart} from '../../../plugins/studio-reference/types';

const SCHEMA_PAGE = '/studio/reference/file-schema/';

function Part({part}: {readonly part: TextPart}): React.ReactNode {
  const {text} = part;
  switch (part.kind) {
    case 'code':
      return <code>{text}</code>;
    case 'definition':
      return <Link to={`${SCHEMA_PAGE}#definition-${text}`}>{text}</Link>;
    case 'type':
      return (
        <Link to={`#${part.anchor}`}>
          <code>{text}</code>
        </Link>
      );
    case 'text':
      return text;
  }
}

/** Words with code and links among them. */
export function TextParts({parts}: {readonly parts: readonly TextPart[]}): React.ReactNode {
  return parts.map((part, index) => <Part key={index} part={part} />);
}
