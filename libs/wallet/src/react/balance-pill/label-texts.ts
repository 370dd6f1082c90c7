'use client';

import { createTexts } from '@casino-kit/i18n';
import label from '../../locales/label/en.json' with { type: 'json' };

/**
 * The texts of the balance in every page's header. They load with the page, the others with the component that shows
 * them.
 */
export const useLabelTexts = createTexts(label);
