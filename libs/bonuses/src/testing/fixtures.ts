import { type Bonus, type UserBonus } from '@casino-kit/api-contract';

/** A deposit bonus with every term filled in. Amounts are in euro. */
export function makeOffer(overrides: Partial<Bonus> = {}): Bonus {
  return {
    id: 'weekend-reload',
    name: 'Weekend Reload',
    type: 'deposit',
    banner: { bannerTitle: 'Weekend Reload: 100% up to €200' },
    description: 'A second deposit’s worth of play for the weekend.',
    wageringType: 'REAL_TO_FUN',
    wageringMultiplier: '35',
    multiplier: '1',
    maxWin: '500',
    maxBet: '5',
    minBalance: '0.10',
    contributions: { slots: 100, live: 10 },
    games: [],
    start: '2026-11-20T00:00:00Z',
    expire: '2026-12-31T23:59:00Z',
    minimumDeposit: '20',
    depositBonusPercent: '100',
    maxBonusThreshold: '200',
    validDays: 30,
    validOnDays: [],
    needsCoupon: false,
    ...overrides,
  };
}

/** The welcome offer for new players: a percentage of the first deposit, with free spins. */
export function makeWelcomeOffer(overrides: Partial<Bonus> = {}): Bonus {
  return makeOffer({
    id: 'welcome',
    name: 'Welcome offer',
    banner: { bannerTitle: 'First deposit doubled' },
    description: 'We match your first deposit.',
    maxBonusThreshold: '1000',
    freeSpinsQuantity: 100,
    freeSpinValue: '0.10',
    maxWin: '5000',
    ...overrides,
  });
}

/** Free spins without a deposit. */
export function makeSpinsOffer(overrides: Partial<Bonus> = {}): Bonus {
  return makeOffer({
    id: 'spins-50',
    name: 'Book of Tides: 50 spins',
    type: 'freespins',
    banner: { bannerTitle: '50 free spins in Book of Tides' },
    description: 'Fifty spins at €0.20 each.',
    minimumDeposit: null,
    depositBonusPercent: null,
    maxBonusThreshold: null,
    maxWin: '100',
    freeSpinsQuantity: 50,
    freeSpinValue: '0.20',
    games: [{ slug: 'book-of-tides', name: 'Book of Tides' }],
    validDays: 7,
    ...overrides,
  });
}

/** Bonus money without a deposit. */
export function makeGiftOffer(overrides: Partial<Bonus> = {}): Bonus {
  return makeOffer({
    id: 'welcome-10',
    name: 'Ten to try',
    type: 'no_deposit',
    banner: { bannerTitle: 'Ten to try' },
    description: 'Bonus money to look around with.',
    minimumDeposit: null,
    depositBonusPercent: null,
    maxBonusThreshold: null,
    cashAmount: '10',
    wageringMultiplier: '40',
    maxWin: '50',
    validDays: 7,
    ...overrides,
  });
}

/** Cashback that is paid at once. */
export function makeCashbackOffer(overrides: Partial<Bonus> = {}): Bonus {
  return makeOffer({
    id: 'cashback-10',
    name: 'Second chance',
    type: 'instant_cashback',
    banner: { bannerTitle: '10% back' },
    description: 'A share of what you lost in the last 24 hours.',
    minimumDeposit: null,
    depositBonusPercent: '10',
    maxBonusThreshold: '100',
    wageringMultiplier: '3',
    maxWin: null,
    validDays: 3,
    cashback: { netLoss: '50.00', amount: '5.00' },
    ...overrides,
  });
}

/** The offers in tests and stories: each type, one with a coupon, one for another day. */
export function makeOffers(): Bonus[] {
  return [
    makeOffer(),
    makeSpinsOffer(),
    makeGiftOffer(),
    makeCashbackOffer(),
    makeGiftOffer({
      id: 'letter',
      name: 'From our letter',
      banner: { bannerTitle: 'From our letter' },
      cashAmount: '5',
      needsCoupon: true,
    }),
    makeSpinsOffer({
      id: 'monday-spins',
      name: 'Monday spins',
      banner: { bannerTitle: 'Monday spins' },
      freeSpinsQuantity: 20,
      validOnDays: ['MON'],
    }),
  ];
}

/** A deposit bonus that is being wagered, in euro. */
export function makeUserBonus(overrides: Partial<UserBonus> = {}): UserBonus {
  return {
    userBonusId: 'taken-1',
    bonusId: 'last-reload',
    name: 'Weekend Reload',
    type: 'deposit',
    status: 'active',
    currencyCode: 'EUR',
    amount: '40.00',
    balance: '40.00',
    wagered: '612.00',
    wagerTotal: '1400.00',
    wagerLeft: '788.00',
    freeSpinsLeft: 0,
    freeSpinsWon: '0',
    converted: '0',
    forfeited: '0',
    startedAt: '2026-11-21T18:20:00Z',
    lastUpdate: '2026-11-22T09:00:00Z',
    deadline: '2026-12-12T23:59:00Z',
    endedAt: null,
    wageringType: 'REAL_TO_FUN',
    wageringMultiplier: '35',
    multiplier: '1',
    maxWin: '500',
    maxBet: '5',
    minBalance: '0.10',
    contributions: { slots: 100, live: 10 },
    games: [],
    ...overrides,
  };
}

/** Free spins that are being played. */
export function makeUserSpins(overrides: Partial<UserBonus> = {}): UserBonus {
  return makeUserBonus({
    userBonusId: 'taken-spins',
    bonusId: 'last-spins',
    name: 'Book of Tides: 50 spins',
    type: 'freespins',
    amount: '0',
    balance: '6.40',
    wagered: '0',
    wagerTotal: '0',
    wagerLeft: '0',
    freeSpinsQuantity: 50,
    freeSpinValue: '0.20',
    freeSpinsLeft: 18,
    freeSpinsWon: '6.40',
    games: [{ slug: 'book-of-tides', name: 'Book of Tides' }],
    ...overrides,
  });
}

const endings = [
  { status: 'completed', wagered: '700.00', wagerLeft: '0', converted: '63.20', forfeited: '0' },
  { status: 'cancelled', wagered: '210.00', wagerLeft: '490.00', converted: '0', forfeited: '12.80' },
  { status: 'expired', wagered: '95.50', wagerLeft: '604.50', converted: '0', forfeited: '20.00' },
  { status: 'lost', wagered: '318.00', wagerLeft: '382.00', converted: '0', forfeited: '0.06' },
] as const;

/** A history of ended bonuses, newest first, a day apart. */
export function makeEndedBonuses(count: number): UserBonus[] {
  return Array.from({ length: count }, (_, index) => {
    const ending = endings[index % endings.length] ?? endings[0];
    const day = (away: number) => new Date(Date.UTC(2026, 10, 20 - index - away, 17, 30)).toISOString();
    return makeUserBonus({
      userBonusId: `ended-${index + 1}`,
      bonusId: `old-${index + 1}`,
      name: `Reload ${count - index}`,
      amount: '20.00',
      balance: '0',
      wagerTotal: '700.00',
      startedAt: day(3),
      endedAt: day(0),
      lastUpdate: day(0),
      ...ending,
    });
  });
}
