import { policyFrom, type Policy } from '@casino-kit/api-contract';
import { type Settings } from './defaults.js';

type PolicySettings = Pick<Settings, 'policy' | 'allowGuestPlayDemoGames'>;

/** Every tile of a lobby reads the policy. */
const policies = new WeakMap<PolicySettings, Policy>();

/**
 * Returns the current policy: the preset named in settings (`curacao`, the spec's behaviour, if none is), each switch
 * that the settings name in its place. Guest demo play also needs the setting `allowGuestPlayDemoGames` (§6).
 */
export function resolvePolicy(settings: PolicySettings): Policy {
  const known = policies.get(settings);
  if (known !== undefined) return known;
  const policy = policyFrom(settings.policy);
  const resolved = { ...policy, guestDemoPlay: policy.guestDemoPlay && settings.allowGuestPlayDemoGames };
  policies.set(settings, resolved);
  return resolved;
}
