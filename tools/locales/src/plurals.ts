import { defaultLocaleTable } from '@casino-kit/i18n/locales';

/** The plural categories of CLDR in their usual order. */
const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type Category = (typeof categories)[number];

const suffix = /_(zero|one|two|few|many|other)$/;

/** Returns a key without its plural category. */
export const toBaseKey = (key: string): string => key.replace(suffix, '');

/** Returns the plural category that a key ends with. */
export const getCategory = (key: string): Category | undefined =>
  categories.find((category) => category === suffix.exec(key)?.[1]);

/** Returns the plural categories of a language in CLDR's order: `one`, `few`, `many`, `other` of `ru`. */
export function getCategories(code: string): readonly Category[] {
  const own = new Set<string>(createRules(code).resolvedOptions().pluralCategories);
  return categories.filter((category) => own.has(category));
}

const createRules = (code: string) => new Intl.PluralRules(defaultLocaleTable.pluralTag(code));

/** Whole numbers that show which ones a category stands for. */
const samples = Array.from({ length: 301 }, (_, number) => number);

/** Returns the whole numbers from 0 to 300 that take a category. */
export const getNumbers = (code: string, category: Category): readonly number[] => {
  const rules = createRules(code);
  return samples.filter((number) => rules.select(number) === category);
};

/** Whether a category stands for one number only, which a text may then spell out: `one` in English. */
export const isOneNumber = (code: string, category: Category): boolean =>
  getNumbers(code, category).length === 1;

/** Whether only millions or fractions take a category; its text is that of `other`: `many` in French. */
export const isRare = (code: string, category: Category): boolean =>
  category !== 'other' && getNumbers(code, category).length === 0;
