import { defaultLocaleTable } from '@casino-kit/i18n';
import { type Policy, type PolicyText } from '../react/policy-page/policy.js';

type Load = () => Promise<PolicyText>;
const files: Readonly<Record<string, Load>> = import.meta.glob<PolicyText>('./*/*.json', {
  import: 'default',
});
const findPolicyFile = (policy: Policy, code: string): Load | undefined => files[`./${policy}/${code}.json`];

const loading = new Map<Load, Promise<PolicyText>>();

/**
 * Returns the wire code of the language that a policy is shown in: the player's, else one that fills it (decision 34), else
 * English.
 */
export const policyLanguage = (policy: Policy, localeCode: string): string =>
  defaultLocaleTable.chain(localeCode).find((code) => findPolicyFile(policy, code) !== undefined) ?? 'en';

/** Loads a policy in the language of a wire code, once. A failed load is tried again by the next call. */
export function loadPolicy(policy: Policy, localeCode: string): Promise<PolicyText> {
  const load = findPolicyFile(policy, policyLanguage(policy, localeCode));
  if (load === undefined) throw new Error(`there is no policy ${policy}`);
  const known = loading.get(load);
  if (known !== undefined) return known;
  const text = load();
  loading.set(load, text);
  text.catch(() => loading.delete(load));
  return text;
}
