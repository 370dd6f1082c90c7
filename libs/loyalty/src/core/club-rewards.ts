import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import {
  type ClubReward,
  type ClubRewardKind,
  clubRewardKinds,
  getClubRewards,
} from '@casino-kit/api-contract';

/** Query options for the rewards of the player's level; read again whenever they are shown, since they are taken elsewhere. */
export function clubRewardsQuery(client: Pick<ApiClient, 'call'>) {
  return {
    queryKey: ['loyalty', 'rewards'] as const,
    queryFn: async ({ signal }: Pick<CallOptions, 'signal'> = {}): Promise<ClubReward[]> =>
      (await client.call(getClubRewards, {}, { signal })).rewards,
    networkMode: 'always' as const,
    staleTime: 0,
    meta: { audience: 'player' },
  };
}

/** Returns how often a reward is given; one of a kind that is not known is given once. */
export function rewardKind({ kind }: Pick<ClubReward, 'kind'>): ClubRewardKind {
  return clubRewardKinds.find((known) => known === kind) ?? 'level';
}

/**
 * Whether a reward can be taken at `now`: `taken` is one that is given once and that the player has had, `later` one that
 * comes again.
 */
export function rewardState(
  { takenAt, againAt }: Pick<ClubReward, 'takenAt' | 'againAt'>,
  now: Date,
): 'ready' | 'taken' | 'later' {
  if (againAt) return new Date(againAt) > now ? 'later' : 'ready';
  return takenAt ? 'taken' : 'ready';
}
