import {
  type Bonus,
  type checkCoupon,
  daysOfWeek,
  type EndpointData,
  type ErrorBody,
  type UserBonus,
} from '@casino-kit/api-contract';
import { makeUserDetails } from '@casino-kit/session/testing';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { makeEndedBonuses, makeOffers, makeUserBonus } from './fixtures.js';

type Coupon = EndpointData<typeof checkCoupon>;

const wrapped = (data: object) => HttpResponse.json({ success: true, data });
const rejection = (status: number, body: Partial<ErrorBody> = {}) =>
  HttpResponse.json({ code: 'INTERNAL', message: '', ...body, success: false }, { status });

/** An activation as the server received it. */
export interface AskedActivation {
  key: string | null;
  body: {
    bonusId?: string | undefined;
    couponCode?: string | undefined;
    timeZone: string;
    cancelActiveBonus?: boolean | undefined;
  };
}

export interface BonusServer {
  offers?: readonly Bonus[] | undefined;
  /** The offer of every day of the calendar; the first of the offers of the day by default. */
  daily?: Bonus | undefined;
  /** The initially active bonuses; none by default. */
  active?: readonly UserBonus[] | undefined;
  ended?: readonly UserBonus[] | undefined;
  /** Coupons by their code; three known ones (`TIDE50`, `RELOAD`, `SPRING20`) and a used one (`USED`) by default. */
  coupons?: Readonly<Record<string, Coupon | 'redeemed'>> | undefined;
  /** How many responses to activations get lost after the bonus was activated. */
  losesResponses?: number | undefined;
  /** The server's clock, ISO 8601. */
  now?: string | undefined;
  /** Called for every activation. */
  onActivate?: ((requested: AskedActivation) => void) | undefined;
  /** Called for every request for offers. */
  onAsk?: ((query: URLSearchParams) => void) | undefined;
}

const nothingOnTop = { percent: null, amount: null, minDeposit: null };

/** Coupons for tests and stories: one to activate, one that comes with a deposit, one used up. */
export const knownCoupons: NonNullable<BonusServer['coupons']> = {
  TIDE50: {
    couponCode: 'TIDE50',
    title: '50 free spins in Book of Tides',
    bonusId: 'spins-50',
    type: 'freespins',
    ...nothingOnTop,
  },
  RELOAD: {
    couponCode: 'RELOAD',
    title: '100% up to €200',
    bonusId: 'weekend-reload',
    type: 'deposit',
    ...nothingOnTop,
    percent: 100,
    minDeposit: '20',
  },
  SPRING20: {
    couponCode: 'SPRING20',
    title: '20% on your deposit',
    bonusId: null,
    type: null,
    ...nothingOnTop,
    percent: 20,
  },
  USED: 'redeemed',
};

const toPage = <Row>(rows: readonly Row[], query: URLSearchParams) => {
  const [page, limit] = [Number(query.get('pageNo')), Number(query.get('limit'))];
  return { count: rows.length, rows: rows.slice((page - 1) * limit, page * limit) };
};

const toUserBonus = (offer: Bonus, userBonusId: string, at: string): UserBonus => {
  const amount = offer.cashback?.amount ?? offer.cashAmount ?? '0';
  const spins = offer.freeSpinsQuantity ?? 0;
  // A field that an offer leaves out is left out of the bonus as well.
  const taken: { [Field in keyof UserBonus]?: UserBonus[Field] | undefined } = {
    ...offer,
    userBonusId,
    bonusId: offer.id,
    name: offer.name ?? offer.id,
    type: offer.type ?? 'no_deposit',
    amount,
    balance: amount,
    wagered: '0',
    wagerTotal: '0',
    wagerLeft: '0',
    freeSpinsLeft: spins,
    startedAt: at,
    lastUpdate: at,
  };
  return makeUserBonus(taken as Partial<UserBonus>);
};

/**
 * Creates MSW handlers of a server that keeps offers and a player's bonuses: an offer is activated once, by its id or a
 * coupon; one bonus and one with free spins are active at a time; responses are kept by their key.
 */
