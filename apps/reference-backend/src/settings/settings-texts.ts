import { createDomainTexts } from '../domain-texts.js';
import en from './locales/en.json' with { type: 'json' };

/** The texts in the settings of the demo brand. */
export const settingsTexts = createDomainTexts('settings', en);
