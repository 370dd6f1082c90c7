import { ConfirmIdentity, Security } from '@casino-kit/account-security';

export function SecurityPage() {
  return (
    <>
      <Security overviewHref="/profile/security" historyHref="/profile/security?section=history" />
      <ConfirmIdentity />
    </>
  );
}
