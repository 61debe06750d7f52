import * as React from 'react';
import Link from '@docusaurus/Link';
import type {LinkedToken} from '../types';

/** A type whose names lead to their definitions. */
export function ApiType({tokens}: {readonly tokens: readonly LinkedToken[]}): React.JSX.Element {
  return (
    <>
      {tokens.map((token, index) =>
        typeof token === 'string' ? (
          token
        ) : (
          <Link key={index} to={token.to}>
            {token.text}
          </Link>
        ),
      )}
    </>
  );
}
