import {
  gameFrameProtocol,
  type MinesRound,
  type OriginalRound,
  type OriginalTable,
} from '@casino-kit/api-contract';
import { add, compare, isAmount } from '@casino-kit/money';
import { formatMinesChoice } from '@casino-kit/reference-games';
import {
  type Autoplay,
  type AutoplayEnd,
  type AutoplayPlan,
  createAutoplay,
  dropAutoRound,
  endAutoplay,
  isAutoplaying,
  settleAutoRound,
  startAutoRound,
} from '../autoplay/autoplay.js';
import { type ClientSeed } from '../fairness/client-seed.js';
import { type CallFailure, type CallResult } from '../frame-calls.js';
import { type DoorState } from '../door.js';
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
 * - `showing`: it is settled, and the board still shows how it came about.
 * - `rejected`: the server rejected it with this code; nothing was moved.
 */
export type OriginalPhase =
  | { name: 'ready' }
  | { name: 'asking' | 'unsure'; key: string; bet: OriginalBet }
  | { name: 'showing'; key: string; bet: OriginalBet; round: OriginalRound }
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
  /** Rounds that are played automatically, or were until the player started one. */
  auto: Autoplay | null;
  /** The round of mines that is open, or the last one that ended here. */
  mines: MinesRound | null;
  /** What became of a round that was requested before the game was opened again. */
  found: { round: OriginalRound | null } | null;
}

/** Whether the player can start a round now, and change the stake or the choice of it. */
export const isIdle = ({ phase, auto }: Pick<OriginalPlay, 'phase' | 'auto'>): boolean =>
  phase.name === 'ready' && !isAutoplaying(auto);

export type OriginalState = DoorState | OriginalPlay;

export interface OriginalSession {
  readonly state: OriginalState;
  open(): void;
  choose(stake: string): void;
  /** Requests a round with the present stake. */
  play(choice: string): void;
  /** Has rounds of a choice played automatically with the present stake, each after the result of the one before. */
  startAutoplay(plan: AutoplayPlan, choice: string): void;
  /** Starts no further round automatically. */
  stopAutoplay(end: AutoplayEnd): void;
  /** Starts a round of mines with the present stake. */
  startMines(mines: number): void;
  /** Opens a tile of the open round of mines. */
  openTile(tile: number): void;
  /** Takes the open round of mines. */
  takeMines(): void;
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
  /** How long a settled round is shown before its result counts on the screen, in milliseconds; at once without. */
  showMs?(round: OriginalRound): number;
  /** How long a result stays before the next automatic round, in milliseconds. */
  resultMs(round: OriginalRound): number;
  onChange(state: OriginalState, before: OriginalState): void;
}

/** What a settled round is checked by, and what is known after it. */
interface Settled {
  committedHash: string;
  sentSeed: string;
  nextHash: string;
  mines?: MinesRound | null;
}

/** Whether a round is awaited or still shown: it brings its own balance. */
const isRunning = ({ name }: OriginalPhase): boolean => name === 'asking' || name === 'showing';

/** More than the longest least time of a round. */
const longestWaitMs = 60_000;

