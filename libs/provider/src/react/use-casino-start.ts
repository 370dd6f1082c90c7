'use client';

import { type LoadedTexts } from '@casino-kit/i18n';
import { type Settings, settingsQuery } from '@casino-kit/settings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CasinoStartData } from '../wiring/load-casino.js';
import { loadServerTexts } from '../wiring/server-texts.js';
import { today } from '../wiring/today.js';
import { type Casino } from '../wiring/wire-casino.js';

/** How long settings stay fresh in a tab that stays open, in milliseconds. */
const settingsMaxAgeMs = 60_000;

export interface CasinoStart {
  /** Wire code of the language to start in. */
  code: string;
  /** `undefined` while they load, or if they could not be loaded. */
  settings: Settings | undefined;
  texts: LoadedTexts | undefined;
  /** The settings could not be loaded; stays `true` during a retry. */
  failed: boolean;
  retrying: boolean;
  retry: () => void;
}

/**
 * Loads what a casino needs before it is shown: settings (§4) and texts (§9), at the same time, unless they are given. Settings
 * are refetched while the tab is in view, so that it follows what the operator changes; the same ones render nothing again.
 */
export function useCasinoStart(
  casino: Casino,
  given: { settings: Settings | undefined; hasTexts: boolean; start: CasinoStartData | undefined },
): CasinoStart {
  const { start } = given;
  const [code] = useState(() => start?.code ?? casino.language());
  const settings = useQuery(
    {
      ...settingsQuery(casino.client, {
        today,
        report: ({ field, issue }) => casino.onContractBreach?.(`settings2: field ${field} ${issue}`),
      }),
      enabled: given.settings === undefined,
      initialData: start?.settings,
      initialDataUpdatedAt: () => start?.loadedAt,
      staleTime: settingsMaxAgeMs,
      refetchInterval: settingsMaxAgeMs,
      refetchOnWindowFocus: true,
    },
    casino.queryClient,
  );
  const texts = useQuery(
    {
      queryKey: ['texts', code],
      queryFn: () => loadServerTexts(casino.client, code),
      initialData: start?.texts,
      staleTime: Infinity,
      enabled: !given.hasTexts,
    },
    casino.queryClient,
  );
  return {
    code,
    settings: given.settings ?? settings.data,
    texts: texts.data,
    failed: settings.data === undefined && settings.errorUpdateCount > 0,
    retrying: settings.isFetching,
    retry: () => void settings.refetch(),
  };
}
