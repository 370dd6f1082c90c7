import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** What to show instead; `retry` renders the children again. */
  fallback: (retry: () => void) => ReactNode;
  /** Hears of every error caught here. What is logged must hold no personal data. */
  onError?: (error: unknown) => void;
  /** A change of this value (such as the address) tries the children again. */
  resetKey?: unknown;
  children: ReactNode;
}

/** Catches what no one foresaw below it and shows a way on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean; resetKey: unknown }> {
  override state = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: { resetKey: unknown }) {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children;
  }
}
