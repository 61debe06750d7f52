import * as React from 'react';

/** A cross; the button around it carries the name. */
export function CloseIcon(): React.ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
