'use client';

import { type MenuAction } from '@casino-kit/ui';
import { type BalanceProps } from '../balance-pill/balance-figures.js';
import { BalanceMenuButton, BalanceMenuButtonView } from './balance-menu-button.js';
import {
  type BalanceMenuContent,
  BalanceMenuPopover,
  BalanceMenuPopoverView,
} from './balance-menu-popover.js';

export interface BalanceMenuProps extends BalanceMenuContent {
  /** Open from the start, for stories. */
  defaultOpen?: boolean | undefined;
}

/** {@link BalanceMenu} for balances from any source. */
export function BalanceMenuView({
  actions,
  defaultOpen,
  ...balance
}: { actions: readonly MenuAction[]; defaultOpen?: boolean | undefined } & BalanceProps) {
  return (
    <BalanceMenuButtonView
      {...balance}
      defaultOpen={defaultOpen}
      menu={(open) => <BalanceMenuPopoverView {...balance} open={open} actions={actions} />}
    />
  );
}

/**
 * The header's balance as a menu: `BalanceMenuButton` with a `BalanceMenuPopover`. React Aria loads when the button is
 * hovered, focused or pressed. A shell that also loads the popover then uses the two by themselves.
 */
export function BalanceMenu({ defaultOpen, ...content }: BalanceMenuProps) {
  return (
    <BalanceMenuButton
      defaultOpen={defaultOpen}
      menu={(open) => <BalanceMenuPopover {...content} open={open} />}
    />
  );
}
