import { type ReactNode } from 'react';
import {
  CashbackBanner,
  CashbackCard,
  CashbackLink,
  CashbackMenuRow,
  CashbackPage,
} from '@casino-kit/cashback';

export function Everywhere() {
  return (
    <>
      <CashbackLink href="/cashback" />
      <nav aria-label="Account">
        <CashbackMenuRow href="/cashback" />
      </nav>
      <CashbackBanner href="/cashback" />
      <CashbackCard href="/cashback" loginHref="?modal=login" />
    </>
  );
}

export function Page({ rakebackCalendar }: { rakebackCalendar: ReactNode }) {
  return <CashbackPage calendar={rakebackCalendar} loginHref="?modal=login" />;
}
