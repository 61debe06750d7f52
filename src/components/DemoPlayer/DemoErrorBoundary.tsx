import * as React from 'react';
import styles from './DemoErrorBoundary.module.css';

export interface DemoErrorBoundaryProps {
  readonly children: React.ReactNode;
  /** Starts the demo afresh. */
  readonly onReset: () => void;
  /** Told once the demo is alive. */
  readonly onMount?: () => void;
}

interface State {
  readonly error: Error | null;
}

/** Keeps what goes wrong in a demo inside the demo, says what it was, and offers a new start. */
export class DemoErrorBoundary extends React.Component<DemoErrorBoundaryProps, State> {
  override state: State = {error: null};

  static getDerivedStateFromError(error: unknown): State {
    return {error: error instanceof Error ? error : new Error(String(error))};
  }

  override componentDidMount(): void {
    this.props.onMount?.();
  }

  override render(): React.ReactNode {
    const {children, onReset} = this.props;
    const {error} = this.state;
    return error ? (
      <div role="alert" className={styles.alert}>
        <p className={styles.title}>This demo has stopped.</p>
        <pre className={styles.message}>{error.message}</pre>
        <button type="button" className={styles.button} onClick={onReset}>
          Start it again
        </button>
      </div>
    ) : (
      children
    );
  }
}
