import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FundsNotice } from '@casino-kit/api-contract';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { allDepositMethods } from '../../methods/all-deposit-methods.js';
import { makePaymentMethod, paymentHandlers, type PaymentsServer, rejection } from '../../testing.js';
import { DepositDialog } from '../deposit-dialog/deposit-dialog.js';
import { DepositForm } from '../deposit-form/deposit-form.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

const notice: FundsNotice = { version: 'v1', level: 'medium', text: 'A bank in Malta holds it.' };
const methods = () => [
  makePaymentMethod({
    ...{ id: 'skrill', name: 'skrill', title: 'Skrill', paymentMethod: 'carouseller' },
    isCardForm: false,
    hostedFieldsUrl: null,
  }),
];
const understood = () => screen.findByRole('button', { name: 'I understand' });
const payButton = () => screen.findByRole('button', { name: /^Pay/ });

function open(shop: PaymentsServer, Form = DepositForm as typeof DepositForm | 'dialog') {
  server.use(...paymentHandlers({ methods, ...shop }));
  const { Host } = createPayerCasino();
  render(
    Form === 'dialog' ? (
      <DepositDialog methods={allDepositMethods} open onClose={() => undefined} />
    ) : (
      <Form methods={allDepositMethods} />
    ),
    { wrapper: Host },
  );
  return userEvent.setup({ delay: null });
}

describe('the protection of money before a deposit', () => {
  it.each([
    ['the form', DepositForm],
    ['the dialog', 'dialog' as const],
  ])('stands in place of %s until it is acknowledged', async (_, Form) => {
    const user = open({ fundsNotice: notice }, Form);
    const button = await understood();
    expect(screen.getByRole('heading', { name: 'How your money is protected' })).toBeTruthy();
    expect(screen.getByText(/kept apart.*Level of protection: medium/)).toBeTruthy();
    expect(screen.getByText('A bank in Malta holds it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await user.click(button);
    expect(await payButton()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I understand' })).toBeNull();
  });

  it('sends the version that was shown', async () => {
    const sent: unknown[] = [];
    const user = open({ fundsNotice: notice });
    server.use(
      http.post('*/api/user/funds-notice', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true, data: { notice: null } });
      }),
    );
    await user.click(await understood());
    await payButton();
    expect(sent).toEqual([{ version: 'v1' }]);
  });

  it.each([
    ['nothing waits', () => HttpResponse.json({ success: true, data: { notice: null } })],
    ['the server does not know of it', () => new HttpResponse(null, { status: 404 })],
    ['it does not load', () => new HttpResponse(null, { status: 500 })],
  ])('is not shown when %s', async (_, response) => {
    open({});
    server.use(http.get('*/api/user/funds-notice', response));
    expect(await payButton()).toBeTruthy();
  });

  it('stays with a message when it could not be sent', async () => {
    const user = open({ fundsNotice: notice });
    server.use(http.post('*/api/user/funds-notice', () => new HttpResponse(null, { status: 500 })));
    await user.click(await understood());
    expect(await screen.findByText(/Check your connection/)).toBeTruthy();
    expect(await understood()).toBeTruthy();
  });

  it('is shown in its new wording when it changed meanwhile', async () => {
    const user = open({ fundsNotice: notice });
    const button = await understood();
    server.use(
      http.post('*/api/user/funds-notice', () => rejection('FUNDS_NOT_ACKNOWLEDGED', {}, 409)),
      http.get('*/api/user/funds-notice', () =>
        HttpResponse.json({ success: true, data: { notice: { ...notice, version: 'v2', level: 'none' } } }),
      ),
    );
    await user.click(button);
    expect(await screen.findByText(/Level of protection: none/)).toBeTruthy();
  });

  it('is asked for when the server rejects a deposit without it, and the amount stays', async () => {
    const user = open({});
    const pay = await payButton();
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: /Amount/ });
    await user.clear(amount);
    await user.type(amount, '40');
    server.use(...paymentHandlers({ methods, fundsNotice: notice }));
    server.use(http.post('*/api/user/deposit', () => rejection('FUNDS_NOT_ACKNOWLEDGED', {}, 409)));
    await user.click(pay);
    await user.click(await understood());
    await payButton();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Amount/ }).value).toBe('40.00');
    expect(screen.queryByText(/Confirm first that you know/)).toBeNull();
  });
});
