'use client';

import { Skeleton } from '@casino-kit/ui';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A lazy component, since many players never see it; a placeholder holds its place meanwhile. */
export function onDemand<P extends object>(load: () => Promise<(props: P) => ReactNode>, height?: string) {
  const Part: ComponentType<P> = lazy(async () => ({ default: await load() }));
  const place = height === undefined ? null : <Skeleton height={height} radius="control" />;
  return (props: P): ReactNode => (
    <Suspense fallback={place}>
      <Part {...props} />
    </Suspense>
  );
}
