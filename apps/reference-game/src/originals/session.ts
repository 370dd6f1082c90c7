import { gameFrameProtocol, type OriginalRound, type OriginalTable } from '@casino-kit/api-contract';
import { add, compare, isAmount } from '@casino-kit/money';
import { type ClientSeed } from '../fairness/client-seed.js';
import { type CallFailure } from '../frame-calls.js';
import { type FrameLink } from '../frame-link.js';
import { type UnfinishedRound } from '../unfinished-round.js';
import { type OriginalBet, type OriginalClient } from './client.js';
import { isFairOriginal } from './fair-check.js';

/** How many rounds are kept to be listed. */
export const listedRounds = 20;

/** A round since the game was opened. `isFair`: it was recomputed from its seeds and matches. */
export interface PlayedRound {
  /** Counts from 1. */
  number: number;
  round: OriginalRound;
  committedHash: string;
  isFair: boolean;
}

/**
 * - `asking`: a round was requested and its response is awaited.
 * - `unsure`: it is unknown whether it was played; only a repeat with the same key settles it.
 * - `rejected`: the server rejected it with this code; nothing was moved.
 */
export type OriginalPhase =
  | { name: 'ready' }
  | { name: 'asking' | 'unsure'; key: string; bet: OriginalBet }
  | { name: 'rejected'; code: string; stake: string };

/** An open game. Amounts are decimal strings in major units of the table's currency. */
export interface OriginalPlay {
  screen: 'play';
  table: OriginalTable;
  balance: string;
  stake: string;
  phase: OriginalPhase;
  /** The hash of the server seed of the next round. */
  nextHash: string;
  /** Newest first. */
  rounds: readonly PlayedRound[];
  /** How many rounds were played since the game was opened, and what was staked and paid in them. */
  played: number;
  staked: string;
  returned: string;
  hasMismatch: boolean;
  /** What became of a round that was requested before the game was opened again. */
  found: { round: OriginalRound | null } | null;
}

export type OriginalState =
  | { screen: 'opening' | 'expired' }
  | { screen: 'unopened'; code: string | null }
  | OriginalPlay;

export interface OriginalSession {
  readonly state: OriginalState;
  open(): void;
  choose(stake: string): void;
  /** Requests a round with the present stake. */
  play(choice: string): void;
  /** Asks again for the response of a round that is unsure. */
  askAgain(): void;
  /** Leaves a rejection. */
  dismiss(): void;
  receiveBalance(balance: string): void;
  /** Starts no round while it is on, such as during a reality check. */
  pause(on: boolean): void;
}

export interface OriginalSessionOptions {
  /** Null without a launch token: then there is nothing to open. */
  client: OriginalClient | null;
  link: FrameLink;
  clientSeed: Pick<ClientSeed, 'value'>;
  newKey(): string;
  unfinished: UnfinishedRound;
  /** A clock that only moves forward, in milliseconds. */
  now(): number;
  wait(work: () => void, ms: number): void;
  /** Runs `work` a moment later, or as soon as there is a network again; returns what cancels it. */
  later(work: () => void): () => void;
  onChange(state: OriginalState, before: OriginalState): void;
}

/** More than the longest least time of a round. */
const longestWaitMs = 60_000;

