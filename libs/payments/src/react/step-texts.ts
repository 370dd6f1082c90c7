'use client';

import { createTexts } from '@casino-kit/i18n';
import en from '../locales/en.json' with { type: 'json' };
import steps from '../locales/steps/en.json' with { type: 'json' };

/** The texts of deposits with those of single methods; a form without these methods does not load them. */
export const useStepTexts = createTexts({ ...en, ...steps });
