'use client';

import { useSettings } from '@casino-kit/settings';
import { type MenuAction, MenuPopover, type OpenMenu } from '@casino-kit/ui';
import { type BalanceProps } from '../balance-pill/balance-figures.js';
import { BalanceRows } from '../balance-rows/balance-rows.js';
import { useTexts } from '../texts.js';
import { useWallet } from '../use-wallet.js';
import styles from './balance-menu.module.css';
import { useWalletActions } from './wallet-actions.js';

export interface BalanceMenuContent {
  /** The actions with the money: deposit, withdraw, transactions, log out. */
  actions: readonly MenuAction[];
  /** With several wallets, the link to open another currency: the balance page. */
  walletsHref?: string | undefined;
}

function Header(balance: BalanceProps) {
  const t = useTexts();
  if (balance.wallet === null) return <p className={styles.loading}>{t('wallet.label.loading')}</p>;
  return <BalanceRows {...balance} className={styles.rows} />;
}

type ViewProps = { open: OpenMenu; actions: readonly MenuAction[] } & BalanceProps;

/** {@link BalanceMenuPopover} for balances from any source. */
export function BalanceMenuPopoverView({ open, actions, ...balance }: ViewProps) {
  return <MenuPopover {...open} header={<Header {...balance} />} actions={actions} />;
}

/** The menu with the player's wallets above the other actions. */
function WalletsMenu({ actions, walletsHref, ...props }: ViewProps & BalanceMenuContent) {
  const wallets = useWalletActions(walletsHref);
  return <BalanceMenuPopoverView {...props} actions={[...wallets, ...actions]} />;
}

/**
 * The open menu of a `BalanceMenuButton`: real, bonus and total balance of the logged-in player with their meaning, and
 * the actions with them. With `useMultiWallet` it also contains the wallets in other currencies, which needs a
 * QueryClientProvider.
 */
export function BalanceMenuPopover({ walletsHref, ...props }: { open: OpenMenu } & BalanceMenuContent) {
  const player = useWallet();
  const { useMultiWallet: several } = useSettings();
  if (player === null) return null;
  return several ? (
    <WalletsMenu {...player} {...props} walletsHref={walletsHref} />
  ) : (
    <BalanceMenuPopoverView {...player} {...props} />
  );
}
