import { createInstance, type i18n } from 'i18next';
import { type Texts } from './dictionary.js';
import { loadRestWith } from './rest-of-texts.js';

/** The one namespace of all texts (§9). */
export const namespace = 'common';

export interface I18nConfig {
  /** Flat texts, which are not copied. An empty text says that the language has none for this key. */
  texts: Texts;
  /** BCP 47, for plural forms. */
  language: string;
  /** Returns keys instead of texts (the setting `debugShowTranslationKeys`). */
  showsKeys?: boolean | undefined;
  /** Loads all texts of the language, if `texts` are only those that are needed first. */
  loadRest?: (() => Promise<Texts>) | undefined;
}

/**
 * Creates an i18next instance that is ready at once and holds one language in the one namespace `common` (§9). Keys are
 * flat: dots and colons in them have no special meaning. Texts are not escaped, since React does that.
 */
export function createI18n({ texts, language, showsKeys = false, loadRest }: I18nConfig): i18n {
  const instance = createInstance();
  const rest = loadRest && loadRestWith(instance, { language, namespace, read: loadRest });
  void instance.init({
    // The language by which i18next shows keys.
    lng: showsKeys ? 'cimode' : language,
    load: 'currentOnly',
    fallbackLng: false,
    ns: [namespace],
    defaultNS: namespace,
    resources: { [language]: { [namespace]: texts } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    // `Trans` leaves everything else than its own marks as it is.
    react: { transKeepBasicHtmlNodesFor: [], unescape: (text) => text },
    initAsync: false,
    ...rest,
  });
  return instance;
}

const shared = new WeakMap<Texts, Map<string, i18n>>();

/** Returns the instance of complete texts, which all pages that a server renders with them share. */
export function sharedI18n(config: Omit<I18nConfig, 'loadRest'>): i18n {
  const known = shared.get(config.texts) ?? new Map<string, i18n>();
  shared.set(config.texts, known);
  const key = config.showsKeys === true ? 'keys' : config.language;
  const instance = known.get(key) ?? createI18n(config);
  known.set(key, instance);
  return instance;
}
