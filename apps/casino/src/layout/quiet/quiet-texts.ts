import { createTexts } from '@casino-kit/i18n';
import quiet from '../../locales/quiet/en.json' with { type: 'json' };
import { englishTexts } from '../../app/page-texts.js';

/** The shell's texts with those that only an excluded player reads. */
export const useQuietTexts = createTexts({ ...englishTexts, ...quiet });
