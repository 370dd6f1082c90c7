import { type PaymentMethod, type SavedCard, type Withdrawal } from '@casino-kit/api-contract';
import { makeUserDetails } from '@casino-kit/session/testing';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { type WithdrawalOverview } from '../core/withdrawal-queries.js';
import { makePayoutMethods, makeWithdrawal, makeWithdrawalOverview } from './withdrawal-fixtures.js';

export interface WithdrawalServer {
  /** Payout methods; evaluated for each request. */
  methods?: (() => PaymentMethod[]) | undefined;
  overview?: (() => WithdrawalOverview) | undefined;
  /** The existing withdrawals, newest first. */
  withdrawals?: (() => Withdrawal[]) | undefined;
  /** The response to a request. */
  created?: Withdrawal | undefined;
  /** What remains of a withdrawal that the player cancels. */
  cancelled?: Withdrawal | undefined;
  /** Cards that the provider saves. */
  cards?: SavedCard[] | undefined;
}

const wrapped = (data: unknown) => HttpResponse.json({ success: true, data } as Record<string, unknown>);

const keptCards: SavedCard[] = [
  { cardId: 'card-1', brand: 'visa', last4: '4242', expiry: '08/28' },
  { cardId: 'card-2', brand: 'mastercard', last4: '7710', expiry: '01/27' },
];

/** MSW handlers of every call that the withdrawal side makes, for tests and stories. */
export function withdrawalHandlers({
  methods = makePayoutMethods,
  overview = makeWithdrawalOverview,
  withdrawals = () => [],
  created = makeWithdrawal(),
  cancelled = makeWithdrawal({ status: 'cancelled', cancellable: false }),
  cards = keptCards,
}: WithdrawalServer = {}): HttpHandler[] {
  return [
    http.get('*/api/admin/get-payments', () => wrapped({ payments: methods() })),
    http.get('*/api/user/withdrawal-overview', () => wrapped(overview())),
    http.get('*/api/user/withdrawals', () => wrapped({ withdrawals: withdrawals() })),
    http.post('*/api/user/withdrawal', () => wrapped(created)),
    http.post('*/api/user/withdrawal/:withdrawalId/cancel', () => wrapped(cancelled)),
    http.get('*/api/user/saved-cards', () => wrapped({ cards })),
    http.post('*/api/user/send-verification-email', () => wrapped(null)),
    http.get('*/api/user/get-user-details', () => wrapped(makeUserDetails())),
  ];
}
