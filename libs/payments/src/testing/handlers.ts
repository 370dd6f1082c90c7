import {
  type Bonus,
  type Deposit,
  type FundsNotice,
  type PaymentMethod,
  type SavedCard,
  type Transaction,
  type UserDetails,
} from '@casino-kit/api-contract';
import { playerFieldsHandlers } from '@casino-kit/player-fields/testing';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { makeDeposit, makePayer, makePaymentMethod } from './fixtures.js';

const cryptoNetworks = [
  { id: 'btc', name: 'Bitcoin', asset: 'BTC', minAmount: '20', confirmations: 2 },
  { id: 'erc20', name: 'Ethereum (ERC-20)', asset: 'USDT', minAmount: '30', confirmations: 3 },
];

/** Six methods as an operator may offer them; the card's fields are at `hostedFieldsUrl`. */
export function makePaymentMethods(hostedFieldsUrl = 'https://pay.example/card-fields'): PaymentMethod[] {
  const other = { isCardForm: false, hostedFieldsUrl: null };
  return [
    makePaymentMethod({ hostedFieldsUrl, sortPriority: 60 }),
    makePaymentMethod({
      ...other,
      id: 'crypto',
      name: 'crypto',
      title: 'Crypto',
      paymentMethod: 'crypto',
      minAmount: '20',
      networks: cryptoNetworks,
      settlementTime: 'minutes',
      sortPriority: 50,
    }),
    makePaymentMethod({
      ...other,
      id: 'bank',
      name: 'bank',
      title: 'Bank transfer',
      paymentMethod: 'bank',
      minAmount: '25',
      settlementTime: 'days',
      sortPriority: 40,
    }),
    makePaymentMethod({ ...other, id: 'skrill', name: 'skrill', title: 'Skrill', sortPriority: 30 }),
    makePaymentMethod({
      ...other,
      id: 'pay-page',
      name: 'carouseller',
      title: 'Payment page',
      sortPriority: 20,
    }),
    makePaymentMethod({
      ...other,
      id: 'netbanking',
      name: 'netbanking',
      title: 'Netbanking',
      maxAmount: '100',
    }),
  ];
}

export interface PaymentsServer {
  /** What the server offers; evaluated for each request. */
  methods?: (() => PaymentMethod[]) | undefined;
  /** How a deposit ends when it is made. */
  created?: Deposit | undefined;
  /** Its state when it is loaded later. */
  later?: Deposit | undefined;
  /** The response of the 3-D Secure webhook. */
  threeDs?: Deposit | null | undefined;
  /** Deposits that are still in progress. */
  pending?: Deposit[] | undefined;
  /** The history of deposits, newest first. */
  history?: Transaction[] | undefined;
  /** The response to cancelling a deposit. */
  cancelled?: Deposit | undefined;
  savedCards?: SavedCard[] | undefined;
  /** What the player has to acknowledge before a deposit. */
  fundsNotice?: FundsNotice | null | undefined;
  bonuses?: Partial<Bonus>[] | undefined;
  /** What a coupon grants. */
  coupon?:
    | {
        title: string;
        percent?: number | undefined;
        amount?: string | undefined;
        minDeposit?: string | undefined;
        bonusId?: string | undefined;
        /** Its terms. */
        bonus?: Record<string, unknown> | undefined;
      }
    | undefined;
  /** The player as the server knows them. */
  player?: UserDetails | undefined;
}

const wrapped = (data: unknown) => HttpResponse.json({ success: true, data } as Record<string, unknown>);

/** A rejection as the server sends it: a status with a code of §8. */
export function rejection(
  code: string,
  params?: Record<string, string>,
  status = 422,
): HttpResponse<Record<string, unknown>> {
  return HttpResponse.json({ success: false, code, message: code, params }, { status });
}

/** MSW handlers of every call this library makes, for tests and stories. */
export function paymentHandlers({
  methods = () => makePaymentMethods(),
  created = makeDeposit(),
  later = created,
  threeDs = created,
  pending = [],
  history = [],
  cancelled = makeDeposit({ status: 'cancelled', errorCode: 'PAYMENT_ABANDONED' }),
  savedCards = [],
  fundsNotice = null,
  bonuses = [],
  coupon = { title: 'Harbour 10%', percent: 10 },
  player = makePayer(),
}: PaymentsServer = {}): HttpHandler[] {
  let waitingNotice = fundsNotice;
  return [
    http.get('*/api/admin/get-payments', () => wrapped({ payments: methods() })),
    http.post('*/api/user/deposit', () => wrapped(created)),
    http.get('*/api/user/pending-deposits', () => wrapped({ deposits: pending })),
    http.get('*/api/user/transactions', () =>
      wrapped({ transactions: { count: history.length, rows: history } }),
    ),
    http.post('*/api/user/deposit/:depositId/cancel', () => wrapped(cancelled)),
    http.get('*/api/user/funds-notice', () => wrapped({ notice: waitingNotice })),
    http.post('*/api/user/funds-notice', () => {
      waitingNotice = null;
      return wrapped({ notice: null });
    }),
    http.get('*/api/user/saved-cards', () => wrapped({ cards: savedCards })),
    http.delete('*/api/user/saved-cards/:cardId', () => wrapped(null)),
    http.get('*/api/admin/get-all-bonus', () => wrapped({ bonus: { count: bonuses.length, rows: bonuses } })),
    http.post<never, { couponCode: string }>('*/api/user/coupon', async ({ request }) => {
      const { couponCode } = await request.json();
      return wrapped({ couponCode, ...coupon });
    }),
    http.put('*/api/user/update-user-details', () => wrapped({ success: true, message: null })),
    ...playerFieldsHandlers,
    http.get('*/api/user/deposit/:depositId', () => wrapped(later)),
    http.post('*/api/user/3ds-webhook', () => wrapped(threeDs)),
    http.post('*/api/user/log-event', () => wrapped(null)),
    http.get('*/api/user/get-user-details', () => wrapped(player)),
  ];
}
