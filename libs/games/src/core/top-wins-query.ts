import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import { listMyTopWins, listTopWins, type TopWinTable } from '@casino-kit/api-contract';

/** A table of top wins (§2): one that everyone sees, or the player's own. */
export type WinTable = TopWinTable | 'mine';

const staleMs = 60_000;

/** Query options for a table of top wins, best first. The player's own is only for a logged-in player. */
export function topWinsQuery(client: Pick<ApiClient, 'call'>, table: WinTable) {
  return {
    queryKey: ['games', 'top wins', table] as const,
    queryFn: async ({ signal }: Pick<CallOptions, 'signal'> = {}) =>
      table === 'mine'
        ? (await client.call(listMyTopWins, {}, { signal })).rows
        : (await client.call(listTopWins, { query: { table } }, { signal })).rows,
    staleTime: staleMs,
    ...(table === 'mine' && { meta: { audience: 'player' } }),
  };
}
