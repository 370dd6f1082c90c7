import { type GameFrameCommand, gameFrameProtocol, type GameRound } from '@casino-kit/api-contract';
import { type Autoplay, type AutoplayEnd, type AutoplayPlan, isAutoplaying } from './autoplay/autoplay.js';
import { type CallFailure } from './frame-calls.js';
import { type FrameLink } from './frame-link.js';
import { firstState } from './door.js';
import { type GameEvent, type GameState, nextState } from './game-state.js';
import { type AskedRound, isSpinLost, type PlayState } from './play-state.js';
import { type TableClient } from './table-client.js';
import { type UnfinishedRound } from './unfinished-round.js';

type BonusBuyChoice = Extract<GameFrameCommand, { type: 'game:bonusBuyChoice' }>['choice'];

/** The running game: its state, and the calls and messages that result from it. */
export interface Game {
  readonly state: GameState;
  send(event: GameEvent): void;
  /** Starts the spin, or whatever the big button does now. */
  press(): void;
  /** Has rounds played automatically, each after the result of the one before. */
  startAutoplay(plan: AutoplayPlan): void;
  /** Starts no further round automatically. */
  stopAutoplay(end: AutoplayEnd): void;
  /** Buys the free spins that the player confirmed. */
  buy(): void;
  /** Applies the player's choice, made outside of the game, about a bonus buy above a limit. */
  choose(choice: BonusBuyChoice): void;
  /** Starts no round while it is on, such as during a reality check; one that is being played is finished. */
  pause(on: boolean): void;
}

export interface GameOptions {
  /** Null without a launch token: then there is nothing to open. */
  client: TableClient | null;
  link: FrameLink;
  newKey(): string;
  onChange(state: GameState, before: GameState): void;
  /** Keeps the key of a round until its result was shown, also when the page is loaded again. */
  unfinished: UnfinishedRound;
  /** How long a result stays before the next automatic round, in milliseconds. */
  resultMs(round: GameRound): number;
  /** A clock that only moves forward, in milliseconds. */
  now(): number;
  /** Runs `work` after `ms`. */
  wait(work: () => void, ms: number): void;
  /** Runs `work` a moment later, or as soon as there is a network again; returns what cancels it. */
  later(work: () => void): () => void;
}

/** A wallet's balance excludes bonus money: under a bonus the table has the stakeable amount, between rounds. */
const isForTable = (state: GameState): state is PlayState =>
  state.screen === 'play' && state.phase.name === 'ready' && Boolean(state.table.bonus);

/** Whether a round was asked for that has not been shown to its end. */
const isUnfinished = ({ name }: PlayState['phase']): boolean =>
  name === 'asking' || name === 'unsure' || name === 'stopping' || name === 'showing';

type Rejection = Extract<CallFailure, { kind: 'rejected' }>;
const isTooSoon = (failure: CallFailure): failure is Rejection =>
  failure.kind === 'rejected' && failure.code === 'ROUND_TOO_SOON';
/** More than the longest least time of a round. */
const longestWaitMs = 60_000;

