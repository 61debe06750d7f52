import * as React from 'react';
import {useRovingFocus} from '../../hooks/useRovingFocus';
import {FRAME_WIDTHS} from '../../shared/demos';
import {ToolButton} from './ToolButton';
import styles from './WidthToolbar.module.css';

export interface WidthToolbarProps {
  readonly title: string;
  /** The width of the frame, in CSS pixels; null follows the column. */
  readonly width: number | null;
  readonly onWidthChange: (width: number | null) => void;
}

const NAMES = ['phone', 'tablet', 'desktop'] as const;
const LABELS = {phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop'} as const;

/** Shows a framed demo as wide as on a phone, a tablet or a desktop, or as wide as the column. */
export function WidthToolbar({title, width, onWidthChange}: WidthToolbarProps): React.ReactNode {
  const toolbar = useRovingFocus();
  return (
    <div ref={toolbar} role="toolbar" aria-label={`Width: ${title}`} className={styles.toolbar}>
      {NAMES.map((name) => {
        const pixels = FRAME_WIDTHS[name];
        return (
          <ToolButton
            key={name}
            label={`${LABELS[name]}, ${pixels} pixels`}
            icon={name}
            isPressed={width === pixels}
            onClick={() => onWidthChange(width === pixels ? null : pixels)}
          />
        );
      })}
    </div>
  );
}
