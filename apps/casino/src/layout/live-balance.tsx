import { BalanceAnnouncer, useLiveBalance } from '@casino-kit/wallet';

/** Keeps the balances live while a page is open and announces changes to screen readers; mounted once. */
export default function LiveBalance() {
  useLiveBalance();
  return <BalanceAnnouncer />;
}
