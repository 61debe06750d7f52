import * as React from 'react';
import clsx from 'clsx';
import {ToolIcon, type ToolIconName} from './ToolIcon';
import styles from './ToolButton.module.css';

export interface ToolButtonProps {
  /** What it does; also what the pointer is told. */
  readonly label: string;
  readonly icon?: ToolIconName;
  /** Shows the label instead of an icon. */
  readonly text?: string;
  /** Whether it is switched on, for a button that switches. */
  readonly isPressed?: boolean;
  /** Whether what it controls is open. */
  readonly isExpanded?: boolean;
  readonly controls?: string;
  readonly onClick: () => void;
}

/** A button of a demo's toolbar. */
export function ToolButton({
  label,
  icon,
  text,
  isPressed,
  isExpanded,
  controls,
  onClick,
}: ToolButtonProps): React.ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.tool, text !== undefined && styles.text)}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-controls={controls}
      onClick={onClick}
    >
      {icon && <ToolIcon name={icon} />}
      {text}
    </button>
  );
}
