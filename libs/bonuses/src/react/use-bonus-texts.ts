'use client';

import { type Bonus, type UserBonus } from '@casino-kit/api-contract';
import { type DescriptionItem } from '@casino-kit/ui';
import { gifts, mainGift, type Contribution, type OfferTerm, getOfferTerms } from '../core/offer-terms.js';
import { cashbackNow, cashbackSum, type CashbackSum } from '../core/offer-cashback.js';
import { workedExample } from '../core/offer-sum.js';
import { useTexts } from './texts.js';
import { type BonusFormats } from './use-bonus-formats.js';

const knownGames = ['slots', 'live', 'tables', 'originals', 'jackpots'] as const;

/** A text and the figure in it that is emphasized: `100% up to €200` and `100%`. */
export interface Figured {
  text: string;
  figure: string;
}

export interface BonusTexts {
  /** The main grant of an offer: `100% up to €200`; `null` if unknown. */
  gift: (bonus: Bonus) => string | null;
  /** The main grant with its figure. */
  figuredGift: (bonus: Bonus) => Figured | null;
  /** All grants of an offer, the main one first: `100% up to €200`, `50 free spins`. */
  gifts: (bonus: Bonus) => string[];
  /** Everything about an offer as terms with values. */
  facts: (bonus: Bonus) => DescriptionItem[];
  /** The main terms for a card: minimum deposit, wagering requirement, days. */
  short: (bonus: Bonus) => string[];
  /** The same terms with their figures. */
  figuredTerms: (bonus: Bonus) => Figured[];
  /** The wagering requirement as a worked example, or `null`. */
  example: (bonus: Bonus) => string | null;
  /** When the amount of a cashback is calculated, beside what it would pay now; `null` for other offers. */
  cashbackNote: (bonus: Bonus) => string | null;
  /** How an activated cashback was calculated: `€50.00 net loss × 10% = €5.00`; `null` if unknown. */
  formatCashback: (bonus: UserBonus) => string | null;
  /** `Slots 100%, live casino 10%`. */
  games: (counted: readonly Contribution[]) => string;
}

