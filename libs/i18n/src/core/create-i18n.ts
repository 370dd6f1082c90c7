import { createInstance, type i18n } from 'i18next';
import { type Texts } from './dictionary.js';
import { defaultLocaleTable, type LocaleTable } from './locales.js';

export interface I18nConfig {
  /** Wire code. */
  code: string;
  /** Flat texts with dotted keys. */
  texts: Texts;
  /** The locale of the dictionary `texts`, if it is a fallback for `code`: its plural forms are then used. */
  textsCode?: string | undefined;
  table?: LocaleTable | undefined;
}

/**
 * Creates an i18next instance that is ready at once and holds one locale in the one namespace `common` (§9). Keys are
 * flat: dots and colons in them have no special meaning. Texts are not escaped, since React does that.
 */
export function createI18n({ code, texts, textsCode = code, table = defaultLocaleTable }: I18nConfig): i18n {
  const language = table.pluralTag(textsCode);
  const instance = createInstance();
  void instance.init({
    lng: language,
    load: 'currentOnly',
    fallbackLng: false,
    ns: ['common'],
    defaultNS: 'common',
    resources: { [language]: { common: { ...texts } } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}

const shared = new WeakMap<Texts, Map<string, i18n>>();

/** Returns the instance of complete texts, which all pages that a server renders with them share. */
export function sharedI18n(config: I18nConfig): i18n {
  const { code, texts, textsCode = code, table = defaultLocaleTable } = config;
  const byLanguage = shared.get(texts) ?? new Map<string, i18n>();
  shared.set(texts, byLanguage);
  const language = table.pluralTag(textsCode);
  const known = byLanguage.get(language) ?? createI18n(config);
  byLanguage.set(language, known);
  return known;
}
