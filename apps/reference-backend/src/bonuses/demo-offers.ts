import { count } from 'drizzle-orm';
import { type Bonus, type DayOfWeek } from '@casino-kit/api-contract';
import { type Catalogue } from '../catalogue/catalogue.js';
import { minutesFrom } from '../clock.js';
import { type Database, onlyRow } from '../database/database.js';
import { type OfferConditions } from './eligibility.js';
import { bonuses, coupons, type OfferTexts } from './tables.js';

/** An offer of the demo brand: amounts in euro, texts in the languages it is written in. */
interface DemoOffer {
  id: string;
  type: NonNullable<Bonus['type']>;
  texts: Record<'en' | 'de' | 'ar', readonly [name: string, title: string, description: string]>;
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
    texts: {
      en: [
        'Welcome offer',
        'First deposit doubled, up to €1,000',
        'We match your first deposit. The bonus is wagered 35 times within 30 days and then becomes cash.',
      ],
      de: [
        'Willkommensangebot',
        'Erste Einzahlung ×2, bis 1.000 €',
        'Wir verdoppeln deine erste Einzahlung. Der Bonus wird innerhalb von 30 Tagen 35-mal umgesetzt und dann zu Guthaben.',
      ],
      ar: [
        'عرض الترحيب',
        'نضاعف إيداعك الأول حتى 1000 يورو',
        'نضيف إلى إيداعك الأول مثله. تُراهن بقيمة المكافأة 35 مرة خلال 30 يومًا ثم تصبح نقدًا.',
      ],
    },
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
    texts: {
      en: [
        'Weekend Reload',
        '50% reload at the weekend',
        'Half of a deposit on top, from Friday to Sunday. One a weekend day.',
      ],
      de: [
        'Wochenend-Bonus',
        '50 % zum Wochenende',
        'Die Hälfte einer Einzahlung obendrauf, von Freitag bis Sonntag.',
      ],
      ar: ['مكافأة نهاية الأسبوع', 'زيادة 50٪ في نهاية الأسبوع', 'نصف قيمة الإيداع إضافةً، من الجمعة إلى الأحد.'],
    },
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
    id: 'harbour-spins',
    type: 'freespins',
    texts: {
      en: [
        'Harbour spins',
        '20 free spins, no deposit',
        'Twenty spins of €0.20. What they win is wagered 30 times within 7 days.',
      ],
      de: [
        'Hafen-Drehs',
        '20 Freispiele ohne Einzahlung',
        'Zwanzig Drehs zu 0,20 €. Was sie gewinnen, wird innerhalb von 7 Tagen 30-mal umgesetzt.',
      ],
      ar: [
        'دورات الميناء',
        '20 دورة مجانية دون إيداع',
        'عشرون دورة بقيمة 0.20 يورو. تُراهن بأرباحها 30 مرة خلال 7 أيام.',
      ],
    },
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
    texts: {
      en: [
        'Monday gift',
        '€5 to start the week',
        'Five euro in bonus money every Monday. Wagered 40 times with real money.',
      ],
      de: [
        'Montagsgeschenk',
        '5 € zum Wochenstart',
        'Jeden Montag fünf Euro Bonusgeld. Wird 40-mal mit echtem Geld umgesetzt.',
      ],
      ar: [
        'هدية الاثنين',
        '5 يورو لبداية الأسبوع',
        'خمسة يورو من أموال المكافأة كل يوم اثنين. تُراهن 40 مرة بأموال حقيقية.',
      ],
    },
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
    texts: {
      en: ['Midweek reload', '20% reload', 'A fifth of a deposit on top, every Tuesday and Thursday.'],
      de: [
        'Bonus unter der Woche',
        '20 % obendrauf',
        'Ein Fünftel einer Einzahlung obendrauf, jeden Dienstag und Donnerstag.',
      ],
      ar: ['مكافأة وسط الأسبوع', 'زيادة 20٪', 'خُمس قيمة الإيداع إضافةً، كل ثلاثاء وخميس.'],
    },
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
    texts: {
      en: [
        'Midweek spins',
        '10 boosted free spins',
        'Ten spins on Wednesday; every win is paid twice as bonus money.',
      ],
      de: [
        'Mittwochs-Drehs',
        '10 Freispiele mit Verdoppler',
        'Zehn Drehs am Mittwoch; jeder Gewinn zählt doppelt als Bonusgeld.',
      ],
      ar: [
        'دورات منتصف الأسبوع',
        '10 دورات مجانية مضاعفة',
        'عشر دورات يوم الأربعاء؛ كل ربح يُدفع مرتين كأموال مكافأة.',
      ],
    },
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
    texts: {
      en: [
        'Second chance',
        '10% of your losses back',
        'A tenth of what you lost with real money in the last 24 hours, up to €50, wagered once.',
      ],
      de: [
        'Zweite Chance',
        '10 % der Verluste zurück',
        'Ein Zehntel dessen, was du in den letzten 24 Stunden mit echtem Geld verloren hast, bis 50 €, einmal umzusetzen.',
      ],
      ar: [
        'فرصة ثانية',
        'كاش باك 10٪ من خسائر اليوم',
        'عُشر ما خسرته بأموال حقيقية خلال آخر 24 ساعة، حتى 50 يورو، يُراهن به مرة واحدة.',
      ],
    },
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
    texts: {
      en: [
        'Half-hour cashback',
        'Cashback into your calendar',
        'A share of your net loss is added to the rakeback calendar every half hour, by itself.',
      ],
      de: [
        'Halbstunden-Cashback',
        'Cashback in deinen Kalender',
        'Ein Teil deines Nettoverlusts kommt jede halbe Stunde von selbst in den Rakeback-Kalender.',
      ],
      ar: [
        'كاش باك كل نصف ساعة',
        'كاش باك إلى تقويمك',
        'يُضاف جزء من صافي خسارتك إلى تقويم الريك باك كل نصف ساعة تلقائيًا.',
      ],
    },
    offer: { depositBonusPercent: '10' },
    conditions: { addedToCalendar: true },
  },
  {
    id: 'letter-gift',
    type: 'no_deposit',
    texts: {
      en: [
        'Gift by letter',
        '€10 with a code',
        'Ten euro in bonus money for the code of our newsletter, once.',
      ],
      de: [
        'Geschenk per Brief',
        '10 € mit Code',
        'Zehn Euro Bonusgeld für den Code aus unserem Newsletter, einmalig.',
      ],
      ar: ['هدية بالبريد', '10 يورو برمز', 'عشرة يورو من أموال المكافأة مقابل رمز نشرتنا، مرة واحدة.'],
    },
    offer: { ...usual, cashAmount: '10', wageringMultiplier: '40', maxWin: '100' },
    conditions: { needsCoupon: true },
    coupon: 'HARBOUR10',
  },
  {
    id: 'letter-reload',
    type: 'deposit',
    texts: {
      en: [
        'Reload by letter',
        '30% with a code',
        'Thirty per cent on top of a deposit for the code of our newsletter, once.',
      ],
      de: [
        'Bonus per Brief',
        '30 % mit Code',
        'Dreißig Prozent auf eine Einzahlung für den Code aus unserem Newsletter, einmalig.',
      ],
      ar: ['زيادة بالبريد', 'زيادة 30٪ برمز', 'ثلاثون بالمئة فوق الإيداع مقابل رمز نشرتنا، مرة واحدة.'],
    },
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

const textsOf = ([name, bannerTitle, description]: readonly [string, string, string]): OfferTexts => ({
  name,
  banner: { bannerTitle },
  description,
});

/** Gives a casino without offers those of the demo brand, valid for a year. Returns whether it added any. */
export async function seedDemoOffers(database: Database, catalogue: Catalogue, now: Date): Promise<boolean> {
  const popular = catalogue
    .list({ category: 'popular', today: now })
    .filter(({ entry }) => entry.kind === 'slots')
    .map(({ entry: { slug, name } }) => ({ slug, name }));
  return database.transaction(async (transaction) => {
    const { taken } = onlyRow(await transaction.select({ taken: count() }).from(bonuses));
    if (taken > 0) return false;
    for (const [place, demo] of demoOffers.entries()) {
      const { id, type, texts, offer, conditions = {}, coupon, spinGames } = demo;
      const { name: _name, ...english } = textsOf(texts.en);
      await transaction
        .insert(bonuses)
        .values({
          id,
          type,
          name: texts.en[0],
          offer: {
            ...offer,
            ...english,
            ...(spinGames !== undefined && { games: popular.slice(0, spinGames) }),
          } as Omit<Bonus, 'id' | 'type' | 'name'>,
          conditions,
          translations: { de: textsOf(texts.de), ar: textsOf(texts.ar) },
          startsAt: minutesFrom(now, -monthMinutes),
          // Lists are sorted by the end: a minute apart keeps them in this order.
          endsAt: minutesFrom(now, 12 * monthMinutes + place),
        })
        .onConflictDoNothing();
      if (coupon !== undefined)
        await transaction.insert(coupons).values({ code: coupon, bonusId: id }).onConflictDoNothing();
    }
    return true;
  });
}