export function bonusHandlers({
  offers = makeOffers(),
  daily,
  active = [],
  ended = makeEndedBonuses(5),
  coupons = knownCoupons,
  losesResponses = 0,
  now = '2026-11-22T10:30:00Z',
  onActivate,
  onAsk,
}: BonusServer = {}): HttpHandler[] {
  let running = [...active];
  let over = [...ended];
  let toLose = losesResponses;
  const responses = new Map<string, UserBonus>();
  const end = (bonus: UserBonus) => {
    const forfeited: UserBonus = {
      ...bonus,
      status: 'cancelled',
      balance: '0',
      freeSpinsLeft: 0,
      forfeited: bonus.balance,
      endedAt: now,
    };
    running = running.filter(({ userBonusId }) => userBonusId !== bonus.userBonusId);
    over = [forfeited, ...over];
    return forfeited;
  };
  return [
    http.get('*/api/admin/get-all-bonus', ({ request }) => {
      const query = new URL(request.url).searchParams;
      onAsk?.(query);
      const day = daysOfWeek.find((one) => one === query.get('dayOfWeek'));
      if (daily !== undefined && day !== undefined) return wrapped({ bonus: toPage([daily], query) });
      const found = offers.filter(
        ({ id, type, validOnDays }) =>
          (query.get('bonusId') ?? id) === id &&
          (query.get('type') ?? type) === type &&
          (day === undefined || !validOnDays?.length || validOnDays.includes(day)),
      );
      return wrapped({ bonus: toPage(found, query) });
    }),
    http.get('*/api/user/bonuses', ({ request }) => {
      const query = new URL(request.url).searchParams;
      return wrapped(toPage(query.get('state') === 'active' ? running : over, query));
    }),
    http.post('*/api/user/bonuses/activate', async ({ request }) => {
      const body = (await request.json()) as AskedActivation['body'];
      const key = request.headers.get('Idempotency-Key');
      onActivate?.({ key, body });
      const coupon = coupons[body.couponCode ?? ''];
      const bonusId = coupon === undefined || coupon === 'redeemed' ? body.bonusId : coupon.bonusId;
      const offer = offers.find(({ id }) => id === bonusId);
      let taken = responses.get(key ?? '');
      if (taken === undefined) {
        if (coupon === 'redeemed') return rejection(400, { code: 'COUPON_ALREADY_REDEEMED' });
        if (offer === undefined) return rejection(404, { code: 'NOT_FOUND' });
        const isSpins = offer.type === 'freespins';
        const other = running.find(({ type }) => (type === 'freespins') === isSpins);
        if (other !== undefined && body.cancelActiveBonus !== true)
          return rejection(409, { code: isSpins ? 'ACTIVE_FREE_SPINS' : 'ACTIVE_BONUS' });
        if (other !== undefined) end(other);
        taken = toUserBonus(offer, `taken-${responses.size + 2}`, now);
        running = [taken, ...running];
        responses.set(key ?? '', taken);
      }
      if (toLose > 0) {
        toLose -= 1;
        return HttpResponse.error();
      }
      return wrapped(taken);
    }),
    http.post('*/api/user/bonuses/:userBonusId/cancel', ({ params }) => {
      const bonus = running.find(({ userBonusId }) => userBonusId === params.userBonusId);
      return bonus === undefined ? rejection(404, { code: 'NOT_FOUND' }) : wrapped(end(bonus));
    }),
    http.post('*/api/user/coupon', async ({ request }) => {
      const { couponCode } = (await request.json()) as { couponCode: string };
      const coupon = coupons[couponCode.toUpperCase()];
      if (coupon === undefined) return rejection(400, { code: 'COUPON_NOT_APPLIED' });
      return coupon === 'redeemed' ? rejection(400, { code: 'COUPON_ALREADY_REDEEMED' }) : wrapped(coupon);
    }),
    http.get('*/api/user/get-user-details', () => {
      const first = running[0];
      return wrapped(
        makeUserDetails({
          activeBonus: first === undefined ? null : { id: first.bonusId, name: first.name, expiresAt: null },
        }),
      );
    }),
  ];
}

/** Handles the confirmation of a bonus buy; `onConfirm` is called for each. */
export function bonusBuyHandlers(
  onConfirm: (confirmed: { slug: string; cost: string }) => void = () => undefined,
): HttpHandler[] {
  return [
    http.post<{ slug: string }, { cost: string }>(
      '*/api/games/:slug/bonus-buy',
      async ({ params, request }) => {
        const { cost } = await request.json();
        onConfirm({ slug: params.slug, cost });
        return wrapped({ cost });
      },
    ),
  ];
}
