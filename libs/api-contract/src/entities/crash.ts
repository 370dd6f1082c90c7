import * as v from 'valibot';
import { decimal } from '../decimal.js';
import { id, maybe, numeric, readObject, text, withDefault } from '../reading.js';
import { sharedSeeds } from './live-table.js';

/** What a round of crash does: it takes bets, its curve runs, or it has crashed. */
export const crashPhases = ['betting', 'running', 'ended'] as const;
export type CrashPhase = (typeof crashPhases)[number];

/**
 * A round of crash, which all players share. Times are ISO 8601 of the server's clock; multipliers have two decimals and are
 * cut, never rounded up. What would reveal the crash point is null until the round has ended.
 */
export const crashRound = readObject({
  roundId: id,
  /** Counts the rounds of this table. */
  number: numeric,
  phase: v.picklist(crashPhases),
  /** Until then bets are taken; the curve starts from 1.00 at this instant. */
  bettingEndsAt: text,
  /** When the curve ended, and when the next round takes bets. */
  endedAt: maybe(text),
  nextRoundAt: maybe(text),
  /** `1.00` to the highest multiplier; null in an ended round that was never started: its bets were returned. */
  crashPoint: maybe(decimal),
  /** As at a live table, but all of it is secret until the round has ended. */
  seeds: sharedSeeds,
  /** How many players have bet in this round. */
  players: withDefault(numeric, 0),
});
export type CrashRound = v.InferOutput<typeof crashRound>;

/**
 * How a bet stands: it waits or runs, was cashed out, was lost, or its stake was returned as its round never started or its
 * player was excluded before.
 */
export const crashBetStates = ['placed', 'cashed-out', 'lost', 'returned'] as const;
export type CrashBetState = (typeof crashBetStates)[number];

/** A player's bet in one round; amounts in major units of the table's currency. */
export const crashBet = readObject({
  betId: id,
  roundId: id,
  stake: decimal,
  /** The multiplier at which it is cashed out by itself; null for one that only its player cashes out. */
  autoCashOut: maybe(decimal),
  state: v.picklist(crashBetStates),
  /** What it was cashed out at: null unless it was. */
  multiplier: maybe(decimal),
  /** What was paid, cut to the decimals of the currency: 0 for a lost bet, the stake for a returned one, null while it is open. */
  payout: maybe(decimal),
  /** What can be staked after the last change; null where it is not known, as in a list. */
  balance: maybe(decimal),
});
export type CrashBet = v.InferOutput<typeof crashBet>;

/** A bet that was cashed out, as everyone sees it. `player` is masked, and empty for one who hides the name or plays a demo. */
export const crashCashOut = readObject({ player: withDefault(text, ''), multiplier: decimal });
export type CrashCashOut = v.InferOutput<typeof crashCashOut>;

/** A round that has ended, with its crash point. */
export const crashResult = readObject({ roundId: id, number: numeric, crashPoint: decimal });
export type CrashResult = v.InferOutput<typeof crashResult>;

/** What the frame of crash needs to start, or to go on after a lost connection. */
export const crashTable = readObject({
  name: text,
  provider: text,
  mode: v.picklist(['real', 'demo']),
  currencyCode: text,
  locale: text,
  betSteps: v.array(decimal),
  defaultBet: decimal,
  /** In per cent, of a bet that is cashed out at a multiplier that was set before. */
  returnToPlayer: decimal,
  /** The highest multiplier: a round that reaches it pays all bets that are still open. */
  maxMultiplier: decimal,
  /** What can be staked: cash, as crash takes no bonus money, or play money. */
  balance: decimal,
  /** The least time between the starts of two bets, in seconds; 0 for none. */
  minimumRoundSeconds: withDefault(numeric, 0),
  /** The server's clock, to show times by. */
  now: text,
  round: crashRound,
  /** The last rounds before the present one, newest first, at most 20. */
  history: v.array(crashResult),
  /** What was cashed out in the present round, newest first, at most 50. */
  cashOuts: v.array(crashCashOut),
  /**
   * The name under which others see what the player cashes out; empty as in {@link crashCashOut}. Null from a server that does
   * not tell it: then the player's own cash-outs stand among those of others too.
   */
  publicName: maybe(text),
  /** The player's bet in the present round, and the last one before it, if any; on whichever device it was placed. */
  bet: maybe(crashBet),
  lastBet: maybe(crashBet),
});
export type CrashTable = v.InferOutput<typeof crashTable>;

/** A round with the player's own bet in it, if any. */
export const crashRoundAndBet = readObject({ round: crashRound, bet: maybe(crashBet) });
export type CrashRoundAndBet = v.InferOutput<typeof crashRoundAndBet>;

/**
 * The namespace of crash's socket, at the address of the frame. Its `auth.token` is the launch token; a connection is
 * rejected with the code of the error that `openCrash` would be rejected with.
 */
export const crashNamespace = '/crash';

/**
 * What the socket of crash sends: to everyone the round, when its phase or the number of its players changes, and what was
 * cashed out, collected for a fraction of a second; to each player an own bet that was settled. Nobody's loss is sent to others.
 */
export const crashEvents = {
  'crash:round': readObject({ now: text, round: crashRound }),
  'crash:cash-outs': readObject({ roundId: id, cashOuts: v.array(crashCashOut) }),
  'crash:bet': crashBet,
} as const;
export type CrashEventName = keyof typeof crashEvents;
export type CrashEventData<N extends CrashEventName> = v.InferOutput<(typeof crashEvents)[N]>;
