import { type Policy, policyFrom, type SettingsFields } from '@casino-kit/api-contract';

/**
 * Returns the policy that settings describe: the preset that they name (`curacao`, the spec's behaviour, if none), each switch
 * that they name in its place. Guest demo play also needs the setting `allowGuestPlayDemoGames` (§6).
 */
export function resolvePolicy({
  policy: setting,
  allowGuestPlayDemoGames,
}: Pick<SettingsFields, 'policy' | 'allowGuestPlayDemoGames'>): Policy {
  const policy = policyFrom(setting);
  return { ...policy, guestDemoPlay: policy.guestDemoPlay && allowGuestPlayDemoGames };
}
