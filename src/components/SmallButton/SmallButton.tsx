import * as React from 'react';
import clsx from 'clsx';
import styles from './SmallButton.module.css';

/** Everything that a `<button>` takes, except for its type. */
export type SmallButtonProps = Omit<React.ComponentProps<'button'>, 'type'>;

/** A button with a border, small enough to stand above what it changes. */
export function SmallButton({className, ...props}: SmallButtonProps): React.ReactNode {
  return <button {...props} type="button" className={clsx(styles.button, className)} />;
}
