import { type ApiClient, CallError } from '@casino-kit/api-client';
import { cancelBonus, getUserBonuses, type UserBonus } from '@casino-kit/api-contract';

/**
 * How giving a bonus up ended. `gone`: it was over already, and how that came is in the history. `refused`: it is still
 * active. `unanswered`: no one knows; asking again is safe, a bonus is given up once.
 */
export type ForfeitOutcome =
  | { kind: 'forfeited'; bonus: UserBonus }
  | { kind: 'notActive' }
  | { kind: 'rejected' }
  | { kind: 'unknown' };

type Caller = Pick<ApiClient, 'call'>;

async function isActive(client: Caller, userBonusId: string): Promise<boolean> {
  const query = { pageNo: 1, limit: 24, state: 'active' } as const;
  const { rows } = await client.call(getUserBonuses, { query });
  return rows.some((row) => row.userBonusId === userBonusId);
}

/** Returns a bonus up (§4). Whatever went wrong on the way, what is told is how the bonus stands. Never rejects with a CallError. */
export async function forfeitBonus(client: Caller, userBonusId: string): Promise<ForfeitOutcome> {
  try {
    return {
      kind: 'forfeited',
      bonus: await client.call(cancelBonus, { params: { userBonusId }, body: {} }),
    };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const rejected = error.kind === 'status' && error.status !== null && error.status < 500;
    try {
      if (!(await isActive(client, userBonusId))) return { kind: 'notActive' };
    } catch (second) {
      if (!(second instanceof CallError)) throw second;
      return { kind: 'unknown' };
    }
    return { kind: rejected ? 'rejected' : 'unknown' };
  }
}
