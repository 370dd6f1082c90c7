'use client';

import { createTexts } from '@casino-kit/i18n';
import en from '../locales/en.json' with { type: 'json' };
import withdrawals from '../locales/withdrawals/en.json' with { type: 'json' };

/** All texts of this library; a page with deposits only does not load those of withdrawals. */
export const useWithdrawalTexts = createTexts({ ...en, ...withdrawals });
