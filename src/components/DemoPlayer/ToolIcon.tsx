import * as React from 'react';

/** The outlines of the icons, on a grid of 24. */
const SHAPES = {
  phone: 'M8 3h8v18H8zM11 18h2',
  tablet: 'M5 3h14v18H5zM11 18h2',
  desktop: 'M3 5h18v11H3zM9 20h6M12 16v4',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  copy: 'M9 9h11v11H9zM5 15V4h11',
  link: 'M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.3l-1 1M14 10a4 4 0 00-5.7 0l-3 3A4 4 0 0011 18.7l1-1',
  stackBlitz: 'M13 3L5 14h6l-1 7 9-11h-7z',
  codeSandbox: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12L4 7.5M12 12v9',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  reset: 'M5 5v5h5M5.5 10A7.5 7.5 0 1112 20a7.5 7.5 0 01-7-5',
  fullscreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  newTab: 'M14 4h6v6M20 4l-9 9M11 5H5v14h14v-6',
  close: 'M6 6l12 12M18 6L6 18',
} as const;

export type ToolIconName = keyof typeof SHAPES;

/** The icon of a tool; its button has the name. */
export function ToolIcon({name}: {readonly name: ToolIconName}): React.ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
