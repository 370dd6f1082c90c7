'use client';

import { type LoadedTexts, loadTexts, serverTexts } from '@casino-kit/i18n';
import { type Settings, settingsQuery } from '@casino-kit/settings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Casino } from '../wiring/wire-casino.js';

const today = () => new Date().toISOString().slice(0, 10);
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const noBundle = () => Promise.resolve(null);

/** Loads the texts of a locale from the server; without a dictionary there, each library shows its English. */
export const loadServerTexts = (casino: Casino, code: string): Promise<LoadedTexts> =>
  loadTexts(code, { server: serverTexts(casino.client), bundle: noBundle, sleep, today });

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
  given: { settings: Settings | undefined; hasTexts: boolean },
): CasinoStart {
  const [code] = useState(casino.language);
  const settings = useQuery(
    {
      ...settingsQuery(casino.client, {
        today,
        report: ({ field, issue }) => casino.onContractBreach?.(`settings2: field ${field} ${issue}`),
      }),
      enabled: given.settings === undefined,
      staleTime: settingsMaxAgeMs,
      refetchInterval: settingsMaxAgeMs,
      refetchOnWindowFocus: true,
    },
    casino.queryClient,
  );
  const texts = useQuery(
    {
      queryKey: ['texts', code],
      queryFn: () => loadServerTexts(casino, code),
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
