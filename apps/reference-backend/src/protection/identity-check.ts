import { identityCheckMoments } from '@casino-kit/api-contract/protection-policy';
import { reject } from '../http/api-error.js';
import { type Protection } from './lock-protection.js';

/**
 * Rejects what the policy allows only after a passed identity check (`identityCheckBefore`).
 * @throws ApiError IDENTITY_NOT_VERIFIED (409)
 */
export function rejectUnverified(
  { rules, account }: Pick<Protection, 'rules' | 'account'>,
  moment: 'play' | 'deposit',
): void {
  const asked = identityCheckMoments.indexOf(rules.identityCheckBefore);
  if (asked < identityCheckMoments.indexOf(moment) || account.kycStatus === 'APPROVED') return;
  throw reject('IDENTITY_NOT_VERIFIED', 'This needs a verified identity first.');
}
