import { createTexts } from '@casino-kit/i18n';
import label from '../../locales/label/en.json' with { type: 'json' };

/** The texts of the balance in every page's head: they load with the page, the others with what shows them. */
export const useLabelTexts = createTexts(label);
