import '@casino-kit/account-security/styles.css';
import { ConfirmIdentity } from '@casino-kit/account-security';

/** The place of the dialog in which a player confirms a protected call, above whatever asked for it. */
export default function IdentityConfirmation() {
  return <ConfirmIdentity />;
}
