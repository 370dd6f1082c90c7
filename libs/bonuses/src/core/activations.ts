import {
  type ActionOutcome,
  type ApiClient,
  CallError,
  createIdempotentAction,
  type Rejection,
} from '@casino-kit/api-client';
import { activateBonus, getUserBonuses, type UserBonus } from '@casino-kit/api-contract';
import { isDefiniteCode } from './activation-error.js';

/** A bonus that a player activates. */
export interface ActivationRequest {
  userId: string;
  /** The offer; `null` if only a coupon is known. */
  bonusId: string | null;
  couponCode: string | null;
  /** The player's zone (IANA). */
  timeZone: string;
  /** The player has confirmed that the active bonus is forfeited for it. */
  cancelActiveBonus: boolean;
}

/**
 * How an activation ended.
 * - `activated`: now or, with `alreadyActive`, already by another tab or a response that was lost.
 * - `rejected`: by a code of §8 or with the server's own `message`.
 * - `failed`: the server responded with an error that does not say whether the bonus was activated.
 * - `uncertain`: no response arrived.
 * - `offline`: the server could not be reached.
 *
 * The last three keep the key: a retry repeats the same activation instead of making another.
 */
export type ActivationOutcome =
  | { kind: 'activated'; bonus: UserBonus; alreadyActive: boolean }
  | { kind: 'rejected'; code: string; params: Readonly<Record<string, string>>; message: string | null }
  | { kind: 'failed'; message: string | null }
  | { kind: 'uncertain' }
  | { kind: 'offline' };

export interface Activations {
  /**
   * Activates a bonus. While one is in progress, the same request returns the same outcome. Never rejects with a
   * CallError.
   */
  activate(request: ActivationRequest): Promise<ActivationOutcome>;
}

/** Rejections that are expected when the bonus is already active. */
const maybeActive: readonly string[] = [
  'ACTIVE_BONUS',
  'ACTIVE_FREE_SPINS',
  'RETRY_PERIOD',
  'COUPON_ALREADY_REDEEMED',
];

const rejectedWith = ({ code, params, message }: Omit<Rejection, 'fields'>): ActivationOutcome => ({
  kind: 'rejected',
  code,
  params,
  message,
});

function toActivationOutcome(ended: ActionOutcome<UserBonus>): ActivationOutcome {
  switch (ended.kind) {
    case 'done':
      return { kind: 'activated', bonus: ended.data, alreadyActive: false };
    case 'rejected':
      return rejectedWith(ended.rejection);
    case 'failed':
      return { kind: 'failed', message: ended.message };
    case 'unknown':
      return { kind: ended.reason === 'network' ? 'offline' : 'uncertain' };
    case 'ended':
    case 'cancelled':
      return rejectedWith({ code: 'UNAUTHORIZED', params: {}, message: null });
  }
}

const toBody = ({ bonusId, couponCode, timeZone, cancelActiveBonus }: ActivationRequest) => ({
  ...(couponCode !== null ? { couponCode } : bonusId !== null && { bonusId }),
  timeZone,
  ...(cancelActiveBonus && { cancelActiveBonus }),
});

/**
 * Creates the activations of one page: an offer is one idempotent action, retried once at once. `newKey` returns an
 * unused idempotency key.
 */
export function createActivations({
  client,
  newKey,
}: {
  client: Pick<ApiClient, 'call' | 'tokens'>;
  newKey: () => string;
}): Activations {
  const action = createIdempotentAction<ActivationRequest, UserBonus>({
    tokens: client.tokens,
    newKey,
    send: (request, idempotencyKey) =>
      client.call(activateBonus, { body: toBody(request) }, { idempotencyKey }),
    isSame: (a, b) => a.userId === b.userId && a.bonusId === b.bonusId && a.couponCode === b.couponCode,
    isDefiniteCode,
    retries: 1,
  });

  /** What is already active cannot be activated again: another tab may have activated it, which is not a rejection. */
  async function activeAlready(bonusId: string): Promise<UserBonus | null> {
    try {
      const query = { pageNo: 1, limit: 24, state: 'active' } as const;
      const { rows } = await client.call(getUserBonuses, { query });
      return rows.find((row) => row.bonusId === bonusId) ?? null;
    } catch (error) {
      if (error instanceof CallError) return null;
      throw error;
    }
  }

  return {
    async activate(request) {
      const outcome = toActivationOutcome(await action.run(request));
      if (outcome.kind !== 'rejected' || !maybeActive.includes(outcome.code) || request.bonusId === null)
        return outcome;
      const bonus = await activeAlready(request.bonusId);
      return bonus === null ? outcome : { kind: 'activated', bonus, alreadyActive: true };
    },
  };
}
