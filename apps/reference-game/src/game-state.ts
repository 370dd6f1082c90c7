import { type GameRound, type GameTable } from '@casino-kit/api-contract';
import { add, compare, isAmount, isNegative, isPositive, subtract } from '@casino-kit/money';
import {
  type AutoplayEnd,
  type AutoplayPlan,
  createAutoplay,
  dropAutoRound,
  endAutoplay,
  isAutoplaying,
  settleAutoRound,
  startAutoRound,
} from './autoplay/autoplay.js';
import { buyOnOffer, getRoundCost } from './bonus-buy.js';
import { affordableBet, allowedBet, nextBet } from './bet.js';
import {
  afterRound,
  getBonusSpins,
  mayChangeBet,
  nextBonusSpins,
  getNextStake,
  withBonus,
} from './bonus-play.js';
import { type DoorEvent, type DoorState, nextDoorState, endsLaunch } from './door.js';
import { type AskedRound, type BonusNotice, type Phase, type PlayState } from './play-state.js';
import { hasFeature, type ShownSpin, showsHold } from './shown-spin.js';
import { type CallFailure } from './frame-calls.js';

export type GameState = DoorState | PlayState;

export type GameEvent =
  | DoorEvent
  /** `unfinished`: a round was asked for before the game was opened again, and its result was not shown. */
  | { type: 'opened'; table: GameTable; unfinished: boolean }
  /** The spin button. `key` is the idempotency key a new round gets. */
  | { type: 'pressed'; key: string }
  /** The player has rounds played automatically; each of them is requested with `autoPressed`. */
  | { type: 'autoStarted'; plan: AutoplayPlan }
  | { type: 'autoPressed'; key: string }
  | { type: 'autoEnded'; end: AutoplayEnd }
  /** Opens the question whether to buy the game's free spins. */
  | { type: 'buyOpened' }
  /** Buys them; after `buyOverLimit` the player confirmed it outside of the game. */
  | { type: 'bought'; key: string }
  | { type: 'buyLeft' }
  | { type: 'betStepped'; by: -1 | 1 }
  /** Selects the highest bet the balance covers. */
  | { type: 'betLowered' }
  | { type: 'ownMoneyChosen'; on: boolean }
  | { type: 'dismissed' }
  | { type: 'responded'; key: string; round: GameRound }
  | { type: 'failed'; key: string; failure: CallFailure }
  /** The round is requested again, with another key. */
  | { type: 'rekeyed'; before: string; key: string }
  /** The reels are at rest. */
  | { type: 'stopped' }
  /** The wins of a spin were shown. */
  | { type: 'winsShown' }
  | { type: 'freeSpinsSkipped' }
  /** From the host page: the current balance of the player's wallet. */
  | { type: 'balanceReceived'; balance: string }
  /** The table, loaded again after a rejection or because money moved. */
  | { type: 'tableRead'; table: GameTable };

function opened(table: GameTable, unfinished: boolean): PlayState {
  const found = table.unfinishedRound ?? null;
  const notice: BonusNotice = found ? { name: 'roundFound', round: found } : { name: 'roundNotPlayed' };
  return {
    screen: 'play',
    table,
    bet: allowedBet(table, table.defaultBet),
    ownMoney: false,
    bonusSpinsWon: '0',
    auto: null,
    // A demo starts anew with its play money: whether its last round was played does not matter any more.
    notice: unfinished && (found || table.mode === 'real') ? notice : null,
    balance: table.balance,
    receivedBalance: null,
    phase: { name: 'ready' },
    shown: found && { round: found, ofBonus: false, spin: found.freeSpins.length },
    last: found,
  };
}

/** Ends the round: its result stays, and balance and bonus are the server's latest. */
function finished(state: PlayState, { round, ofBonus }: ShownSpin): PlayState {
  const shown = { round, ofBonus, spin: round.freeSpins.length };
  const workedOut = ofBonus ? state.balance : add(state.balance, round.payout);
  return {
    ...afterRound(state, shown),
    balance: state.receivedBalance ?? round.balance ?? workedOut,
    receivedBalance: null,
    phase: { name: 'ready' },
    shown,
    last: round,
  };
}

function pressed(state: PlayState, key: string): PlayState {
  const { phase } = state;
  switch (phase.name) {
    case 'ready':
      return {
        ...state,
        notice: null,
        auto: null,
        phase: {
          name: 'asking',
          stake: getNextStake(state),
          ofBonus: nextBonusSpins(state) !== null,
          bought: false,
          key,
          hurried: false,
        },
      };
    case 'unsure':
      return { ...state, phase: { ...phase, name: 'asking', hurried: false } };
    case 'asking':
    case 'stopping':
      return phase.hurried || !state.table.slamStop
        ? state
        : { ...state, phase: { ...phase, hurried: true } };
    case 'showing':
      return state.table.slamStop ? nextFreeSpin(state, phase) : state;
    case 'buying':
    case 'rejected':
      return { ...state, phase: { name: 'ready' } };
  }
}

