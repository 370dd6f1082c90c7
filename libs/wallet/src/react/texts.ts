'use client';

import { createTexts } from '@casino-kit/i18n';
import label from '../locales/label/en.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };

/** All texts of this library. */
export const useTexts = createTexts({ ...label, ...en });
