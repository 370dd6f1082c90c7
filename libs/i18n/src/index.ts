export { flattenDictionary, type DictionaryIssue, type Texts } from './core/dictionary.js';
export {
  loadTexts,
  serverTexts,
  type LoadedTexts,
  type TextSources,
  type TextsIssue,
} from './core/load-texts.js';
export { nativeName } from './core/locale-names.js';
export {
  calendarTag,
  createLocaleTable,
  defaultLocaleCode,
  defaultLocaleTable,
  direction,
  formatTag,
  isLocaleCode,
  localeCodes,
  localeTag,
  type Direction,
  type LocaleCode,
  type LocaleEntry,
  type LocaleTable,
} from './core/locales.js';
export { pickEnglishFormats, type EnglishFormats } from './core/english-formats.js';
export { pickLocale, type LocaleWishes } from './core/pick-locale.js';
export { createTextCache, type TextCache, type TextCacheConfig } from './core/text-cache.js';
export { type TextKey, type TextParams, type Translate } from './core/translate.js';
export { createTexts } from './react/create-texts.js';
export { type HostI18next } from './react/host-i18n.js';
export { I18nProvider, type I18nProviderProps } from './react/i18n-provider.js';
export { useLocale, type Locale, type LocaleInUse } from './react/locale-context.js';
export { Trans, type TransProps } from './react/trans.js';
export { useAllTexts } from './react/use-all-texts.js';
export { useDateFormat, useNumberFormat } from './react/use-formats.js';
