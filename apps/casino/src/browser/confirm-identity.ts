import { confirmIdentity, whenDialogHasPlace } from '@casino-kit/account-security';
import { type Store } from '@casino-kit/session';

/**
 * Lets the player confirm a protected call. A page renders the dialog's place when its code has come, which a call can be
 * quicker than: it waits for it, and ends unconfirmed when the code does not come.
 */
export default async function confirmBy(store: Store): Promise<boolean> {
  await Promise.all([import('../layout/live-account.js'), import('../layout/identity-confirmation.js')]);
  await whenDialogHasPlace(store);
  return confirmIdentity(store);
}
