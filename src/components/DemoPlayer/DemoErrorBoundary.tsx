import * as React from 'react';
import {useTranslate} from '../../contexts/LanguageContext';
import {DEMO_TEXTS} from '../../lib/i18n/texts/demos';

export interface DemoErrorBoundaryProps {
  readonly children: React.ReactNode;
  /** Starts the demo afresh. */
  readonly onReset: () => void;
  /** Told once the demo is alive. */
  readonly onMount?: () => void;
}

interface DemoFailureProps {
  readonly message: string;
  readonly onReset: () => void;
}

function DemoFailure({message, onReset}: DemoFailureProps): React.ReactNode {
  const translate = useTranslate(DEMO_TEXTS);
  return (
    <div role="alert" className="demo-stopped">
      <p className="demo-stopped-title">{translate('failure.stopped')}</p>
      <pre className="demo-stopped-message">{message}</pre>
      <button type="button" className="demo-stopped-button" onClick={onReset}>
        {translate('failure.restart')}
      </button>
    </div>
  );
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
    return error ? <DemoFailure message={error.message} onReset={onReset} /> : children;
  }
}
