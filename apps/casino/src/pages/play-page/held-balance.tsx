import { BalancePillView, useWallet } from '@casino-kit/wallet';
import { useState } from 'react';

/** The balance of the player. While `held` it stays as it is: the game that plays a round shows the result first. */
export function HeldBalance({ held }: { held: boolean }) {
  const now = useWallet();
  const [shown, setShown] = useState(now);
  const isOutdated = shown?.wallet !== now?.wallet || shown?.currencyCode !== now?.currencyCode;
  // Nothing is kept of a wallet in another currency, or of somebody who has logged out.
  if (isOutdated && (!held || shown?.currencyCode !== now?.currencyCode)) setShown(now);
  return shown === null ? null : <BalancePillView {...shown} />;
}
