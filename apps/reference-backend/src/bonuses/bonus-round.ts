import { type TableBonus } from '@casino-kit/api-contract';
import { add, type Amount, compare, isPositive, sum } from '@casino-kit/money';
import { type Database } from '../database/database.js';
import { invalid, reject } from '../http/api-error.js';
import { getCashAccount, isNamed, lockAccounts } from '../ledger/accounts.js';
import { type BetExemption, takeBetExemption } from './bet-exemption.js';
import { getContribution } from './contributions.js';
import {
  getBonusAccount,
  keepProgress,
  type PlayerBonus,
  postMoved,
  readActiveBonuses,
  getWageredBonus,
} from './player-bonuses.js';
import {
  type Funding,
  splitStake,
  isOverMaxBet,
  playFreeSpin,
  playUnderBonus,
  type PlayedUnderBonus,
} from './wagering.js';

/** A stake about to be paid: where, how much, and whether it is a free spin of a bonus. */
export interface BonusBet {
  gameSlug: string;
  /** The kind of the game, which decides how much of a bet counts. */
  gameKind: string;
  stake: Amount;
  freeSpin: boolean;
  /** The round buys free spins of the game; `stake` is their price. */
  bonusBuy: boolean;
}

type Player = { id: number; currencyCode: string };

const inCurrency = (active: readonly PlayerBonus[], { currencyCode }: Player) =>
  active.filter((bonus) => bonus.currencyCode === currencyCode);

const nonBonusGame = ({ offer, bonusId }: PlayerBonus) =>
  reject('NON_BONUS_GAME', 'This game cannot be played while the bonus is active.', {
    params: { bonus: offer.name ?? bonusId },
  });

/** @throws ApiError NON_BONUS_GAME while an active bonus excludes the kind of game (§8) */
export function rejectExcludedGame(active: readonly PlayerBonus[], player: Player, gameKind: string): void {
  const excluding = inCurrency(active, player).find(({ offer }) => getContribution(offer, gameKind) === null);
  if (excluding !== undefined) throw nonBonusGame(excluding);
}

/** Returns the smallest bet limit of the active bonuses, with its bonus; undefined without one. */
function getLowestBetLimit(own: readonly PlayerBonus[]): { name: string; max: Amount } | undefined {
  const [least] = own
    .flatMap(({ terms, offer, bonusId }) =>
      terms.maxBet === null ? [] : [{ name: offer.name ?? bonusId, max: terms.maxBet }],
    )
    .sort((a, b) => compare(a.max, b.max));
  return least;
}

/**
 * Exempts a bonus buy above the limit once the player confirmed it (§4).
 * @throws ApiError BONUS_MAX_BET with `max` when a bet is larger than an active bonus allows; BONUS_BUY_OVER_LIMIT with
 *   `max`, `cost` and `bonus` when it is an unconfirmed bonus buy
 */
function rejectLargeBet(
  active: readonly PlayerBonus[],
  player: Player,
  { gameSlug, stake, bonusBuy }: BonusBet,
  exempt: BetExemption | undefined,
): void {
  const limit = getLowestBetLimit(
    inCurrency(active, player).filter(({ terms }) => isOverMaxBet(terms, stake)),
  );
  if (limit === undefined) return;
  const { name, max } = limit;
  if (!bonusBuy)
    throw reject('BONUS_MAX_BET', 'The bonus allows no larger bets while it is active.', { params: { max } });
  if (exempt?.gameSlug !== gameSlug || compare(exempt.cost, stake) !== 0)
    throw reject('BONUS_BUY_OVER_LIMIT', 'A bonus buy above the limit of the bonus has to be confirmed.', {
      params: { max, cost: stake, bonus: name },
    });
}

/** Returns the bonus whose free spins are played in a game, if any are left. */
function spinsFor(active: readonly PlayerBonus[], player: Player, gameSlug: string): PlayerBonus | undefined {
  return inCurrency(active, player).find(({ freeSpinsLeft, offer }) => {
    const games = offer.games ?? [];
    return freeSpinsLeft > 0 && (games.length === 0 || games.some(({ slug }) => slug === gameSlug));
  });
}

/** Returns what active bonuses mean at a table; undefined when there are none. */
export function toTableBonus(
  active: readonly PlayerBonus[],
  player: Player,
  gameSlug: string,
): TableBonus | null {
  const own = inCurrency(active, player);
  const spins = spinsFor(active, player, gameSlug);
  const shown = spins ?? own[0];
  if (shown === undefined) return null;
  return {
    name: shown.offer.name ?? shown.bonusId,
    maxBet: getLowestBetLimit(own)?.max ?? null,
    freeSpinsLeft: spins?.freeSpinsLeft ?? 0,
    freeSpinValue: spins?.offer.freeSpinValue ?? null,
  };
}

