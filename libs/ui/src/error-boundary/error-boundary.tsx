'use client';

import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Renders the fallback; `retry` renders the children again. */
  fallback: (retry: () => void) => ReactNode;
  /** Called with every error caught here. Logs must not contain personal data. */
  onError?: ((error: unknown) => void) | undefined;
  /** When this value changes (such as the address), the children are rendered again. */
  resetKey?: unknown;
  children: ReactNode;
}

/** Catches unexpected errors below it and offers a retry. */
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
