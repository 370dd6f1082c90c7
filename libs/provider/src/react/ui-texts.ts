'use client';

import { type UiTexts } from '@casino-kit/ui';
import { useMemo } from 'react';
import { useProviderTexts } from './provider-texts.js';

/** Returns the texts of the `ui` components in the player's language. */
export function useUiTexts(): UiTexts {
  const t = useProviderTexts();
  return useMemo(
    () => ({
      close: t('ui.close'),
      previous: t('ui.previous'),
      next: t('ui.next'),
      showPassword: t('ui.showPassword'),
      hidePassword: t('ui.hidePassword'),
      optional: t('ui.optional'),
      loading: t('ui.loading'),
      day: t('ui.day'),
      month: t('ui.month'),
      year: t('ui.year'),
      increase: t('ui.increase'),
      decrease: t('ui.decrease'),
      phoneCode: t('ui.phoneCode'),
      notifications: t('ui.notifications'),
      previousPage: t('ui.previousPage'),
      nextPage: t('ui.nextPage'),
      pageRange: (first, last, all) => t('ui.pageRange', { first, last, all }),
      stale: t('ui.stale'),
      retry: t('ui.retry'),
    }),
    [t],
  );
}
