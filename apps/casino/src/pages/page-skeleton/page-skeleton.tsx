import { Skeleton } from '@casino-kit/ui';

/** The shape of a page while its code is loading. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={360} radius="card" />
    </div>
  );
}