/** Whether the player can have rounds played automatically now: between rounds that the player pays for. */
export const mayAutoplay = (state: PlayState): boolean => state.table.autoplay && mayChangeBet(state);

/** Requests the next automatic round, unless a limit of the player leaves none. */
function pressedAutomatically(state: PlayState, key: string): PlayState {
  const { phase, bet: stake, balance } = state;
  if (phase.name !== 'ready' || !isAutoplaying(state.auto)) return state;
  const auto = startAutoRound(state.auto, { stake, balance });
  if (!auto.isPlaying) return { ...state, auto };
  const asked = { stake, ofBonus: false, bought: false, automatic: true };
  return { ...state, notice: null, auto, phase: { name: 'asking', ...asked, key, hurried: false } };
}

/** Counts what an event did to an automatic round, and ends autoplay with whatever is more than a plain round. */
function followAutoplay(before: PlayState, next: PlayState): PlayState {
  const { auto, phase, last, notice } = next;
  if (auto === null || next === before) return next;
  const end = (ended: AutoplayEnd) => ({ ...next, auto: endAutoplay(auto, ended) });
  if (phase.name === 'unsure') return end('interrupted');
  if (phase.name === 'showing' && hasFeature(phase.round)) return end('feature');
  if (!auto.isPlaying) return next;
  if (phase.name === 'rejected') return { ...next, auto: dropAutoRound(auto, phase.code) };
  if (phase.name !== 'ready') return next;
  if (last === before.last || last === null) return { ...next, auto: dropAutoRound(auto, 'BONUS_MAX_BET') };
  const settled = settleAutoRound(auto, last);
  const isMore = notice !== null || nextBonusSpins(next) !== null;
  return { ...next, auto: isMore ? endAutoplay(settled, 'feature') : settled };
}

/** Requests the bought free spins: at the current bet, or the confirmed one. */
function bought(state: PlayState, key: string): PlayState {
  const { phase, notice, table, bet } = state;
  const confirmed = notice?.name === 'buyOverLimit' ? notice.stake : null;
  const isAsked = phase.name === 'buying' || (phase.name === 'ready' && confirmed !== null);
  if (!isAsked || !table.bonusBuy) return state;
  return {
    ...state,
    notice: null,
    auto: null,
    phase: { name: 'asking', stake: confirmed ?? bet, ofBonus: false, bought: true, key, hurried: false },
  };
}

function nextFreeSpin(state: PlayState, { round, spin, ofBonus }: ShownSpin): PlayState {
  return { ...state, phase: { name: 'stopping', round, spin: spin + 1, ofBonus, hurried: false } };
}

/** Returns the balance while a settled round is shown: without the stake, and not yet with the payout. */
function balanceBefore(state: PlayState, asked: AskedRound, round: GameRound): string {
  const { balance, table } = state;
  if (asked.ofBonus) return balance;
  // Under a bonus the new balance is not the payout alone: the round may end the bonus, which adds or removes money.
  if (round.balance !== null && !table.bonus) return subtract(round.balance, round.payout);
  const left = subtract(balance, getRoundCost(state, asked));
  return isNegative(left) ? '0' : left;
}

/** Whether the response of the round with a key is still missing. */
const awaits = (phase: Phase, key: string): phase is Extract<Phase, { name: 'asking' | 'unsure' }> =>
  (phase.name === 'asking' || phase.name === 'unsure') && phase.key === key;

function withResponse(state: PlayState, key: string, round: GameRound): PlayState {
  const { phase } = state;
  if (!awaits(phase, key)) return state;
  const { ofBonus } = phase;
  const hurried = phase.name === 'asking' && phase.hurried;
  return {
    ...state,
    balance: balanceBefore(state, phase, round),
    receivedBalance: null,
    phase: { name: 'stopping', round, spin: 0, ofBonus, hurried },
  };
}

