import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import { launchGame } from '@casino-kit/api-contract';

export type PlayMode = 'real' | 'demo';

/** Reads a mode from an address: `demo`, otherwise real money. */
export function parsePlayMode(value: string | null | undefined): PlayMode {
  return value === 'demo' ? 'demo' : 'real';
}

/**
 * Opens a game for one mode. `localeCode` is the wire code of the game's language, `demoUserId` the account that a
 * guest's demo runs under, `''` for none. The response holds a launch token,
 * so it is kept only as long as the screen that requested it, and refetched only explicitly.
 */
export function launchQuery(
  client: ApiClient,
  {
    slug,
    mode,
    localeCode,
    demoUserId = '',
  }: { slug: string; mode: PlayMode; localeCode: string; demoUserId?: string | undefined },
) {
  const body = { mode, locale: localeCode, ...(mode === 'demo' && demoUserId !== '' && { demoUserId }) };
  return {
    queryKey: ['games', 'launch', slug, mode, localeCode] as const,
    queryFn: ({ signal }: Pick<CallOptions, 'signal'>) =>
      client.call(launchGame, { params: { slug }, body }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    meta: { audience: 'player' },
  };
}
