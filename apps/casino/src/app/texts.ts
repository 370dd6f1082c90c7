import { createTexts } from '@casino-kit/i18n';
import en from '../locales/en.json' with { type: 'json' };

/** The shell's own texts. */
export const useTexts = createTexts(en);
