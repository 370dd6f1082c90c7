import { formatFigure, formatMoney } from '@casino-kit/money';

type Values = Readonly<Record<string, string | number>>;
type Language = 'en' | 'de' | 'ar';

/** Texts and figures in one language. Amounts are decimal strings in major units. */
export interface LocalizedTexts<Key extends string, PluralKey extends string> {
  /** BCP 47, for `lang`. */
  language: Language;
  direction: 'ltr' | 'rtl';
  /** Returns a text with its `{places}` filled. */
  text(key: Key, values?: Values): string;
  /** Returns a text in the plural form of `count`, which fills `{count}`. */
  plural(key: PluralKey, count: number, values?: Values): string;
  money(amount: string, currencyCode: string): string;
  figure(amount: string): string;
  /** Formats a rate in per cent, such as `"96.21"`. */
  percent(rate: string): string;
}

/** Returns a tag that `Intl` supports, or `en`: the locale comes from a launch and may be anything. */
function knownTag(locale: string): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/**
 * Returns texts from dictionaries for a BCP 47 tag. Languages without a dictionary use English, with figures in their
 * locale's format; Arabic figures are in Latin digits, as everywhere in the casino.
 */
export function localizedTexts<Key extends string, PluralKey extends string>(
  dictionaries: Readonly<Record<Language, Readonly<Record<string, string>>>>,
  locale: string,
): LocalizedTexts<Key, PluralKey> {
  const tag = knownTag(locale);
  const spoken = new Intl.Locale(tag).language;
  const languages = Object.keys(dictionaries) as Language[];
  const language = languages.find((known) => known === spoken) ?? 'en';
  const figures = spoken === 'ar' ? `${new Intl.Locale(tag).baseName}-u-nu-latn` : tag;
  const dictionary = dictionaries[language];
  const plurals = new Intl.PluralRules(language);
  const fill = (template: string, values: Values) =>
    template.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    text: (key, values = {}) => fill(dictionary[key] ?? dictionaries.en[key] ?? '', values),
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
