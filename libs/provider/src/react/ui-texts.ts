'use client';

import { englishUiTexts, type UiTexts } from '@casino-kit/ui';
import { useMemo } from 'react';
import { useProviderTexts } from './provider-texts.js';

const keys = Object.keys(englishUiTexts) as (keyof UiTexts)[];

/** Returns the texts of the `ui` components in the player's language. */
export function useUiTexts(): Partial<UiTexts> {
  const t = useProviderTexts();
  return useMemo(() => {
    const texts: Partial<Omit<UiTexts, 'pageRange'>> = Object.fromEntries(
      keys.map((key) => [key, t(`ui.${key}`)]),
    );
    return { ...texts, pageRange: (first, last, all) => t('ui.pageRange', { first, last, all }) };
  }, [t]);
}
