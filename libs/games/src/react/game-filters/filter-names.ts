'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import { listGameProviders } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { useQuery } from '@tanstack/react-query';
import { type FilterPart } from '../../core/list-address.js';
import { providerNamesQuery } from '../../core/provider-queries.js';
import { useTexts } from '../game-texts.js';

/** Returns the providers to choose from, most games first; none if the server does not list them. */
export function useProviderChoice() {
  const enabled = useSupports(listGameProviders);
  return useQuery({ ...providerNamesQuery(useApiClient()), enabled }).data ?? [];
}

/** Returns a function that writes a rate of 96.5 per cent as the language does. */
export function usePercent(): (value: number) => string {
  const format = useNumberFormat({ style: 'percent', maximumFractionDigits: 2 });
  return (value) => format.format(value / 100);
}

/** Returns a function that names a part of a filter. */
export function usePartName(): (part: FilterPart) => string {
  const t = useTexts();
  const percent = usePercent();
  const providers = useProviderChoice();
  return (part) => {
    switch (part.kind) {
      case 'volatility':
        return t('games.filter.volatility', { step: t(`games.volatility.${part.value}`) });
      case 'features':
        return t(`games.filter.feature.${part.value}`);
      case 'provider':
        return providers.find(({ id }) => id === part.value)?.name ?? part.value;
      case 'rtp': {
        const { from, to } = part.value;
        if (to === null) return t('games.filter.rtp.from', { from: percent(from ?? 0) });
        if (from === null) return t('games.filter.rtp.to', { to: percent(to) });
        return t('games.filter.rtp.range', { from: percent(from), to: percent(to) });
      }
    }
  };
}