function failed(state: PlayState, key: string, failure: CallFailure): GameState {
  const { phase } = state;
  if (!awaits(phase, key)) return state;
  const { stake, ofBonus, bought: isBought, automatic } = phase;
  // The same request is repeated with all that it said.
  const asked = { stake, ofBonus, bought: isBought, ...(automatic && { automatic }) };
  if (failure.kind === 'unknown')
    return phase.name === 'unsure' ? state : { ...state, phase: { name: 'unsure', ...asked, key } };
  const { code, params } = failure;
  if (endsLaunch(code)) return { screen: 'expired' };
  const max = params?.max ?? '';
  if (code === 'BONUS_MAX_BET' && isAmount(max) && isPositive(max)) {
    const bet = allowedBet(state.table, compare(max, state.bet) < 0 ? max : state.bet);
    return { ...state, bet, notice: { name: 'betTooLarge', max }, phase: { name: 'ready' } };
  }
  if (code === 'BONUS_BUY_OVER_LIMIT' && isBought && isAmount(max))
    return {
      ...state,
      notice: {
        name: 'buyOverLimit',
        stake,
        cost: getRoundCost(state, asked),
        max,
        bonus: params?.bonus ?? '',
      },
      phase: { name: 'ready' },
    };
  return { ...state, phase: { name: 'rejected', ...asked, code } };
}

function balanceReceived(state: PlayState, balance: string): PlayState {
  // A demo plays with its own money; under a bonus a wallet holds only a part of what can be staked.
  if (state.table.mode === 'demo' || state.table.bonus) return state;
  switch (state.phase.name) {
    case 'asking':
    case 'unsure':
      // It may include the payout of the pending round; the round's response brings the balance.
      return state;
    case 'stopping':
    case 'showing':
      return { ...state, receivedBalance: balance };
    default:
      return { ...state, balance };
  }
}

function played(state: PlayState, event: GameEvent): GameState {
  const { phase } = state;
  switch (event.type) {
    case 'pressed':
      return isAutoplaying(state.auto)
        ? { ...state, auto: endAutoplay(state.auto, 'player') }
        : pressed(state, event.key);
    case 'autoStarted':
      return mayAutoplay(state) ? { ...state, notice: null, auto: createAutoplay(event.plan) } : state;
    case 'autoPressed':
      return pressedAutomatically(state, event.key);
    case 'autoEnded':
      return isAutoplaying(state.auto) ? { ...state, auto: endAutoplay(state.auto, event.end) } : state;
    case 'responded':
      return withResponse(state, event.key, event.round);
    case 'failed':
      return failed(state, event.key, event.failure);
    case 'rekeyed':
      return phase.name === 'asking' && phase.key === event.before
        ? { ...state, phase: { ...phase, key: event.key } }
        : state;
    case 'stopped': {
      if (phase.name !== 'stopping') return state;
      const { round, spin, ofBonus } = phase;
      const shown = { round, spin, ofBonus };
      return spin === round.freeSpins.length && !showsHold(shown)
        ? finished(state, shown)
        : { ...state, phase: { name: 'showing', ...shown }, shown };
    }
    case 'winsShown':
      if (phase.name !== 'showing') return state;
      return phase.spin === phase.round.freeSpins.length
        ? finished(state, phase)
        : nextFreeSpin(state, phase);
    case 'freeSpinsSkipped':
      return state.table.slamStop &&
        (phase.name === 'stopping' || phase.name === 'showing') &&
        hasFeature(phase.round)
        ? finished(state, phase)
        : state;
    case 'buyOpened':
      return buyOnOffer(state) === null || isAutoplaying(state.auto)
        ? state
        : { ...state, notice: null, phase: { name: 'buying' } };
    case 'bought':
      return bought(state, event.key);
    case 'buyLeft':
      if (phase.name === 'buying') return { ...state, phase: { name: 'ready' } };
      return state.notice?.name === 'buyOverLimit' ? { ...state, notice: null } : state;
    case 'betStepped':
      return mayChangeBet(state)
        ? { ...state, bet: nextBet(state, event.by) ?? state.bet, notice: null }
        : state;
    case 'ownMoneyChosen':
      return phase.name === 'ready' && getBonusSpins(state.table) !== null && !isAutoplaying(state.auto)
        ? { ...state, ownMoney: event.on, notice: null }
        : state;
    case 'betLowered':
      return phase.name === 'rejected'
        ? { ...state, bet: affordableBet(state) ?? state.bet, phase: { name: 'ready' } }
        : state;
    case 'dismissed':
      return phase.name === 'rejected' ? { ...state, phase: { name: 'ready' } } : state;
    case 'balanceReceived':
      return balanceReceived(state, event.balance);
    case 'tableRead':
      return phase.name === 'ready' || phase.name === 'rejected'
        ? { ...withBonus(state, event.table.bonus ?? null), balance: event.table.balance }
        : state;
    default:
      return state;
  }
}

/** Returns the state after an event. Ignores events that do not fit the state. */
export function nextState(state: GameState, event: GameEvent): GameState {
  if (state.screen === 'play') {
    const next = played(state, event);
    return next.screen === 'play' ? followAutoplay(state, next) : next;
  }
  if (event.type === 'opened')
    return state.screen === 'opening' ? opened(event.table, event.unfinished) : state;
  return event.type === 'opening' || event.type === 'notOpened' ? nextDoorState(state, event) : state;
}
