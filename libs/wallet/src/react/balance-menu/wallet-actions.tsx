'use client';

import { type MenuAction, toast, VisuallyHidden } from '@casino-kit/ui';
import { Check, Coins, Plus } from 'lucide-react';
import { Money } from '../money/money.js';
import { useTexts } from '../texts.js';
import { useChooseWallet } from '../wallet-switcher/use-choose-wallet.js';
import { useWallets } from '../wallet-switcher/use-wallets.js';
import styles from './balance-menu.module.css';

/**
 * Returns the player's wallets as menu items, the active one marked (W1): an item makes its currency the active one.
 * Errors are shown in a toast, since the menu has closed by then. `openHref` links to the page that opens another one.
 */
export function useWalletActions(openHref?: string): readonly MenuAction[] {
  const t = useTexts();
  const { wallets } = useWallets();
  const { choose } = useChooseWallet((error) =>
    toast.error(t(`wallet.wallets.${error}`), { description: t(`wallet.wallets.${error}.text`) }),
  );
  if (wallets === null) return [];
  const lines = wallets.map(({ currencyCode, totalAmount, active }): MenuAction => ({
    id: currencyCode,
    icon: active ? <Check size={20} aria-hidden /> : <Coins size={20} aria-hidden />,
    label: (
      <span className={styles.line} data-active={active || undefined}>
        <span>
          {currencyCode}
          {active && <VisuallyHidden> {t('wallet.wallets.active')}</VisuallyHidden>}
        </span>{' '}
        <Money amount={totalAmount} currency={currencyCode} />
      </span>
    ),
    onSelect: () => {
      if (!active) choose(currencyCode);
    },
  }));
  if (openHref === undefined) return lines;
  const open = { id: 'open-wallet', label: t('wallet.open.label'), icon: <Plus size={20} aria-hidden /> };
  return [...lines, { ...open, href: openHref }];
}