/** Opens the table of an original and keeps state, server and host page in sync. */
export function startOriginalSession(options: OriginalSessionOptions): OriginalSession {
  const {
    client,
    link,
    clientSeed,
    newKey,
    unfinished,
    now,
    wait,
    later,
    onChange,
    showMs = () => 0,
    resultMs,
  } = options;
  let state: OriginalState = { screen: 'opening' };
  let isPaused = false;
  let nextAt = 0;
  let cancelRetry = () => {};
  /** What is chosen for automatic rounds. */
  let autoChoice = '';
  /** Asks again for the response that is unsure. */
  let again = () => {};

  const set = (next: OriginalState) => {
    const before = state;
    state = next;
    onChange(state, before);
  };
  const change = (changes: Partial<OriginalPlay>) => {
    if (state.screen === 'play') set({ ...state, ...changes });
  };
  /** Returns autoplay as it is now, after `next`. */
  const autoAfter = (next: (auto: Autoplay) => Autoplay): Autoplay | null =>
    state.screen === 'play' && state.auto !== null ? next(state.auto) : null;
  const stopAutoplay = (end: AutoplayEnd) => {
    if (state.screen === 'play' && isAutoplaying(state.auto)) change({ auto: endAutoplay(state.auto, end) });
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
      auto: null,
      mines: table.minesRound ?? null,
      found: key === null ? null : { round: table.unfinishedRound ?? null },
    });
    link.send({ type: 'game:ready', protocol: gameFrameProtocol });
  };
  const readBalance = async () => {
    const read = await client?.open(null);
    if (read?.ok === true && state.screen === 'play' && !isRunning(state.phase))
      change({ balance: read.data.balance });
  };

  const settled = (
    play: OriginalPlay,
    round: OriginalRound,
    { committedHash, sentSeed, nextHash, mines = null }: Settled,
  ) => {
    const { fairness } = round;
    const { table, rounds } = play;
    const number = play.played + 1;
    const isFair = isFairOriginal({
      ...{ game: table.game, currencyCode: table.currencyCode, committedHash, sentSeed },
      ...{ choice: round.choice, stake: round.stake, payout: round.payout, drawn: round.drawn },
      ...{ serverSeed: fairness.serverSeed, clientSeed: fairness.clientSeed },
    });
    nextAt = now() + table.minimumRoundSeconds * 1_000;
    unfinished.forget();
    change({
      phase: { name: 'ready' },
      balance: round.balance ?? play.balance,
      nextHash,
      mines,
      played: number,
      staked: add(play.staked, round.stake),
      returned: add(play.returned, round.payout),
      rounds: [{ number, round, committedHash, isFair }, ...rounds].slice(0, listedRounds),
      hasMismatch: play.hasMismatch || !isFair,
      auto: autoAfter((auto) => settleAutoRound(auto, round)),
    });
    link.send({
      type: 'game:round',
      stake: round.stake,
      payout: round.payout,
      balance: round.balance ?? null,
    });
    link.send({ type: 'game:playing', on: false });
    playOn(resultMs(round));
  };
  const rejected = (bet: OriginalBet, code: string) => {
    unfinished.forget();
    if (code === 'LAUNCH_EXPIRED') return closed({ kind: 'rejected', code });
    change({
      phase: { name: 'rejected', code, stake: bet.stake },
      auto: autoAfter((auto) => (auto.isPlaying ? dropAutoRound(auto, code) : auto)),
    });
    link.send({ type: 'game:playing', on: false });
    const isDemoMoney = state.screen === 'play' && state.table.mode === 'demo';
    // The host page would offer a deposit, which does nothing for play money.
    if (!(isDemoMoney && code === 'INSUFFICIENT_BALANCE')) link.send({ type: 'game:error', code });
    if (code === 'INSUFFICIENT_BALANCE') void readBalance();
  };
  const request = async (key: string, bet: OriginalBet) => {
    const result = await client?.play(bet, key);
    if (result === undefined || state.screen !== 'play' || !isOfKey(key)) return undefined;
    if (result.ok) {
      const { nextServerSeedHash: nextHash } = result.data.fairness;
      // What was asked for counts, not what the response says was.
      const round = { ...result.data, choice: bet.choice, stake: bet.stake };
      const seeds = { committedHash: state.nextHash, sentSeed: bet.clientSeed, nextHash };
      const ms = showMs(round);
      if (ms <= 0) return settled(state, round, seeds);
      change({ phase: { name: 'showing', key, bet, round } });
      wait(() => state.screen === 'play' && isOfKey(key) && settled(state, round, seeds), ms);
      return undefined;
    }
    const { failure } = result;
    if (failure.kind === 'unknown') {
      change({
        phase: { name: 'unsure', key, bet },
        auto: autoAfter((auto) => endAutoplay(auto, 'interrupted')),
      });
      again = () => void request(key, bet);
      cancelRetry = later(again);
    } else if (failure.code === 'ROUND_TOO_SOON' && state.phase.name === 'asking' && bet.automatic !== true) {
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

  /** Requests the next automatic round after `ms`, unless autoplay changes meanwhile. */
  function playOn(ms: number): void {
    if (state.screen !== 'play' || !isAutoplaying(state.auto)) return;
    const { auto } = state;
    wait(
      () => {
        if (state.screen !== 'play' || state.auto !== auto || state.phase.name !== 'ready') return;
        const { stake, balance } = state;
        const next = startAutoRound(auto, { stake, balance });
        change({ auto: next });
        if (!next.isPlaying) return;
        link.send({ type: 'game:playing', on: true });
        ask({ stake, choice: autoChoice, clientSeed: clientSeed.value, automatic: true }, 0);
      },
      Math.max(ms, nextAt - now()),
    );
  }

  /** What the player knew of the seeds of an open round of mines that was started here. */
  let known: { roundId: string; committedHash: string; sentSeed: string } | null = null;

  const followMines = (play: OriginalPlay, round: MinesRound) => {
    const { seeds, roundId } = round;
    const wasOpen = play.mines?.roundId !== roundId || play.mines.state === 'open';
    if (round.state === 'open' || !wasOpen) {
      change({ mines: round, phase: { name: 'ready' }, balance: round.balance ?? play.balance });
      link.send({ type: 'game:playing', on: false });
      return;
    }
    const own = known?.roundId === roundId ? known : null;
    settled(
      play,
      {
        ...{ roundId, stake: round.stake, multiplier: round.multiplier, balance: round.balance },
        choice: formatMinesChoice(round),
        drawn: round.laid ?? [],
        payout: round.payout ?? '0',
        fairness: { ...seeds, serverSeed: seeds.serverSeed ?? '' },
      },
      {
        committedHash: own?.committedHash ?? seeds.serverSeedHash,
        sentSeed: own?.sentSeed ?? seeds.clientSeed,
        nextHash: play.nextHash,
        mines: round,
      },
    );
  };
  /** Sends a call about a round of mines until it has a response: each of them may be repeated. */
  const requestMines = async (
    bet: OriginalBet,
    call: () => Promise<CallResult<MinesRound>>,
    early: number,
    key = newKey(),
  ) => {
    const { screen } = state;
    if (screen !== 'play') return;
    change({ phase: { name: 'asking', key, bet }, found: null });
    if (early > 0) {
      wait(() => isOfKey(key) && void requestMines(bet, call, 0, key), early);
      return;
    }
    const result = await call();
    const play = state;
    if (play.screen !== 'play' || !isOfKey(key)) return;
    if (result.ok) {
      const { roundId, seeds } = result.data;
      const isNew = result.data.opened.length === 0 && seeds.serverSeedHash === play.nextHash;
      if (isNew) {
        known = { roundId, committedHash: play.nextHash, sentSeed: bet.clientSeed };
        nextAt = now() + play.table.minimumRoundSeconds * 1_000;
        followMines({ ...play, nextHash: seeds.nextServerSeedHash }, result.data);
        change({ nextHash: seeds.nextServerSeedHash });
      } else followMines(play, result.data);
    } else if (result.failure.kind === 'unknown') {
      change({ phase: { name: 'unsure', key, bet } });
      again = () => void requestMines(bet, call, 0, key);
      cancelRetry = later(again);
    } else rejected(bet, result.failure.code);
  };
  /** Returns the open round of mines that can be moved in now. */
  const openRound = (): MinesRound | null => {
    if (state.screen !== 'play' || state.phase.name !== 'ready') return null;
    return state.mines?.state === 'open' ? state.mines : null;
  };
  const betOn = (round: MinesRound): OriginalBet => ({
    ...{ stake: round.stake, choice: formatMinesChoice(round), clientSeed: round.seeds.clientSeed },
  });

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
      if (state.screen !== 'play' || !isIdle(state) || state.mines?.state === 'open') return;
      if (state.table.betSteps.includes(stake)) change({ stake, found: null });
    },
    play(choice) {
      if (isPaused || state.screen !== 'play' || !isIdle(state)) return;
      link.send({ type: 'game:playing', on: true });
      change({ auto: null });
      ask({ stake: state.stake, choice, clientSeed: clientSeed.value }, nextAt - now());
    },
    startAutoplay(plan, choice) {
      if (isPaused || state.screen !== 'play' || !state.table.autoplay || !isIdle(state)) return;
      autoChoice = choice;
      change({ auto: createAutoplay(plan), found: null });
      playOn(0);
    },
    stopAutoplay,
    startMines(mines) {
      if (isPaused || client === null || state.screen !== 'play' || state.phase.name !== 'ready') return;
      if (state.mines?.state === 'open') return;
      const { stake } = state;
      const seed = clientSeed.value;
      const key = newKey();
      link.send({ type: 'game:playing', on: true });
      void requestMines(
        { stake, choice: formatMinesChoice({ mines, opened: [] }), clientSeed: seed },
        () => client.startMines({ stake, mines, clientSeed: seed }, key),
        nextAt - now(),
      );
    },
    openTile(tile) {
      const round = openRound();
      if (isPaused || client === null || round === null || round.opened.includes(tile)) return;
      link.send({ type: 'game:playing', on: true });
      void requestMines(betOn(round), () => client.openTile(round.roundId, tile), 0);
    },
    takeMines() {
      const round = openRound();
      if (client === null || round === null || round.opened.length === 0) return;
      link.send({ type: 'game:playing', on: true });
      void requestMines(betOn(round), () => client.takeMines(round.roundId), 0);
    },
    askAgain() {
      if (state.screen !== 'play' || state.phase.name !== 'unsure') return;
      cancelRetry();
      again();
    },
    dismiss() {
      if (state.screen === 'play' && state.phase.name === 'rejected') change({ phase: { name: 'ready' } });
    },
    receiveBalance(balance) {
      // Play money is not the wallet's, and a settled round brings its own balance.
      if (state.screen !== 'play' || state.table.mode === 'demo' || !isAmount(balance)) return;
      if (!isRunning(state.phase) && compare(balance, state.balance) !== 0) void readBalance();
    },
    pause(on) {
      isPaused = on;
      if (on) stopAutoplay('interrupted');
    },
  };
}
