import { type ApiClient, CallError } from '@casino-kit/api-client';
import { type Deposit, threeDsWebhook } from '@casino-kit/api-contract';
import { outcomeOfStatus } from './deposit-outcome.js';
import { type DepositOutcome } from './outcome-modal.js';

/** What the bank's page sends along in the query when the player comes back (§3). */
export interface ThreeDsResult {
  PaReq: string;
  MD: string;
}
export interface ThreeDsSettled {
  outcome: DepositOutcome;
  /** The deposit that the check settles, where the server names it. */
  deposit: Deposit | null;
  /** Why it failed, for the message. */
  errorCode: string | null;
  /** No response arrived, so the result is unknown: the player may retry. */
  withoutResponse: boolean;
  /** The server does not know the check, so nothing is known about any deposit. */
  unknown: boolean;
}

/**
 * Returns the result of posting the webhook (§4, decisions 10). A response without a deposit is a success, as the modal
 * that brought the player here says. A call without a response leaves the deposit pending. A check that the server does
 * not know (`NOT_FOUND`, `VALIDATION`) says nothing about any deposit.
 */
async function settle(client: Pick<ApiClient, 'call'>, result: ThreeDsResult): Promise<ThreeDsSettled> {
  try {
    const deposit = await client.call(threeDsWebhook, { body: result });
    return {
      outcome: deposit === null ? 'success' : outcomeOfStatus(deposit.status),
      deposit,
      errorCode: deposit?.errorCode ?? null,
      withoutResponse: false,
      unknown: false,
    };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const rejected = error.kind === 'status' && (error.status ?? 500) < 500;
    const unknown = rejected && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION');
    return {
      outcome: rejected ? 'failed' : 'pending',
      deposit: null,
      errorCode: rejected ? error.code : null,
      withoutResponse: !rejected,
      unknown,
    };
  }
}

const posted = new WeakMap<object, Map<string, Promise<ThreeDsSettled>>>();

/**
 * Posts the result of a 3-D Secure check, once per `PaReq`: later callers, such as a second component or a remounted
 * one, get the same response. After a call without a response, and only then, `again` posts again.
 */
export function settleThreeDs(
  client: Pick<ApiClient, 'call'>,
  result: ThreeDsResult,
  again: ThreeDsSettled | null = null,
): Promise<ThreeDsSettled> {
  const known = posted.get(client) ?? new Map<string, Promise<ThreeDsSettled>>();
  posted.set(client, known);
  const before = known.get(result.PaReq);
  if (before !== undefined && again?.withoutResponse !== true) return before;
  const now = settle(client, result);
  known.set(result.PaReq, now);
  return now;
}
