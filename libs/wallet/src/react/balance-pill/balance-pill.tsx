'use client';

import { VisuallyHidden } from '@casino-kit/ui';
import { useWallet } from '../use-wallet.js';
import { BalanceFigures, type BalanceProps } from './balance-figures.js';
import styles from './balance-pill.module.css';
import { useBalanceLabel } from './use-balance-label.js';

/** {@link BalancePill} for balances from any source. */
export function BalancePillView(props: BalanceProps) {
  const label = useBalanceLabel(props);
  return (
    <span className={styles.pill} aria-busy={props.wallet === null || undefined}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden className={styles.content}>
        <BalanceFigures {...props} />
      </span>
    </span>
  );
}

/**
 * The header's balance (W1) of the logged-in player, display only: no behaviour, small in size; renders nothing for a
 * guest. It has the size of `BalanceMenu`.
 */
export function BalancePill() {
  const player = useWallet();
  return player === null ? null : <BalancePillView {...player} />;
}
