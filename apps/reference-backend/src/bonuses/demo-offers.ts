import { type Bonus, type DayOfWeek } from '@casino-kit/api-contract';
import { type Catalogue } from '../catalogue/catalogue.js';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { levelRewards } from '../loyalty/club.js';
import { createDomainTexts } from '../domain-texts.js';
import en from './locales/en.json' with { type: 'json' };
import { type OfferConditions } from './eligibility.js';
import { bonuses, coupons, type OfferTexts } from './tables.js';

const offerTexts = createDomainTexts('bonuses', en);
type IdOf<Key> = Key extends `${infer Id}.name` ? Id : never;
type OfferId = IdOf<keyof typeof en>;

/** An offer of the demo brand: amounts in euro, texts by its id unless it shares those of others. */
type DemoOffer = DemoTerms & ({ id: OfferId; texts?: undefined } | { id: string; texts: OfferId });

interface DemoTerms {
  type: NonNullable<Bonus['type']>;
  offer: Partial<Bonus>;
  conditions?: OfferConditions | undefined;
  coupon?: string | undefined;
  /** Free spins are played in this many of the most popular slots. */
  spinGames?: number | undefined;
}

const usual: Partial<Bonus> = {
  wageringType: 'REAL_TO_FUN',
  maxBet: '5',
  minBalance: '0.10',
  validDays: 14,
  contributions: { slots: 100 },
};
const onDays = (...validOnDays: DayOfWeek[]): OfferConditions => ({ validOnDays, retryAfterDays: 1 });

/** The offers of the demo brand, in the order of its lists. */
export const demoOffers: readonly DemoOffer[] = [
  {
    id: 'welcome',
    type: 'deposit',
    offer: {
      ...usual,
      minimumDeposit: '20',
      depositBonusPercent: '100',
      maxBonusThreshold: '1000',
      wageringMultiplier: '35',
      maxWin: '5000',
      validDays: 30,
    },
    conditions: { depositsAtMost: 1 },
  },
  {
    id: 'weekend-reload',
    type: 'deposit',
    offer: {
      ...usual,
      minimumDeposit: '20',
      depositBonusPercent: '50',
      maxBonusThreshold: '200',
      wageringMultiplier: '35',
      maxWin: '500',
    },
    conditions: onDays('FRI', 'SAT', 'SUN'),
  },
  {
    id: 'weekly-spins',
    type: 'freespins',
    offer: {
      ...usual,
      freeSpinsQuantity: 20,
      freeSpinValue: '0.20',
      wageringMultiplier: '30',
      maxWin: '100',
      validDays: 7,
    },
    conditions: { retryAfterDays: 7 },
    spinGames: 3,
  },
  {
    id: 'monday-gift',
    type: 'no_deposit',
    offer: {
      ...usual,
      wageringType: 'REAL_MONEY_ONLY',
      cashAmount: '5',
      wageringMultiplier: '40',
      maxWin: '50',
      validDays: 7,
    },
    conditions: onDays('MON'),
  },
  {
    id: 'midweek-reload',
    type: 'deposit',
    offer: {
      ...usual,
      minimumDeposit: '20',
      depositBonusPercent: '20',
      maxBonusThreshold: '100',
      wageringMultiplier: '25',
      maxWin: '500',
    },
    conditions: onDays('TUE', 'THU'),
  },
  {
    id: 'midweek-spins',
    type: 'freespins',
    offer: {
      ...usual,
      freeSpinsQuantity: 10,
      freeSpinValue: '0.20',
      multiplier: '2',
      wageringMultiplier: '30',
      maxWin: '50',
      validDays: 3,
    },
    conditions: { ...onDays('WED'), depositsAtLeast: 1 },
    spinGames: 1,
  },
  {
    id: 'second-chance',
    type: 'instant_cashback',
    offer: {
      ...usual,
      depositBonusPercent: '10',
      maxBonusThreshold: '50',
      wageringMultiplier: '1',
      validDays: 3,
    },
    conditions: { retryAfterDays: 1 },
  },
  {
    id: 'half-hour-cashback',
    type: 'instant_cashback',
    offer: { depositBonusPercent: '10' },
    conditions: { addedToCalendar: true },
  },
  {
    id: 'letter-gift',
    type: 'no_deposit',
    offer: { ...usual, cashAmount: '10', wageringMultiplier: '40', maxWin: '100' },
    conditions: { needsCoupon: true },
    coupon: 'HARBOUR10',
  },
  {
    id: 'letter-reload',
    type: 'deposit',
    offer: {
      ...usual,
      minimumDeposit: '20',
      depositBonusPercent: '30',
      maxBonusThreshold: '150',
      wageringMultiplier: '30',
      maxWin: '500',
    },
    conditions: { needsCoupon: true },
    coupon: 'HARBOUR30',
  },
];

