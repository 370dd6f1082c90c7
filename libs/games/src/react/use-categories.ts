'use client';

import { useApiClient } from '@casino-kit/api-client';
import { useLocale } from '@casino-kit/i18n';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../core/catalogue-queries.js';

/** Loads the categories of the lobby in the player's language. */
export function useCategories() {
  const client = useApiClient();
  const { code } = useLocale();
  return useQuery(categoriesQuery(client, code));
}
