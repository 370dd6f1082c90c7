import { defaultMinimumAge } from '@casino-kit/api-contract';
import { type TextParams } from './translate.js';

/** Default values that any text may use: `{{minimumAge}}` in whole years. */
export const defaultSharedValues: TextParams = { minimumAge: defaultMinimumAge };
