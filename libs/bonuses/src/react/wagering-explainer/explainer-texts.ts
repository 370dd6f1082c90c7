'use client';

import { createTexts } from '@casino-kit/i18n';
import en from '../../locales/explainer/en.json' with { type: 'json' };

/** The explainer's texts, apart from the library's: pages without it do not load them. */
export const useTexts = createTexts(en);
