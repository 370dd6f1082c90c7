'use client';

import { createTexts } from '@casino-kit/i18n';
import label from '../locales/label/en.json' with { type: 'json' };

/**
 * The texts of the small components: they load with every page's head, the others with the components that show them.
 */
export const useLabelTexts = createTexts(label);
