import { defaultMinimumAge } from '@casino-kit/api-contract';
import { type TextParams } from './translate.js';

/** Values that any text may name, as they are where the host sets no others: `{{minimumAge}}` in whole years. */
export const defaultSharedValues: TextParams = { minimumAge: defaultMinimumAge };
