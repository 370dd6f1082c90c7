import { createTexts } from '@casino-kit/i18n';
import en from '../locales/en.json' with { type: 'json' };
import outcomes from '../locales/outcomes/en.json' with { type: 'json' };

/** The texts of deposits and of how they end; a form in which none has ended yet does without the latter. */
export const useOutcomeTexts = createTexts({ ...en, ...outcomes });
