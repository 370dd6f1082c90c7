'use client';

import { createTexts } from '@casino-kit/i18n';
import en from '../locales/en.json' with { type: 'json' };
import outcomes from '../locales/outcomes/en.json' with { type: 'json' };

/** The texts of deposits and of their outcomes; a form without an outcome does not load the latter. */
export const useOutcomeTexts = createTexts({ ...en, ...outcomes });
