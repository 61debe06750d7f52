import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {DEMO_TEXTS} from '../../lib/i18n/texts/demos';
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

/** Shows a framed demo as wide as on a phone, a tablet or a desktop, or as wide as the column. */
export function WidthToolbar({title, width, onWidthChange}: WidthToolbarProps): React.ReactNode {
  const toolbar = useRovingFocus();
  const translate = useTranslate(DEMO_TEXTS);
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={translate('width.label', {title})}
      className={styles.toolbar}
    >
      {NAMES.map((name) => {
        const pixels = FRAME_WIDTHS[name];
        return (
          <ToolButton
            key={name}
            label={translate(`width.${name}`, {pixels: String(pixels)})}
            icon={name}
            isPressed={width === pixels}
            onClick={() => onWidthChange(width === pixels ? null : pixels)}
          />
        );
      })}
    </div>
  );
}
