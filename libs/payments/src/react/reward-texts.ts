'use client';

import { createTexts } from '@casino-kit/i18n';
import en from '../locales/en.json' with { type: 'json' };
import rewards from '../locales/rewards/en.json' with { type: 'json' };

/** The texts of deposits with those of bonus and coupon; a form without these does not load them. */
export const useRewardTexts = createTexts({ ...en, ...rewards });
