import type en from '../../locales/en.json';
import { type Policy } from './policy.js';

type Key = keyof typeof en;

const keysOf = (policy: Policy, sections: readonly string[]) =>
  // A test holds every key made here against the texts.
  sections.map((section) => ({
    title: `compliance.policy.${policy}.${section}.title` as Key,
    text: `compliance.policy.${policy}.${section}.text` as Key,
  }));

/** The sections of each policy page, by the keys of their texts. */
export const policyKeys: Readonly<Record<Policy, readonly { title: Key; text: Key }[]>> = {
  'terms-and-conditions': keysOf('terms-and-conditions', ['who', 'account', 'money', 'play', 'close']),
  'privacy-policy': keysOf('privacy-policy', ['what', 'why', 'who', 'long', 'rights']),
  'responsible-gambling': keysOf('responsible-gambling', [
    'entertainment',
    'signs',
    'tools',
    'help',
    'minors',
  ]),
};