/** Opens the table and keeps state, server and host page in sync. */
export function startGame({
  client,
  link,
  newKey,
  onChange,
  unfinished,
  resultMs,
  now,
  wait,
  later,
}: GameOptions): Game {
  let state: GameState = firstState;
  let isPaused = false;
  let cancelRetry = () => {};
  /** When the least time since the start of the last round is over. */
  let nextAt = 0;

  const open = async () => {
    const key = unfinished.key;
    const opening = await client?.open(key);
    if (opening === undefined)
      send({ type: 'notOpened', failure: { kind: 'rejected', code: 'LAUNCH_EXPIRED' } });
    else if (opening.ok) {
      unfinished.forget();
      send({ type: 'opened', table: opening.data, unfinished: key !== null });
    } else send({ type: 'notOpened', failure: opening.failure });
  };
  const play = async ({ stake, ofBonus, bought, automatic }: AskedRound, key: string) => {
    const bet = { stake, freeSpin: ofBonus, bonusBuy: bought, ...(automatic && { automatic }) };
    const round = await client?.play(bet, key);
    if (round === undefined) return;
    if (round.ok) {
      // The round started before its response arrived: a round after this time is never too soon.
      if (state.screen === 'play') nextAt = now() + state.table.minimumRoundSeconds * 1000;
      send({ type: 'responded', key, round: round.data });
    } else if (isTooSoon(round.failure) && isAsking(key) && automatic !== true) playAgain(key, round.failure);
    else send({ type: 'failed', key, failure: round.failure });
  };
  const isAsking = (key: string) =>
    state.screen === 'play' && state.phase.name === 'asking' && state.phase.key === key;
  /** Requests the round of the phase as soon as it may start; the reels turn meanwhile. */
  const playInTime = (key: string, early = nextAt - now()) => {
    const request = () => {
      if (state.screen === 'play' && state.phase.name === 'asking' && state.phase.key === key)
        void play(state.phase, key);
    };
    if (early > 0) wait(request, early);
    else request();
  };
  /** Another tab has just started a round: this one gets a new key, as the old one keeps its rejection, and waits. */
  const playAgain = (before: string, { params }: Rejection) => {
    const key = newKey();
    unfinished.remember(key);
    send({ type: 'rekeyed', before, key });
    const left = Number(params?.['milliseconds']);
    playInTime(key, left > 0 ? Math.min(left, longestWaitMs) : 0);
  };
  /** Requests the next automatic round after the result of the last one; a change of autoplay meanwhile leaves it out. */
  const playOn = (auto: Autoplay, last: GameRound | null) => {
    const shownMs = last === null || auto.left === auto.plan.rounds ? 0 : resultMs(last);
    wait(
      () => {
        if (state.screen === 'play' && state.auto === auto) send({ type: 'autoPressed', key: newKey() });
      },
      Math.max(shownMs, nextAt - now()),
    );
  };
  /** Asks for the response of a round until there is one; the same key never plays it twice. */
  const retry = async () => {
    if (state.screen !== 'play' || state.phase.name !== 'unsure') return;
    const { phase } = state;
    await play(phase, phase.key);
    if (state.screen === 'play' && state.phase === phase) cancelRetry = later(() => void retry());
  };
  const readTable = async (since: PlayState) => {
    const table = await client?.open();
    // A round that was played meanwhile has newer data.
    const isNews = state.screen === 'play' && state.last === since.last;
    if (table?.ok === true && isNews) send({ type: 'tableRead', table: table.data });
  };

  const followRejection = (now: PlayState, { code, ofBonus }: AskedRound & { code: string }) => {
    const isDemoMoney = now.table.mode === 'demo' && code === 'INSUFFICIENT_BALANCE';
    // The host page would offer a deposit, which does nothing for play money, and it does not know free spins.
    if (!isDemoMoney && !isSpinLost(code, ofBonus)) link.send({ type: 'game:error', code });
    // What was shown is outdated: the balance was too high, or free spins and limits have changed.
    if (ofBonus || code === 'INSUFFICIENT_BALANCE' || code === 'BONUS_MAX_BET') void readTable(now);
  };

  /** Runs the effects of a state change. */
  const follow = (before: GameState) => {
    if (state.screen !== before.screen) {
      if (state.screen === 'opening') void open();
      if (state.screen === 'play') link.send({ type: 'game:ready', protocol: gameFrameProtocol });
      if (state.screen === 'expired') link.send({ type: 'game:error', code: 'LAUNCH_EXPIRED' });
      if (state.screen === 'unopened') link.send({ type: 'game:error', code: state.code ?? 'NETWORK' });
    }
    if (state.screen !== 'play') return;
    const { phase, last, notice } = state;
    if (last !== null && (before.screen !== 'play' || last !== before.last))
      link.send({ type: 'game:round', stake: last.stake, payout: last.payout, balance: last.balance });
    if (before.screen !== 'play') return;
    if (phase.name === 'asking' && before.phase.name !== 'asking') {
      unfinished.remember(phase.key);
      playInTime(phase.key);
    }
    const isPlaying = isUnfinished(phase);
    if (isPlaying !== isUnfinished(before.phase)) {
      // Until it is shown to its end: a page that is loaded again in between tells its result.
      if (!isPlaying) unfinished.forget();
      link.send({ type: 'game:playing', on: isPlaying });
    }
    if (state.auto !== before.auto && phase.name === 'ready' && isAutoplaying(state.auto))
      playOn(state.auto, last);
    if (phase !== before.phase) {
      cancelRetry();
      if (phase.name === 'unsure') cancelRetry = later(() => void retry());
    }
    if (phase.name === 'rejected' && before.phase.name !== 'rejected') followRejection(state, phase);
    if (notice !== before.notice) {
      if (notice?.name === 'betTooLarge') void readTable(state);
      if (notice?.name === 'buyOverLimit') {
        const { stake, cost, max, bonus } = notice;
        link.send({ type: 'game:bonusBuyOverLimit', stake, cost, max, bonus });
      }
    }
  };

  /** Whether an event would request a round. */
  const startsRound = ({ type }: GameEvent) =>
    type === 'bought' ||
    type === 'autoStarted' ||
    type === 'autoPressed' ||
    (type === 'pressed' && state.screen === 'play' && ['ready', 'unsure'].includes(state.phase.name));

  const send = (event: GameEvent) => {
    if (isPaused && startsRound(event)) return;
    const before = state;
    if (event.type === 'balanceReceived' && isForTable(before)) void readTable(before);
    state = nextState(before, event);
    if (state === before) return;
    follow(before);
    onChange(state, before);
  };

  void open();
  return {
    get state() {
      return state;
    },
    send,
    press: () => send({ type: 'pressed', key: newKey() }),
    startAutoplay: (plan) => send({ type: 'autoStarted', plan }),
    stopAutoplay: (end) => send({ type: 'autoEnded', end }),
    buy: () => send({ type: 'bought', key: newKey() }),
    choose(choice) {
      if (state.screen !== 'play' || state.notice?.name !== 'buyOverLimit') return;
      if (choice === 'buy') send({ type: 'bought', key: newKey() });
      else if (choice === 'regular') send({ type: 'pressed', key: newKey() });
      else send({ type: 'buyLeft' });
    },
    pause(on) {
      isPaused = on;
      if (on) send({ type: 'autoEnded', end: 'interrupted' });
    },
  };
}