/** Opens the table of an original and keeps state, server and host page in sync. */
export function startOriginalSession(options: OriginalSessionOptions): OriginalSession {
  const { client, link, clientSeed, newKey, unfinished, now, wait, later, onChange } = options;
  let state: OriginalState = { screen: 'opening' };
  let isPaused = false;
  let nextAt = 0;
  let cancelRetry = () => {};

  const set = (next: OriginalState) => {
    const before = state;
    state = next;
    onChange(state, before);
  };
  const change = (changes: Partial<OriginalPlay>) => {
    if (state.screen === 'play') set({ ...state, ...changes });
  };
  const isOfKey = (key: string): boolean =>
    state.screen === 'play' && 'key' in state.phase && state.phase.key === key;

  const closed = (failure: CallFailure) => {
    const code = failure.kind === 'rejected' ? failure.code : null;
    if (code === 'LAUNCH_EXPIRED') set({ screen: 'expired' });
    else set({ screen: 'unopened', code });
    link.send({ type: 'game:error', code: code ?? 'NETWORK' });
  };
  const open = async () => {
    const key = unfinished.key;
    const opened = await client?.open(key);
    if (opened === undefined) return closed({ kind: 'rejected', code: 'LAUNCH_EXPIRED' });
    if (!opened.ok) return closed(opened.failure);
    unfinished.forget();
    const table = opened.data;
    set({
      screen: 'play',
      table,
      balance: table.balance,
      stake: table.defaultBet,
      phase: { name: 'ready' },
      nextHash: table.serverSeedHash,
      rounds: [],
      played: 0,
      staked: '0',
      returned: '0',
      hasMismatch: false,
      found: key === null ? null : { round: table.unfinishedRound ?? null },
    });
    link.send({ type: 'game:ready', protocol: gameFrameProtocol });
  };
  const readBalance = async () => {
    const read = await client?.open(null);
    if (read?.ok === true && state.screen === 'play' && state.phase.name !== 'asking')
      change({ balance: read.data.balance });
  };

  const settled = (play: OriginalPlay, round: OriginalRound, bet: OriginalBet) => {
    const { fairness } = round;
    const { table, nextHash: committedHash, rounds } = play;
    const number = play.played + 1;
    const isFair = isFairOriginal({
      ...{ game: table.game, currencyCode: table.currencyCode, committedHash, sentSeed: bet.clientSeed },
      ...{ choice: bet.choice, stake: bet.stake, payout: round.payout, drawn: round.drawn },
      ...{ serverSeed: fairness.serverSeed, clientSeed: fairness.clientSeed },
    });
    nextAt = now() + table.minimumRoundSeconds * 1_000;
    unfinished.forget();
    change({
      phase: { name: 'ready' },
      balance: round.balance ?? play.balance,
      nextHash: fairness.nextServerSeedHash,
      played: number,
      staked: add(play.staked, round.stake),
      returned: add(play.returned, round.payout),
      rounds: [{ number, round, committedHash, isFair }, ...rounds].slice(0, listedRounds),
      hasMismatch: play.hasMismatch || !isFair,
    });
    link.send({
      type: 'game:round',
      stake: round.stake,
      payout: round.payout,
      balance: round.balance ?? null,
    });
    link.send({ type: 'game:playing', on: false });
  };
  const rejected = (bet: OriginalBet, code: string) => {
    unfinished.forget();
    if (code === 'LAUNCH_EXPIRED') return closed({ kind: 'rejected', code });
    change({ phase: { name: 'rejected', code, stake: bet.stake } });
    link.send({ type: 'game:playing', on: false });
    const isDemoMoney = state.screen === 'play' && state.table.mode === 'demo';
    // The host page would offer a deposit, which does nothing for play money.
    if (!(isDemoMoney && code === 'INSUFFICIENT_BALANCE')) link.send({ type: 'game:error', code });
    if (code === 'INSUFFICIENT_BALANCE') void readBalance();
  };
  const request = async (key: string, bet: OriginalBet) => {
    const result = await client?.play(bet, key);
    if (result === undefined || state.screen !== 'play' || !isOfKey(key)) return;
    if (result.ok) return settled(state, result.data, bet);
    const { failure } = result;
    if (failure.kind === 'unknown') {
      change({ phase: { name: 'unsure', key, bet } });
      cancelRetry = later(() => void request(key, bet));
    } else if (failure.code === 'ROUND_TOO_SOON' && state.phase.name === 'asking') {
      // Another tab has just started a round. The key keeps its rejection, so the round gets a new one.
      const left = Number(failure.params?.['milliseconds']);
      ask(bet, left > 0 ? Math.min(left, longestWaitMs) : 0);
    } else rejected(bet, failure.code);
  };
  const ask = (bet: OriginalBet, early: number) => {
    const key = newKey();
    unfinished.remember(key);
    change({ phase: { name: 'asking', key, bet }, found: null });
    if (early > 0) wait(() => isOfKey(key) && void request(key, bet), early);
    else void request(key, bet);
  };

  void open();
  return {
    get state() {
      return state;
    },
    open() {
      if (state.screen === 'play' || state.screen === 'opening') return;
      set({ screen: 'opening' });
      void open();
    },
    choose(stake) {
      if (state.screen === 'play' && state.phase.name === 'ready' && state.table.betSteps.includes(stake))
        change({ stake, found: null });
    },
    play(choice) {
      if (isPaused || state.screen !== 'play' || state.phase.name !== 'ready') return;
      link.send({ type: 'game:playing', on: true });
      ask({ stake: state.stake, choice, clientSeed: clientSeed.value }, nextAt - now());
    },
    askAgain() {
      if (state.screen !== 'play' || state.phase.name !== 'unsure') return;
      cancelRetry();
      void request(state.phase.key, state.phase.bet);
    },
    dismiss() {
      if (state.screen === 'play' && state.phase.name === 'rejected') change({ phase: { name: 'ready' } });
    },
    receiveBalance(balance) {
      // Play money is not the wallet's, and a settled round brings its own balance.
      if (state.screen !== 'play' || state.table.mode === 'demo' || !isAmount(balance)) return;
      if (state.phase.name !== 'asking' && compare(balance, state.balance) !== 0) void readBalance();
    },
    pause(on) {
      isPaused = on;
    },
  };
}
