export { createI18n } from './core/create-i18n.js';
export { I18nextTexts } from './react/i18next-texts.js';