/** Returns functions that describe an offer in plain words, amounts in `currency` (§3). */
export function useBonusTexts(currency: string, formats: BonusFormats): BonusTexts {
  const t = useTexts();
  const { money, percent, figure, multiplier, days, moment, list, row } = formats;
  const toSpinValues = (count: number) => ({ count, spins: figure(count) });

  const gameKind = (kind: string) => {
    const known = knownGames.find((one) => one === kind);
    return known === undefined ? kind : t(`bonuses.games.${known}`);
  };
  const games = (counted: readonly Contribution[]) =>
    counted.length === 0
      ? t('bonuses.fact.contributions.none')
      : row(
          counted.map(({ gameKind: kind, percent: share }) =>
            t('bonuses.fact.contribution', { games: gameKind(kind), percent: percent(share) }),
          ),
        );
  const shareText = (kind: 'share' | 'cashback', fact: { percent: string; upTo: string | null }) =>
    fact.upTo === null
      ? t(`bonuses.gift.${kind}Open`, { percent: percent(fact.percent) })
      : t(`bonuses.gift.${kind}`, { percent: percent(fact.percent), amount: money(fact.upTo, true) });

  const sumText = (sum: CashbackSum): string => {
    if (sum.outcome === 'noLoss') return t('bonuses.cashback.noLoss');
    const figures = { loss: money(sum.netLoss), percent: percent(sum.percent) };
    if (sum.outcome === 'tooLittle') return t('bonuses.cashback.tooLittle', figures);
    const gives = { ...figures, amount: money(sum.amount) };
    return sum.most === null
      ? t('bonuses.cashback.sum', gives)
      : t('bonuses.cashback.sumCut', { ...gives, most: money(sum.most) });
  };

  const formatTerm = (fact: OfferTerm): string => {
    switch (fact.kind) {
      case 'share':
      case 'cashback':
        return shareText(fact.kind, fact);
      case 'cashbackNow':
        return sumText(fact.sum);
      case 'money':
      case 'minimumDeposit':
      case 'maxBet':
      case 'maxWin':
      case 'minBalance':
        return money(fact.amount, true);
      case 'freeSpins':
        return fact.value === null
          ? figure(fact.count)
          : t('bonuses.fact.freeSpins.worth', { spins: figure(fact.count), amount: money(fact.value) });
      case 'games':
        return list(fact.names);
      case 'wagering':
        return t(`bonuses.fact.wagering.${fact.of}`, { times: figure(fact.times) });
      case 'noWagering':
        return t('bonuses.fact.noWagering.value');
      case 'wageringType':
        return t(`bonuses.wageringType.${fact.type}`);
      case 'contributions':
        return games(fact.counted);
      case 'multiplier':
        return t('bonuses.fact.multiplier.value', { times: figure(fact.times) });
      case 'validDays':
        return t('bonuses.fact.validDays.value', { count: fact.count, days: figure(fact.count) });
      case 'validOnDays':
        return days(fact.days);
      case 'start':
      case 'expire':
        return moment(fact.at);
      case 'coupon':
        return t('bonuses.fact.coupon.value');
    }
  };

  const formatShortTerm = (fact: OfferTerm): Figured | null => {
    switch (fact.kind) {
      case 'minimumDeposit': {
        const amount = money(fact.amount, true);
        return { text: t('bonuses.fact.minimumDeposit.short', { amount }), figure: amount };
      }
      case 'wagering': {
        const times = multiplier(fact.times);
        return { text: t('bonuses.fact.wagering.short', { times }), figure: times };
      }
      case 'noWagering':
        return { text: t('bonuses.fact.noWagering.short'), figure: '' };
      case 'validDays': {
        const text = t('bonuses.fact.validDays.short', { count: fact.count, days: figure(fact.count) });
        return { text, figure: figure(fact.count) };
      }
      default:
        return null;
    }
  };
  const figuredTerms = (bonus: Bonus) => getOfferTerms(bonus).flatMap((fact) => formatShortTerm(fact) ?? []);

  const formatFigure = (gift: OfferTerm | null): string => {
    if (gift?.kind === 'share' || gift?.kind === 'cashback') return percent(gift.percent);
    if (gift?.kind === 'money') return money(gift.amount, true);
    return gift?.kind === 'freeSpins' ? figure(gift.count) : '';
  };
  const giftText = (gift: OfferTerm | null): string | null => {
    if (gift?.kind === 'share' || gift?.kind === 'cashback') return shareText(gift.kind, gift);
    if (gift?.kind === 'money') return t('bonuses.gift.money', { amount: money(gift.amount, true) });
    return gift?.kind === 'freeSpins' ? t('bonuses.gift.freeSpins', toSpinValues(gift.count)) : null;
  };

  return {
    games,
    cashbackNote: (bonus) => (cashbackNow(bonus) === null ? null : t('bonuses.cashback.note')),
    formatCashback(bonus) {
      const sum = cashbackSum(bonus);
      return sum?.outcome === 'gives' ? sumText(sum) : null;
    },
    facts: (bonus) =>
      getOfferTerms(bonus).map((fact) => ({ term: t(`bonuses.fact.${fact.kind}`), value: formatTerm(fact) })),
    short: (bonus) => figuredTerms(bonus).map(({ text }) => text),
    figuredTerms,
    gift: (bonus) => giftText(mainGift(bonus)),
    figuredGift(bonus) {
      const gift = mainGift(bonus);
      const text = giftText(gift);
      return text === null ? null : { text, figure: formatFigure(gift) };
    },
    gifts: (bonus) => gifts(bonus).flatMap((gift) => giftText(gift) ?? []),
    example(bonus) {
      const sum = workedExample(bonus, currency);
      if (sum === null) return null;
      const { times, wager } = sum;
      const base = sum.kind === 'deposit' ? sum.deposit : sum.kind === 'loss' ? sum.loss : null;
      return t(`bonuses.example.${sum.kind}`, {
        base: base === null ? '' : money(base, true),
        gets: money(sum.kind === 'freeSpins' ? sum.wins : sum.gets, true),
        times: figure(times),
        wager: money(wager, true),
      });
    },
  };
}
