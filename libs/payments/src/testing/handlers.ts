import { type Deposit, type PaymentMethod } from '@casino-kit/api-contract';
import { makeUserDetails } from '@casino-kit/session/testing';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { makeDeposit, makePaymentMethod } from './fixtures.js';

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
    makePaymentMethod({ ...other, id: 'voucher', name: 'voucher', title: 'Voucher', maxAmount: '100' }),
  ];
}

export interface PaymentsServer {
  /** What the server offers; made when it is asked. */
  methods?: () => PaymentMethod[];
  /** How a deposit ends when it is made. */
  created?: Deposit;
  /** How it stands when it is asked for later. */
  later?: Deposit;
  /** What the 3-D Secure webhook answers. */
  threeDs?: Deposit | null;
}

const wrapped = (data: unknown) => HttpResponse.json({ success: true, data } as Record<string, unknown>);

/** A refusal as the server words it: a status with a code of §8. */
export function refusal(
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
}: PaymentsServer = {}): HttpHandler[] {
  return [
    http.get('*/api/admin/get-payments', () => wrapped({ payments: methods() })),
    http.post('*/api/user/deposit', () => wrapped(created)),
    http.get('*/api/user/deposit/:depositId', () => wrapped(later)),
    http.post('*/api/user/3ds-webhook', () => wrapped(threeDs)),
    http.post('*/api/user/log-event', () => wrapped(null)),
    http.get('*/api/user/get-user-details', () => wrapped(makeUserDetails())),
  ];
}
