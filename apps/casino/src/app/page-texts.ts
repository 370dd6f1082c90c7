import { createTexts } from '@casino-kit/i18n';
import en from '../locales/en.json' with { type: 'json' };
import pages from '../locales/pages/en.json' with { type: 'json' };

/** The shell's texts for lazy parts: together with those of the first load, all of them. */
export const englishTexts = { ...en, ...pages };
export type TextKey = keyof typeof englishTexts;

/** All texts of the shell. A component of the first load uses `useTexts` instead. */
export const usePageTexts = createTexts(englishTexts);
