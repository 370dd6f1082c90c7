import { type ApiClient, CallError } from '@casino-kit/api-client';
import { activateBonus, type EndpointInput, getUserBonuses, type UserBonus } from '@casino-kit/api-contract';
import { isDefiniteCode } from './activation-error.js';

/** A bonus that a player asks for. */
export interface ActivationRequest {
  userId: string;
  /** The offer; `null` where only a coupon is known. */
  bonusId: string | null;
  couponCode: string | null;
  /** The player's zone (IANA). */
  timeZone: string;
  /** The player has confirmed that the active bonus is given up for it. */
  cancelActiveBonus: boolean;
}

/**
 * How an activation ended. `activated`: now or, with `before`, already by another tab or an answer that was lost. `refused`
 * by a code of §8. `uncertain`: no answer came, it may have been done. `offline`: the server could not be reached. After the
 * last two the same activation is asked again and not made anew.
 */
export type ActivationOutcome =
  | { kind: 'activated'; bonus: UserBonus; before: boolean }
  | { kind: 'refused'; code: string; params: Readonly<Record<string, string>> }
  | { kind: 'uncertain' }
  | { kind: 'offline' };

export interface Activations {
  /**
   * Asks for a bonus. While one is under way, asking for the same gives the same answer. Never rejects with a CallError.
   */
  activate(request: ActivationRequest): Promise<ActivationOutcome>;
}

type Body = EndpointInput<typeof activateBonus>['body'];
interface OpenAttempt {
  key: string;
  /** What was sent first: a key stands for one body. */
  body: Body;
}

/** Request time-out, conflict with a call still under way, too early: what was asked for may yet be done. */
const openStatuses: readonly (number | null)[] = [408, 409, 425];
/** Refusals that stand to reason when the bonus is active already. */
const maybeActive: readonly string[] = [
  'ACTIVE_BONUS',
  'ACTIVE_FREE_SPINS',
  'RETRY_PERIOD',
  'COUPON_ALREADY_REDEEMED',
];

const signedOut: ActivationOutcome = { kind: 'refused', code: 'UNAUTHORIZED', params: {} };
const isOpen = ({ kind }: ActivationOutcome) => kind === 'uncertain' || kind === 'offline';

/** What a failed call says about the activation. */
function failureOf({ kind, status, code, params }: CallError): ActivationOutcome {
  if (kind === 'skipped' || kind === 'ended') return signedOut;
  if (kind === 'network') return { kind: 'offline' };
  if (kind !== 'status') return { kind: 'uncertain' };
  const spelledOut = status !== null && status < 500 && !openStatuses.includes(status);
  return spelledOut || isDefiniteCode(code) ? { kind: 'refused', code, params } : { kind: 'uncertain' };
}

const bodyOf = ({ bonusId, couponCode, timeZone, cancelActiveBonus }: ActivationRequest): Body => ({
  ...(couponCode !== null ? { couponCode } : bonusId !== null && { bonusId }),
  timeZone,
  ...(cancelActiveBonus && { cancelActiveBonus }),
});

/**
 * Makes the activations of one page. An offer has one idempotency key until the server has answered for it, so that a double
 * click, a lost answer and a second try are one activation. `newKey` gives a key that was never used.
 */
export function createActivations({
  client,
  newKey,
}: {
  client: Pick<ApiClient, 'call' | 'tokens'>;
  newKey: () => string;
}): Activations {
  const open = new Map<string, OpenAttempt>();
  const underWay = new Map<string, Promise<ActivationOutcome>>();

  async function ask({ key, body }: OpenAttempt): Promise<ActivationOutcome> {
    try {
      const bonus = await client.call(activateBonus, { body }, { idempotencyKey: key });
      return { kind: 'activated', bonus, before: false };
    } catch (error) {
      if (error instanceof CallError) return failureOf(error);
      throw error;
    }
  }

  /** What is active already cannot be activated again: another tab may have done it, and that is no failure. */
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

  async function settle(request: ActivationRequest, id: string): Promise<ActivationOutcome> {
    const attempt = open.get(id) ?? { key: newKey(), body: bodyOf(request) };
    open.set(id, attempt);
    const epoch = client.tokens.epoch();
    let answer = await ask(attempt);
    // The same question once more: what was done before the answer was lost is told now. Never in another's name.
    if (isOpen(answer)) answer = client.tokens.epoch() === epoch ? await ask(attempt) : signedOut;
    if (isOpen(answer)) return answer;
    open.delete(id);
    if (answer.kind !== 'refused' || !maybeActive.includes(answer.code) || request.bonusId === null)
      return answer;
    const bonus = await activeAlready(request.bonusId);
    return bonus === null ? answer : { kind: 'activated', bonus, before: true };
  }

  return {
    activate(request) {
      const id = JSON.stringify([request.userId, request.bonusId, request.couponCode]);
      const running = underWay.get(id);
      if (running !== undefined) return running;
      const made = settle(request, id).finally(() => underWay.delete(id));
      underWay.set(id, made);
      return made;
    },
  };
}
