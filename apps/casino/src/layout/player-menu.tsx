import { type OpenMenu } from '@casino-kit/ui';
import { AccountMenu } from './account-menu.js';
import { BalanceMenu } from './balance-menu.js';

/** The open menu behind the avatar, which has the player's `name`, or else that behind the balance; one file for both. */
export default function PlayerMenu({ name, open }: { name?: string; open: OpenMenu }) {
  return name === undefined ? <BalanceMenu open={open} /> : <AccountMenu name={name} open={open} />;
}