/** Returns what can be staked: cash, and the money of the bonus being wagered. */
export async function readPlayableAmount(database: Database, player: Player, cash: Amount): Promise<Amount> {
  const wagered = getWageredBonus(await readActiveBonuses(database, player.id), player.currencyCode);
  return add(cash, wagered?.balance ?? '0');
}

/** A stake under a bonus that can be paid; the round is settled with it once the payout is drawn. */
export interface BonusStake {
  bonus: PlayerBonus;
  /** How the stake is split between cash and bonus money; a free spin has no split. */
  funding: Funding;
  cash: Amount;
  play(payout: Amount): PlayedUnderBonus;
}

/**
 * Returns the stake of a bet while bonuses are active, which are locked; undefined when no bonus is involved.
 * @throws ApiError NON_BONUS_GAME, BONUS_MAX_BET, BONUS_BUY_OVER_LIMIT, INSUFFICIENT_BALANCE (409), VALIDATION at `freeSpin`
 */
export async function stakeUnderBonus(
  transaction: Database,
  player: Player,
  active: readonly PlayerBonus[],
  bet: BonusBet,
): Promise<BonusStake | undefined> {
  const { gameSlug, gameKind, stake, freeSpin } = bet;
  rejectExcludedGame(active, player, gameKind);
  if (freeSpin) {
    const bonus = spinsFor(active, player, gameSlug);
    if (bonus === undefined || compare(bonus.offer.freeSpinValue ?? '0', stake) !== 0)
      throw invalid({ freeSpin: 'form.validation.invalid.format' });
    const cash = await cashHeld(transaction, player);
    return {
      bonus,
      funding: { cash: '0', bonus: '0' },
      cash,
      play: (payout) => playFreeSpin(bonus.terms, bonus, payout),
    };
  }
  rejectLargeBet(active, player, bet, await takeBetExemption(transaction, player.id));
  const bonus = getWageredBonus(active, player.currencyCode);
  if (bonus === undefined) return undefined;
  const cash = await cashHeld(transaction, player);
  const funding = splitStake(stake, cash, bonus.balance);
  if (funding === null) throw reject('INSUFFICIENT_BALANCE', 'There is not enough money for this stake.');
  const percent = getContribution(bonus.offer, gameKind) ?? 0;
  return {
    bonus,
    funding,
    cash,
    play: (payout) => playUnderBonus(bonus.terms, bonus, { funding, payout, percent }),
  };
}

/** Locks both balances of a player until the transaction ends; returns the cash. */
async function cashHeld(transaction: Database, player: Player): Promise<Amount> {
  const cash = getCashAccount(player);
  const held = await lockAccounts(transaction, [cash, getBonusAccount(player)]);
  return held.find((account) => isNamed(account, cash))?.balance ?? '0';
}

/** The result of a round under a bonus, in major units. */
export interface SettledBonusRound {
  bonus: PlayerBonus;
  /** The whole payout, boosted bonus money included. */
  payout: Amount;
  cashPayout: Amount;
  bonusPayout: Amount;
  /** Cash after the payout, before bonus money was converted. */
  cashAfter: Amount;
  /** The amount this round converted to cash. */
  converted: Amount;
}

/** Posts a round under a bonus (stake, payout and the end of the bonus, if any) and stores the bonus's progress. */
export async function settleUnderBonus(
  transaction: Database,
  player: Player,
  { bonus, cash, play }: BonusStake,
  { roundId, payout, at }: { roundId: string; payout: Amount; at: Date },
): Promise<SettledBonusRound> {
  const { progress, staked, paid, ended } = play(payout);
  const step = (kind: 'stake' | 'payout') => ({ reference: `round:${roundId}:${kind}`, kind, at });
  await postMoved(transaction, player, step('stake'), staked);
  await postMoved(transaction, player, step('payout'), paid);
  const kept = await keepProgress(transaction, bonus, { progress, ended }, at);
  return {
    bonus: kept,
    payout: add(paid.cash, paid.bonus),
    cashPayout: paid.cash,
    bonusPayout: paid.bonus,
    cashAfter: sum([cash, staked.cash, paid.cash]),
    converted: isPositive(ended.cash) ? ended.cash : '0',
  };
}