const monthMinutes = 30 * 24 * 60;
/** The end of what has none. */
const farAhead = new Date('9999-12-31T00:00:00Z');

const textsId = (demo: DemoOffer): OfferId => (demo.texts === undefined ? demo.id : demo.texts);

function getTexts(id: OfferId, code: string): OfferTexts {
  const { texts } = offerTexts.in(code);
  return {
    name: texts[`${id}.name`],
    banner: { bannerTitle: texts[`${id}.title`] },
    description: texts[`${id}.description`],
  };
}

const daysUntilAgain = { level: undefined, weekly: 7, monthly: 30 } as const;

/** The rewards of the VIP club as offers. */
const clubOffers: readonly DemoOffer[] = levelRewards.map(({ kind, level, amount }) => ({
  id: `vip-${kind}-${level}`,
  texts: `vip-${kind}`,
  type: 'no_deposit',
  offer: { ...usual, cashAmount: amount, wageringMultiplier: '1', validDays: 30 },
  conditions: { club: { kind, level }, retryAfterDays: daysUntilAgain[kind] },
}));

/**
 * Gives a casino without offers those of the demo brand, valid for a year, and every casino the rewards of its VIP club.
 * Returns whether it added those of the demo brand.
 */
export async function seedDemoOffers(database: Database, catalogue: Catalogue, now: Date): Promise<boolean> {
  const popular = catalogue
    .list({ category: 'popular', today: now })
    .filter(({ entry }) => entry.kind === 'slots')
    .map(({ entry: { slug, name } }) => ({ slug, name }));
  return database.transaction(async (transaction) => {
    const add = async (demo: DemoOffer, endsAt: Date) => {
      const { id, type, offer, conditions = {}, coupon, spinGames } = demo;
      const textsIn = (code: string) => getTexts(textsId(demo), code);
      const { name, ...english } = textsIn('en');
      await transaction
        .insert(bonuses)
        .values({
          id,
          type,
          name: name ?? id,
          offer: {
            ...offer,
            ...english,
            ...(spinGames !== undefined && { games: popular.slice(0, spinGames) }),
          } as Omit<Bonus, 'id' | 'type' | 'name'>,
          conditions,
          translations: Object.fromEntries(
            offerTexts.codes.filter((code) => code !== 'en').map((code) => [code, textsIn(code)]),
          ),
          startsAt: minutesFrom(now, -monthMinutes),
          endsAt,
        })
        .onConflictDoNothing();
      if (coupon !== undefined)
        await transaction.insert(coupons).values({ code: coupon, bonusId: id }).onConflictDoNothing();
    };
    const known = new Set((await transaction.select({ id: bonuses.id }).from(bonuses)).map(({ id }) => id));
    const missing = clubOffers.filter(({ id }) => !known.has(id));
    for (const club of missing) await add(club, farAhead);
    if (known.size > clubOffers.length - missing.length) return false;
    // Lists are sorted by the end: a minute apart keeps them in this order.
    for (const [place, demo] of demoOffers.entries())
      await add(demo, minutesFrom(now, 12 * monthMinutes + place));
    return true;
  });
}
