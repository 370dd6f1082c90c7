export { codeOfLanguage } from './core/code-of-language.js';
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
