import { type Policy, type PolicyText } from '../react/policy-page/policy.js';

/** The languages that policies are written in. */
export type PolicyLanguage = 'en' | 'de' | 'ar';

type Loader = () => Promise<{ default: PolicyText }>;
// Written out, because each is a file of its own that a build must find.
const loaders: Readonly<Record<Policy, Readonly<Record<PolicyLanguage, Loader>>>> = {
  'terms-and-conditions': {
    en: () => import('./terms-and-conditions/en.json'),
    de: () => import('./terms-and-conditions/de.json'),
    ar: () => import('./terms-and-conditions/ar.json'),
  },
  'privacy-policy': {
    en: () => import('./privacy-policy/en.json'),
    de: () => import('./privacy-policy/de.json'),
    ar: () => import('./privacy-policy/ar.json'),
  },
  'bonus-terms': {
    en: () => import('./bonus-terms/en.json'),
    de: () => import('./bonus-terms/de.json'),
    ar: () => import('./bonus-terms/ar.json'),
  },
  'kyc-refund-policy': {
    en: () => import('./kyc-refund-policy/en.json'),
    de: () => import('./kyc-refund-policy/de.json'),
    ar: () => import('./kyc-refund-policy/ar.json'),
  },
  'aml-policy': {
    en: () => import('./aml-policy/en.json'),
    de: () => import('./aml-policy/de.json'),
    ar: () => import('./aml-policy/ar.json'),
  },
  'responsible-gambling': {
    en: () => import('./responsible-gambling/en.json'),
    de: () => import('./responsible-gambling/de.json'),
    ar: () => import('./responsible-gambling/ar.json'),
  },
  'legal-use-of-website': {
    en: () => import('./legal-use-of-website/en.json'),
    de: () => import('./legal-use-of-website/de.json'),
    ar: () => import('./legal-use-of-website/ar.json'),
  },
};

const loading = new Map<Loader, Promise<PolicyText>>();

/** Returns the language that a policy is shown in: English where it is not written in the player's. */
export function policyLanguage(localeCode: string): PolicyLanguage {
  return localeCode === 'de' || localeCode === 'ar' ? localeCode : 'en';
}

/** Loads a policy in a language, once. A failed load is tried again by the next call. */
export function loadPolicy(policy: Policy, language: PolicyLanguage): Promise<PolicyText> {
  const load = loaders[policy][language];
  const known = loading.get(load);
  if (known !== undefined) return known;
  const text = load().then((module) => module.default);
  loading.set(load, text);
  text.catch(() => loading.delete(load));
  return text;
}
