import { createInstance, type i18n } from 'i18next';
import { type Texts } from './dictionary.js';

/**
 * Creates an i18next instance that is ready at once and holds one locale in the one namespace `common` (§9). Keys are
 * flat: dots and colons in them have no special meaning. Texts are not escaped, since React does that. `language` (BCP
 * 47) selects plural forms.
 */
export function createI18n(texts: Texts, language: string): i18n {
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
