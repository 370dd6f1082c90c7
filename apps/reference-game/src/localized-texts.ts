import { defaultLocaleTable, direction, formatTag, localeTag } from '@casino-kit/i18n/locales';
import { formatFigure, formatMoney } from '@casino-kit/money';
import { codeOfTag, type Dictionaries } from './dictionaries.js';

type Values = Readonly<Record<string, string | number>>;

/** Texts and figures in one language. Amounts are decimal strings in major units. */
export interface LocalizedTexts<Key extends string, PluralKey extends string> {
  /** BCP 47, for `lang`. */
  language: string;
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

/**
 * Returns the tag for figures: the launch's own, with its region, if `Intl` supports it, else the locale table's. Digits are
 * Latin where the table says so.
 */
function figuresTag(locale: string, code: string): string {
  const latin = defaultLocaleTable.entry(code).latinDigits ? '-u-nu-latn' : '';
  try {
    const [supported] = Intl.NumberFormat.supportedLocalesOf(locale);
    return supported === undefined ? formatTag(code) : `${new Intl.Locale(supported).baseName}${latin}`;
  } catch {
    return formatTag(code);
  }
}

/**
 * Returns texts from loaded dictionaries for a BCP 47 tag. Languages without a dictionary use English, with figures in their
 * locale's format.
 */
export function localizedTexts<Key extends string, PluralKey extends string>(
  dictionaries: Dictionaries,
  locale: string,
): LocalizedTexts<Key, PluralKey> {
  const spoken = codeOfTag(locale);
  const loaded = dictionaries.loaded(spoken);
  const code = loaded === undefined ? 'en' : spoken;
  const figures = figuresTag(locale, spoken);
  const dictionary = { ...dictionaries.english, ...loaded };
  const plurals = new Intl.PluralRules(defaultLocaleTable.pluralTag(code));
  const fill = (template: string, values: Values) =>
    template.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
  return {
    language: localeTag(code),
    direction: direction(code),
    text: (key, values = {}) => fill(dictionary[key] ?? '', values),
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
