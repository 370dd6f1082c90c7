'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { ErrorBoundary } from '../error-boundary/error-boundary.js';

/** What the host does when a part of a page crashes. */
export interface WidgetHost {
  /** Renders what is shown in place of the part; `retry` renders the part again. */
  fallback: (retry: () => void) => ReactNode;
  /** Receives the error and the name of the part. Logs must not contain personal data. */
  onError: (name: string, error: unknown) => void;
}

const WidgetContext = createContext<WidgetHost | null>(null);

/** Provides what every {@link Widget} below it does when it crashes. */
export const WidgetHostProvider = WidgetContext.Provider;

export interface WidgetProps {
  /** The name of the part in the log. */
  name: string;
  /** Shown in place of a part that the page can do without; by default what the host shows. */
  fallback?: null | undefined;
  children: ReactNode;
}

/** An independent part of a page: when it crashes, the rest of the page stays. Without a host the error passes on. */
export function Widget({ name, fallback, children }: WidgetProps) {
  const host = useContext(WidgetContext);
  if (host === null) return children;
  return (
    <ErrorBoundary
      onError={(error) => host.onError(name, error)}
      fallback={fallback === null ? () => null : host.fallback}
    >
      {children}
    </ErrorBoundary>
  );
}
