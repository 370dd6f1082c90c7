import { decimalPlaces, proportion } from '@casino-kit/money';
import * as v from 'valibot';
import { type FrameAdapter } from './game-frame.js';

const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const event = v.variant('event', [
  v.object({ event: v.literal('GAME_LOADED') }),
  v.object({ event: v.literal('ROUND_ENDED'), bet: minor, win: minor, balance: v.optional(minor) }),
  v.object({ event: v.literal('GAME_ERROR'), reason: v.pipe(v.string(), v.maxLength(64)) }),
]);

/** What the aggregator's reasons are called in the contract; every other one is shown as an unknown error. */
const codes: ReadonlyMap<string, string> = new Map([
  ['NO_FUNDS', 'INSUFFICIENT_BALANCE'],
  ['SESSION_CLOSED', 'LAUNCH_EXPIRED'],
  ['LIMIT', 'MAX_BET_LIMIT_REACHED'],
]);

/**
 * An example of an adapter, for the frames of an aggregator who posts JSON as text, with amounts in minor units of
 * `currencyCode`, and knows two commands. Copy it and change names and events to those of yours.
 */
export function exampleAdapter(currencyCode: string): FrameAdapter {
  const unit = `1${'0'.repeat(decimalPlaces(currencyCode))}`;
  const major = (amount: number) => proportion(String(amount), '1', unit, decimalPlaces(currencyCode));
  const read = v.safeParser(v.pipe(v.string(), v.maxLength(4_096), v.parseJson(), event));
  return {
    read(data) {
      const { success, output } = read(data);
      if (!success) return null;
      switch (output.event) {
        case 'GAME_LOADED':
          return { type: 'game:ready' };
        case 'ROUND_ENDED':
          return {
            type: 'game:round',
            stake: major(output.bet),
            payout: major(output.win),
            balance: output.balance === undefined ? null : major(output.balance),
          };
        case 'GAME_ERROR':
          return { type: 'game:error', code: codes.get(output.reason) ?? 'UNKNOWN' };
      }
    },
    write(command) {
      if (command.type === 'game:sound') return JSON.stringify({ command: command.on ? 'UNMUTE' : 'MUTE' });
      if (command.type === 'game:balance') return JSON.stringify({ command: 'REFRESH_BALANCE' });
      return undefined;
    },
  };
}
