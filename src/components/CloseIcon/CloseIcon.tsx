import * as React from 'react';

export interface CloseIconProps {
  /** Width and height in pixels. */
  readonly size: number;
}

/** A cross; the button around it carries the name. */
export function CloseIcon({size}: CloseIconProps): React.ReactNode {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
