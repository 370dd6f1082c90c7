import { createTexts } from '@casino-kit/i18n';
import en from '../locales/en.json' with { type: 'json' };

/** The shell's own texts that the first load shows. */
export const useTexts = createTexts(en);
