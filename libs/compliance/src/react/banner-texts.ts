'use client';

import { createTexts } from '@casino-kit/i18n';
import cookies from '../locales/cookies/en.json' with { type: 'json' };

/** The texts of the cookie banner, which a page may show before any others are loaded; English is built in. */
export const useBannerTexts = createTexts(cookies);
