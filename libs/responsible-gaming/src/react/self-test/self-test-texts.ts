'use client';

import { createTexts } from '@casino-kit/i18n';
import selfTest from '../../locales/self-test/en.json' with { type: 'json' };

/** The texts of the questions and the result, which no other part needs; English is built in. */
export const useSelfTestTexts = createTexts(selfTest);
