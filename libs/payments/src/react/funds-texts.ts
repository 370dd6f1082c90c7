'use client';

import { createTexts } from '@casino-kit/i18n';
import en from '../locales/en.json' with { type: 'json' };
import funds from '../locales/funds/en.json' with { type: 'json' };

/** The texts of deposits with those about the protection of money; a form that asks nothing about it does not load the latter. */
export const useFundsTexts = createTexts({ ...en, ...funds });
