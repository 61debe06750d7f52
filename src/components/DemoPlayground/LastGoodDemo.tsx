import * as React from 'react';

/** A component that a reader has written, and the count of its version. */
export interface DemoVersion {
  readonly version: number;
  readonly component: React.ComponentType;
  /** Whether it brings an AppProvider. */
  readonly provider: boolean;
}

interface Props {
  readonly current: DemoVersion;
  readonly onWorks: (version: DemoVersion) => void;
  readonly onFails: (error: unknown) => void;
  readonly children: React.ReactNode;
}

interface State {
  readonly hasFailed: boolean;
}

/** Reports whether a version renders; while it does not, nothing is shown. */
export class LastGoodDemo extends React.Component<Props, State> {
  override state: State = {hasFailed: false};

  static getDerivedStateFromError(): State {
    return {hasFailed: true};
  }

  override componentDidMount(): void {
    if (!this.state.hasFailed) {
      this.props.onWorks(this.props.current);
    }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFails(error);
  }

  override render(): React.ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
