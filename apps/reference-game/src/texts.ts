import { formatFigure, formatMoney } from '@casino-kit/money';
import ar from './locales/ar.json' with { type: 'json' };
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };

export type TextKey = keyof typeof en;
/** Keys of texts that change with a number, without their plural form. */
export type PluralKey = 'plaque.freeSpinsWon' | 'announce.won';
type Values = Readonly<Record<string, string | number>>;

/** Texts and figures in one language. Amounts are decimal strings in major units. */
export interface Texts {
  /** BCP 47, for `lang`. */
  language: keyof typeof dictionaries;
  direction: 'ltr' | 'rtl';
  /** Returns a text with its `{places}` filled. */
  text(key: TextKey, values?: Values): string;
  /** Returns a text in the plural form of `count`, which fills `{count}`. */
  plural(key: PluralKey, count: number, values?: Values): string;
  money(amount: string, currencyCode: string): string;
  figure(amount: string): string;
  /** Formats a rate in per cent, such as `"96.21"`. */
  percent(rate: string): string;
}

const dictionaries = { en, de, ar };
const languages = Object.keys(dictionaries) as (keyof typeof dictionaries)[];

/** Returns a tag that `Intl` supports, or `en`: the locale comes from a launch and may be anything. */
function knownTag(locale: string): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/**
 * Returns texts for a BCP 47 tag. Languages without a dictionary use English, with figures in their locale's format;
 * Arabic figures are in Latin digits, as everywhere in the casino.
 */
export function textsFor(locale: string): Texts {
  const tag = knownTag(locale);
  const spoken = new Intl.Locale(tag).language;
  const language = languages.find((known) => known === spoken) ?? 'en';
  const figures = spoken === 'ar' ? `${new Intl.Locale(tag).baseName}-u-nu-latn` : tag;
  const dictionary: Readonly<Record<string, string>> = dictionaries[language];
  const plurals = new Intl.PluralRules(language);
  const fill = (template: string, values: Values) =>
    template.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    text: (key, values = {}) => fill(dictionary[key] ?? en[key], values),
    plural(key, count, values = {}) {
      const form = dictionary[`${key}_${plurals.select(count)}`] ?? dictionary[`${key}_other`] ?? '';
      return fill(form, { count, ...values });
    },
    money: (amount, currency) => formatMoney(amount, { locale: figures, currency }),
    figure: (amount) => formatFigure(amount, figures),
    percent: (rate) =>
      new Intl.NumberFormat(figures, { style: 'unit', unit: 'percent', maximumFractionDigits: 2 }).format(
        Number(rate),
      ),
  };
}
