import { type ApiClient } from '@casino-kit/api-client';
import {
  confirmLimitChoice,
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
  | { type: 'choice' };

/** Sends a change and returns all limits as they are after it. @throws CallError */
export function sendLimitRequest(
  client: Pick<ApiClient, 'call'>,
  request: LimitRequest,
): Promise<PlayLimits> {
  switch (request.type) {
    case 'limit': {
      const { slot, amount, shownAmount, currencyCode } = request;
      const number = slot.period === null ? undefined : limitPeriods.indexOf(slot.period);
      const period = number === 0 || number === 1 || number === 2 ? number : undefined;
      return client.call(setLimit, {
        body: { kind: slot.kind, ...(period !== undefined && { period }), amount, currencyCode, shownAmount },
      });
    }
    case 'session':
      return client.call(setSessionTimeLimit, { body: { value: request.value, unit: request.unit } });
    case 'removeSession':
      return client.call(removeSessionTimeLimit, {});
    case 'realityCheck':
      return client.call(setRealityCheck, { body: { minutes: request.minutes } });
    case 'choice':
      return client.call(confirmLimitChoice, { body: {} });
  }
}
