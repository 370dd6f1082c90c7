import { describe, expect, it } from 'vitest';
import { localeCodes } from '@casino-kit/i18n';
import { policies, type Policy, type PolicySection } from '../react/policy-page/policy.js';
import { loadPolicy, policyLanguage } from './load-policy.js';

const placesIn = (paragraphs: readonly string[]) =>
  paragraphs
    .flatMap((text) => [...text.matchAll(/\{\{\??\w+\}\}|\]\([\w-]+\)/g)].map(([place]) => place))
    .sort();

/** The languages that a policy has a file in, without English. */
const translated = (policy: Policy) =>
  localeCodes.filter((code) => code !== 'en' && policyLanguage(policy, code) === code);

describe.each(policies)('the policy %s', (policy) => {
  it.each(translated(policy))(
    'has in %s the sections, values and links it has in English',
    async (language) => {
      const english = await loadPolicy(policy, 'en');
      const text = await loadPolicy(policy, language);
      expect(text.sections.map(({ id }) => id)).toEqual(english.sections.map(({ id }) => id));
      expect(text.short).toHaveLength(english.short.length);
      expect(text.updated).toBe(english.updated);
      const toShape = ({ hosted, otherwise }: PolicySection) => [hosted, otherwise?.length];
      expect(text.sections.map(toShape)).toEqual(english.sections.map(toShape));
      for (const [index, section] of text.sections.entries())
        expect([section.id, placesIn(section.text)]).toEqual([
          section.id,
          placesIn(english.sections[index]?.text ?? []),
        ]);
    },
  );

  it('names no licence of its own: that is the brand’s setting', async () => {
    const { sections } = await loadPolicy(policy, 'en');
    expect(
      sections.flatMap(({ text }) => text).filter((text) => /licen[cs]e:? *(no|number|[A-Z]*\d)/i.test(text)),
    ).toEqual([]);
  });
});

describe('policyLanguage', () => {
  it.each([
    ['de', 'de'],
    ['ar', 'ar'],
    ['en', 'en'],
    ['xx', 'en'],
    ['__proto__', 'en'],
    ['../../secret', 'en'],
  ])('returns for the locale %s the language %s', (code, language) =>
    expect(policyLanguage('aml-policy', code)).toBe(language),
  );
});
