'use client';

import { useSettings } from '@casino-kit/settings';
import { Menu, type MenuAction } from '@casino-kit/ui';
import { BalanceFigures, type BalanceProps } from '../balance-pill/balance-figures.js';
import pill from '../balance-pill/balance-pill.module.css';
import { useBalanceLabel } from '../balance-pill/use-balance-label.js';
import { BalanceRows } from '../balance-rows/balance-rows.js';
import { useTexts } from '../texts.js';
import { useWallet } from '../use-wallet.js';
import styles from './balance-menu.module.css';
import { useWalletActions } from './wallet-actions.js';

export interface BalanceMenuProps {
  /** The actions with the money: deposit, withdraw, transactions, sign out. */
  actions: readonly MenuAction[];
  /** With several wallets, the link to open another currency: the balance page. */
  walletsHref?: string | undefined;
  /** Open from the start, for stories. */
  defaultOpen?: boolean | undefined;
}

function Header(balance: BalanceProps) {
  const t = useTexts();
  if (balance.wallet === null) return <p className={styles.loading}>{t('wallet.label.loading')}</p>;
  return <BalanceRows {...balance} className={styles.rows} />;
}

/** {@link BalanceMenu} for balances from any source. */
export function BalanceMenuView({
  actions,
  defaultOpen,
  ...balance
}: Omit<BalanceMenuProps, 'walletsHref'> & BalanceProps) {
  const label = useBalanceLabel(balance);
  return (
    <Menu
      label={label}
      defaultOpen={defaultOpen}
      triggerClassName={pill.pill}
      trigger={
        <span aria-hidden className={pill.content}>
          <BalanceFigures {...balance} />
        </span>
      }
      header={<Header {...balance} />}
      actions={actions}
    />
  );
}

/** The menu with the player's wallets above the other actions. */
function WalletsMenu({ actions, walletsHref, ...props }: BalanceMenuProps & BalanceProps) {
  const wallets = useWalletActions(walletsHref);
  return <BalanceMenuView {...props} actions={[...wallets, ...actions]} />;
}

/**
 * The header's balance as a menu: real, bonus and total balance of the signed-in player with their meaning, and the
 * actions with them; renders nothing for a guest. With `useMultiWallet` it also contains the wallets in other
 * currencies, which needs a QueryClientProvider. It includes the menu code, so a shell loads it lazily and shows
 * `BalancePill` until then.
 */
export function BalanceMenu({ walletsHref, ...props }: BalanceMenuProps) {
  const player = useWallet();
  const { useMultiWallet: several } = useSettings();
  if (player === null) return null;
  return several ? (
    <WalletsMenu {...player} {...props} walletsHref={walletsHref} />
  ) : (
    <BalanceMenuView {...player} {...props} />
  );
}
