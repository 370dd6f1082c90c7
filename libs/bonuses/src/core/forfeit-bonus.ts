import { type ApiClient, CallError } from '@casino-kit/api-client';
import { cancelBonus, getUserBonuses, type UserBonus } from '@casino-kit/api-contract';

/**
 * How forfeiting a bonus ended.
 * - `forfeited`: now, with the bonus as it ended.
 * - `notActive`: it was already over; the history shows how.
 * - `rejected`: it is still active.
 * - `unknown`: the result is unknown. A retry is safe, since a bonus is forfeited once.
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

/**
 * Forfeits a bonus (§4). Whatever failed on the way, the outcome is the actual state of the bonus. Never rejects with a
 * CallError.
 */
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
