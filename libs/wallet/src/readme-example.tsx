import { lazy, Suspense } from 'react';
import { type MenuAction } from '@casino-kit/ui';
import { BalanceAnnouncer, BalancePill, useLiveBalance } from './index.js';

const BalanceMenu = lazy(async () => {
  const wallet = await import('./index.js');
  return { default: wallet.BalanceMenu };
});

export function HeaderBalance({ actions }: { actions: readonly MenuAction[] }) {
  useLiveBalance();
  return (
    <>
      <Suspense fallback={<BalancePill />}>
        <BalanceMenu actions={actions} />
      </Suspense>
      <BalanceAnnouncer />
    </>
  );
}
