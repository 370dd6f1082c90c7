'use client';

import { MenuButton, type MenuButtonProps } from '@casino-kit/ui';
import { BalanceFigures, type BalanceProps } from '../balance-pill/balance-figures.js';
import pill from '../balance-pill/balance-pill.module.css';
import { useBalanceLabel } from '../balance-pill/use-balance-label.js';
import { useWallet } from '../use-wallet.js';

export type BalanceMenuButtonProps = Pick<MenuButtonProps, 'menu' | 'preload' | 'defaultOpen'>;

/** {@link BalanceMenuButton} for balances from any source. */
export function BalanceMenuButtonView({
  menu,
  preload,
  defaultOpen,
  ...balance
}: BalanceMenuButtonProps & BalanceProps) {
  return (
    <MenuButton
      label={useBalanceLabel(balance)}
      className={pill.pill}
      menu={menu}
      preload={preload}
      defaultOpen={defaultOpen}
    >
      <span aria-hidden className={pill.content}>
        <BalanceFigures {...balance} />
      </span>
    </MenuButton>
  );
}

/**
 * The header's balance (W1) of the logged-in player as the button of a menu, which is a `BalanceMenuPopover` or a lazy
 * component with one; renders nothing for a guest.
 */
export function BalanceMenuButton(props: BalanceMenuButtonProps) {
  const player = useWallet();
  return player === null ? null : <BalanceMenuButtonView {...player} {...props} />;
}
