import { type ApiClient } from '@casino-kit/api-client';
import {
  confirmLimitChoice,
  confirmLoginSummary,
  confirmLoosenedLimit,
  type LimitKind,
  limitPeriods,
  type PlayLimits,
  removeSessionTimeLimit,
  type SessionTimeUnit,
  setLimit,
  setRealityCheck,
  setSessionTimeLimit,
} from '@casino-kit/api-contract';
import { type Amount } from '@casino-kit/money';
import { type LimitSlot } from '@casino-kit/play-limits';

/**
 * One change of the player's limits. `amount` and `shownAmount` are decimal strings in major units of `currencyCode`,
 * `null` for none; `shownAmount` is what the player saw before, so that a limit lowered elsewhere is not raised.
 */
export type LimitRequest =
  | {
      type: 'limit';
      slot: LimitSlot;
      amount: Amount | null;
      shownAmount: Amount | null;
      currencyCode: string;
    }
  | { type: 'session'; value: number; unit: SessionTimeUnit }
  | { type: 'removeSession' }
  | { type: 'realityCheck'; minutes: number | null }
  | { type: 'choice' }
  /** Confirms the figures that are shown after a login. */
  | { type: 'summary' }
  /** Confirms a looser limit, or session time, whose delay is over. */
  | { type: 'confirm'; slot: LimitSlot | 'session' };

/** A limit as a request names it: its kind, and the number of its period. */
function wireSlot({ kind, period }: LimitSlot): { kind: LimitKind; period?: 0 | 1 | 2 } {
  const number = period === null ? undefined : limitPeriods.indexOf(period);
  return { kind, ...((number === 0 || number === 1 || number === 2) && { period: number }) };
}

/** Sends a change and returns all limits as they are after it. @throws CallError */
export function sendLimitRequest(
  client: Pick<ApiClient, 'call'>,
  request: LimitRequest,
): Promise<PlayLimits> {
  switch (request.type) {
    case 'limit': {
      const { slot, amount, shownAmount, currencyCode } = request;
      return client.call(setLimit, { body: { ...wireSlot(slot), amount, currencyCode, shownAmount } });
    }
    case 'session':
      return client.call(setSessionTimeLimit, { body: { value: request.value, unit: request.unit } });
    case 'removeSession':
      return client.call(removeSessionTimeLimit, {});
    case 'realityCheck':
      return client.call(setRealityCheck, { body: { minutes: request.minutes } });
    case 'choice':
      return client.call(confirmLimitChoice, { body: {} });
    case 'summary':
      return client.call(confirmLoginSummary, { body: {} });
    case 'confirm':
      return client.call(confirmLoosenedLimit, {
        body: request.slot === 'session' ? { kind: 'session-time' } : wireSlot(request.slot),
      });
  }
}
