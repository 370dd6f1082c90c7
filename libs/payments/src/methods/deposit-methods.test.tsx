import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Deposit } from '@casino-kit/api-contract';
import { latestAdultDateOfBirth } from '@casino-kit/api-contract/field-rules';
import { dateOnDevice } from '@casino-kit/calendar-dates';
import { DepositForm, type DepositFormProps } from '../react/deposit-form/deposit-form.js';
import {
  fakeCardFrame,
  makeDeposit,
  makePayer,
  makePaymentMethod,
  makePaymentMethods,
  makeStep,
  paymentHandlers,
  type PaymentsServer,
} from '../testing.js';
import { createPayerCasino } from '../../tests/payer-casino.js';
import { allDepositMethods } from './all-deposit-methods.js';
import { cardMethod } from './card/card-method.js';
import { readQrCode } from './upi/read-qr-code.js';

vi.mock('./upi/read-qr-code.js', () => ({ readQrCode: vi.fn() }));

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

const other = { isCardForm: false, hostedFieldsUrl: null };
const methods = () => [
  ...makePaymentMethods(),
  makePaymentMethod({ ...other, id: 'pix', name: 'Pix', title: 'Pix', paymentMethod: 'cpf' }),
  makePaymentMethod({ ...other, id: 'upi', name: 'UPI', title: 'UPI', paymentMethod: 'upi' }),
  makePaymentMethod({ ...other, id: 'voucher', name: 'voucher', title: 'Voucher' }),
];
const pending = (next: Deposit['next'], more: Partial<Deposit> = {}) =>
  makeDeposit({ status: 'pending', amount: '25', card: null, method: 'x', next, ...more });

async function open(
  props: Partial<DepositFormProps> = {},
  {
    host = createPayerCasino(),
    ...shop
  }: PaymentsServer & { host?: ReturnType<typeof createPayerCasino> | undefined } = {},
) {
  const requested: Record<string, unknown>[] = [];
  server.use(...paymentHandlers({ methods, ...shop }));
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => {
    if (request.method !== 'POST' || !request.url.endsWith('/api/user/deposit')) return;
    void request
      .clone()
      .json()
      .then((body: Record<string, unknown>) => requested.push(body));
  });
  const view = render(<DepositForm methods={allDepositMethods} onLeave={vi.fn()} {...props} />, {
    wrapper: host.Host,
  });
  // A confirmation may be open on top of them.
  await screen.findAllByRole('radio', { hidden: true });
  return { asked: requested, host, view, user: userEvent.setup() };
}
const pay = () => screen.getByRole('button', { name: /^Pay/ });

describe('the offered methods', () => {
  it('are all visible ones; those without a registered form use their payment page', async () => {
    const onLeave = vi.fn();
    const next = { type: 'redirect', url: 'https://pay.example/1', expiresAt: null } as const;
    const { asked: requested, user } = await open(
      { methods: [cardMethod], onLeave },
      { created: pending(next) },
    );
    await user.click(screen.getByRole('radio', { name: /Voucher/ }));
    expect(await screen.findByText(/You will leave this page to pay/)).toBeTruthy();
    await user.click(pay());
    await waitFor(() => expect(onLeave).toHaveBeenCalledWith(next.url));
    expect(requested[0]).toMatchObject({ paymentMethodId: 'voucher', amount: '25' });
  });
  it('show a pending deposit when the server names no page for a method without a form', async () => {
    const onOutcome = vi.fn();
    const { user } = await open({ methods: [cardMethod], onOutcome }, { created: pending(null) });
    await user.click(screen.getByRole('radio', { name: /Voucher/ }));
    await user.click(pay());
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith('pending', expect.anything()));
  });
  it('ask for a network when the settings of a method without a form list any', async () => {
    const { networks } = makePaymentMethods().find((one) => one.networks.length > 1)!;
    const token = makePaymentMethod({ ...other, id: 'token', name: 'token', title: 'Token', networks });
    const { asked: requested, user } = await open(
      { methods: [cardMethod] },
      { methods: () => [token], created: pending(null) },
    );
    await user.click(await screen.findByRole('radio', { name: new RegExp(networks[0]!.name) }));
    await user.clear(screen.getByRole('textbox', { name: /amount/i }));
    await user.type(screen.getByRole('textbox', { name: /amount/i }), '100');
    await user.click(pay());
    await waitFor(() => expect(requested[0]).toMatchObject({ network: networks[0]!.id }));
  });
  it('include the form of a kind with a suffix', async () => {
    const upi = makePaymentMethod({ ...other, id: 'u', name: 'u', title: 'UPI QR', paymentMethod: 'UPI-QR' });
    await open({}, { methods: () => [upi] });
    expect(screen.queryByText(/You will leave this page to pay/)).toBeNull();
  });
  it('show a paused method that cannot be chosen', async () => {
    await open(
      {},
      { methods: () => [makePaymentMethod({ paused: true }), ...makePaymentMethods().slice(1)] },
    );
    const paused = screen.getByRole('radio', { name: /Paused by the provider/ });
    expect(paused).toHaveProperty('disabled', true);
    expect(screen.getByRole('radio', { name: /Crypto/ })).toHaveProperty('checked', true);
  });
});

describe('a saved card', () => {
  const savedCards = [
    { cardId: 'c-1', brand: 'visa', last4: '4021', expiry: '08/27', lastUsedAt: '2026-11-12T10:00:00Z' },
  ];
  it('is selected to begin with, and pays without the card fields', async () => {
    const { user, asked: requested } = await open({}, { savedCards });
    expect(await screen.findByRole('radio', { name: /Visa ending 4021/ })).toHaveProperty('checked', true);
    await user.click(pay());
    await waitFor(() => expect(requested[0]).toMatchObject({ paymentMethodId: 'card', cardId: 'c-1' }));
    expect(requested[0]).not.toHaveProperty('cardToken');
  });
  it('gives way to the fields of another card', async () => {
    const { user } = await open({}, { savedCards });
    const another = await screen.findByRole('radio', { name: /^Another card/ });
    const fields = screen.getByTitle(/Card fields/);
    expect(fields.closest('[hidden]')).not.toBeNull();
    await user.click(another);
    expect(fields.closest('[hidden]')).toBeNull();
    expect(screen.getByRole('radio', { name: /Visa ending 4021/ })).toHaveProperty('checked', false);
  });
  it('is deleted after a confirmation', async () => {
    const { user } = await open({}, { savedCards });
    await user.click(await screen.findByRole('radio', { name: /Visa ending 4021/ }));
    await user.click(screen.getByRole('button', { name: 'Forget this card' }));
    await user.click(screen.getByRole('button', { name: 'Forget it' }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: /4021/ })).toBeNull());
  });
  it('stays when the provider cannot be reached', async () => {
    const { user } = await open({}, { savedCards });
    server.use(http.delete('*/api/user/saved-cards/:cardId', () => HttpResponse.error()));
    await user.click(await screen.findByRole('radio', { name: /Visa ending 4021/ }));
    await user.click(screen.getByRole('button', { name: 'Forget this card' }));
    await user.click(screen.getByRole('button', { name: 'Forget it' }));
    expect(await screen.findByText(/The card is still there/)).toBeTruthy();
  });
  it('is saved with the player’s consent', async () => {
    const { user, asked: requested } = await open();
    const card = fakeCardFrame(await screen.findByTitle<HTMLIFrameElement>(/Card fields/));
    act(() => card.say({ type: 'card:ready', height: 240 }));
    await user.click(await screen.findByRole('checkbox', { name: /Keep this card/ }));
    await user.click(pay());
    await waitFor(() => expect(requested[0]).toMatchObject({ keepCard: true, cardToken: 'tok_2' }));
  });
});

describe('crypto', () => {
  it('asks for the network, whose minimum must be exceeded, and shows the address', async () => {
    const { user, asked: requested } = await open(
      { initialMethodId: 'crypto' },
      { created: pending(makeStep('crypto')) },
    );
    await user.click(pay());
    expect(await screen.findByText('Choose a network.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Ethereum/ }));
    expect(screen.getAllByText('More than €30').length).toBeGreaterThan(0);
    const amount = screen.getByRole('textbox', { name: /Amount/ });
    expect(amount).toHaveProperty('value', '35.00');
    await user.clear(amount);
    await user.type(amount, '30');
    await user.click(pay());
    expect(await screen.findByText('Enter more than €30.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '€50' }));
    await user.click(pay());
    expect(await screen.findByRole('img', { name: /QR code of the address/ })).toBeTruthy();
    expect(requested[0]).toMatchObject({ network: 'erc20', amount: '50' });
    expect(screen.getByText('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')).toBeTruthy();
  });
  it('shows the network by its name when the server sends its id', async () => {
    const step = makeStep('crypto', { network: 'btc' });
    await open({ initialMethodId: 'crypto' }, { pending: [pending(step, { paymentMethodId: 'crypto' })] });
    await userEvent.click(await screen.findByRole('button', { name: 'Resume' }));
    expect(await screen.findByText(/on the network Bitcoin to this address/)).toBeTruthy();
    expect(screen.getByText('Address (BTC, Bitcoin)')).toBeTruthy();
  });
  it('counts confirmations', async () => {
    await open(
      { initialMethodId: 'crypto' },
      { pending: [pending(makeStep('crypto', { confirmations: 2 }))] },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Resume' }));
    const bar = await screen.findByRole('progressbar', { name: 'Confirmations by the network' });
    expect(bar.getAttribute('aria-valuetext')).toBe('Confirmations: 2 of 3');
    expect(screen.getByText('Your transfer has been seen')).toBeTruthy();
  });
});

describe('Pix and Skrill', () => {
  it('ask for an existing CPF and show the code', async () => {
    const { user, asked: requested } = await open(
      { initialMethodId: 'pix' },
      { created: pending(makeStep('pix')) },
    );
    await user.type(screen.getByRole('textbox', { name: 'CPF number' }), '111.111.111-11');
    await user.click(pay());
    expect(await screen.findByText(/This CPF number does not exist/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'CPF number' }));
    await user.clear(screen.getByRole('textbox', { name: 'CPF number' }));
    await user.type(screen.getByRole('textbox', { name: 'CPF number' }), '111.444.777-35');
    await user.click(pay());
    expect(await screen.findByRole('img', { name: /Pix payment/ })).toBeTruthy();
    expect(requested[0]).toMatchObject({ cpf: '11144477735' });
  });
  it('open the provider’s page, and can open it again', async () => {
    const onLeave = vi.fn();
    const onOutcome = vi.fn();
    const { user, asked: requested } = await open(
      { initialMethodId: 'skrill', onLeave, onOutcome },
      { created: pending(makeStep('redirect')) },
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Skrill/ }).value).toBe(
      'marlon@casino.example',
    );
    await user.click(pay());
    await user.click(await screen.findByRole('button', { name: /Go to the payment page/ }));
    expect(onLeave.mock.calls).toEqual([
      ['https://pay.example/session/1'],
      ['https://pay.example/session/1'],
    ]);
    expect(requested[0]).toMatchObject({ skrillEmail: 'marlon@casino.example' });
    expect(onOutcome).not.toHaveBeenCalled();
  });
  it('announce that the player will leave the page', async () => {
    await open({ initialMethodId: 'pay-page' });
    expect(screen.getByText('You will leave this page to pay')).toBeTruthy();
  });
});

describe('a request that expires in days', () => {
  it('shows the day instead of counting hours', async () => {
    const expiresAt = new Date(Date.now() + 14 * 86_400_000).toISOString();
    const { user } = await open(
      { initialMethodId: 'bank' },
      { created: pending(makeStep('bank', { expiresAt })) },
    );
    await user.click(pay());
    const month = new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date(expiresAt));
    expect((await screen.findByText(/^Pay by/)).textContent).toContain(month);
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('UPI', () => {
  const soon = () => new Date(Date.now() + 300_000).toISOString();
  const past = () => new Date(Date.now() - 1_000).toISOString();
  it('shows its code with the time left', async () => {
    const { user } = await open(
      { initialMethodId: 'upi' },
      { created: pending(makeStep('upi', { expiresAt: soon() })) },
    );
    await user.click(pay());
    expect(await screen.findByRole('img', { name: 'QR code of the UPI request' })).toBeTruthy();
    expect(screen.getByRole('timer', { name: 'Time left to pay' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open my UPI app' }).getAttribute('href')).toMatch(/^upi:/);
  });
  it('requests a new code once it has expired', async () => {
    const { user, asked: requested } = await open(
      { initialMethodId: 'upi' },
      { created: pending(makeStep('upi', { expiresAt: past() }), { paymentMethodId: 'upi' }) },
    );
    await user.click(pay());
    await user.click(await screen.findByRole('button', { name: 'New request' }));
    await waitFor(() => expect(requested).toHaveLength(2));
    expect(requested[1]).toEqual(requested[0]);
  });
  const pick = async (user: ReturnType<typeof userEvent.setup>, size = 10) => {
    const file = new File([new Uint8Array(1)], 'qr.png', { type: 'image/png' });
    Object.defineProperty(file, 'size', { value: size });
    const label = 'Check a code that you saved as an image';
    await user.upload(await screen.findByLabelText(label, { selector: 'input' }), file);
  };
  it.each([
    ['this request', makeStep('upi').uri, 'This code is good for this payment.'],
    ['another request', 'upi://pay?pa=casino@icici&am=5&tr=old', /belongs to a request that is over/],
    ['no code', null, /no UPI code in this image/],
  ])('reads an image of %s', async (_, read, messages) => {
    vi.mocked(readQrCode).mockResolvedValue(read);
    const { user } = await open(
      { initialMethodId: 'upi' },
      { created: pending(makeStep('upi', { expiresAt: soon() })) },
    );
    await user.click(pay());
    await pick(user);
    expect((await screen.findByRole('alert')).textContent).toMatch(messages);
  });
  const openUpi = async () => {
    const { user } = await open(
      { initialMethodId: 'upi' },
      { created: pending(makeStep('upi', { expiresAt: soon() })) },
    );
    await user.click(pay());
    return user;
  };
  it('opens the file picker by keyboard, names the chosen file and offers to choose another', async () => {
    vi.mocked(readQrCode).mockResolvedValue(makeStep('upi').uri);
    const user = await openUpi();
    const choose = await screen.findByRole('button', { name: 'Choose an image' });
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    choose.focus();
    await user.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledOnce();
    opened.mockRestore();
    await pick(user);
    expect((await screen.findByText('qr.png')).closest('[role="status"]')).not.toBeNull();
    expect(await screen.findByRole('button', { name: 'Choose another image' })).toBeTruthy();
  });
  it.each([
    ['a picture', 'image/png', 'This code is good for this payment.'],
    ['a file that is not an image', 'application/pdf', /This file is not an image/],
  ])('accepts %s that is dropped', async (_, type, messages) => {
    vi.mocked(readQrCode).mockResolvedValue(makeStep('upi').uri);
    await openUpi();
    const place = await screen.findByRole('group', { name: 'Check a code that you saved as an image' });
    const dataTransfer = { types: ['Files'], files: [new File(['x'], 'dropped', { type })] };
    fireEvent.dragOver(place, { dataTransfer });
    expect(place.dataset['over']).toBe('true');
    fireEvent.drop(place, { dataTransfer });
    expect(place.dataset['over']).toBe('false');
    expect((await screen.findByRole('alert')).textContent).toMatch(messages);
  });
  it('does not read an image that is too large', async () => {
    const { user } = await open(
      { initialMethodId: 'upi' },
      { created: pending(makeStep('upi', { expiresAt: soon() })) },
    );
    await user.click(pay());
    await pick(user, 11 * 1024 * 1024);
    expect((await screen.findByRole('alert')).textContent).toContain('larger than 10 MB');
  });
});

describe('a bank transfer', () => {
  it('can be copied line by line, and says when copying fails', async () => {
    const { user } = await open({ initialMethodId: 'bank' }, { created: pending(makeStep('bank')) });
    await user.click(pay());
    const copy = await screen.findAllByRole('button', { name: 'Copy' });
    expect(copy).toHaveLength(5);
    await user.click(copy[1]!);
    expect(await navigator.clipboard.readText()).toBe('NL91ABNA0417164300');
    expect(screen.getByText('Copied: Account number or IBAN')).toBeTruthy();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(copy[4]!);
    expect(await screen.findByText(/did not let us copy/)).toBeTruthy();
  });
});

describe('a pending deposit', () => {
  const waiting = pending(makeStep('bank'), { amount: '30', methodTitle: 'Bank transfer' });
  it('is shown after a reload or elsewhere, and can be resumed', async () => {
    const { user } = await open({}, { pending: [waiting], created: waiting });
    expect(await screen.findByText('A deposit of €30.00 by Bank transfer is waiting')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    const heading = await screen.findByRole('heading', { name: 'Finish your deposit of €30.00' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect(await screen.findByRole('button', { name: 'Resume' })).toBeTruthy();
  });
  it('settles by a socket event', async () => {
    const onOutcome = vi.fn();
    const done = makeDeposit({ amount: '30' });
    const { user, host } = await open({ onOutcome }, { pending: [waiting], created: waiting, later: done });
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    await screen.findByRole('heading', { name: /Finish your deposit/ });
    await waitFor(() => expect(host.listening('deposit')).toBeGreaterThan(0));
    act(() => host.emit('deposit', { count: 4, depositId: waiting.depositId }));
    expect(await screen.findByText('€30.00 is in your wallet')).toBeTruthy();
    expect(onOutcome).toHaveBeenCalledWith('success', done);
  });
  it('can be cancelled, and shows the real result', async () => {
    const { user } = await open({}, { pending: [waiting], cancelled: makeDeposit({ amount: '30' }) });
    await user.click(await screen.findByRole('button', { name: 'Cancel deposit' }));
    expect(screen.getByText(/still arrives in your balance/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel deposit' }));
    expect(await screen.findByText('€30.00 is in your wallet')).toBeTruthy();
  });
  it('can be cancelled from its own page', async () => {
    const { user } = await open(
      {},
      { pending: [waiting], cancelled: makeDeposit({ status: 'cancelled', errorCode: 'PAYMENT_ABANDONED' }) },
    );
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel deposit' }));
    await user.click(screen.getByRole('button', { name: 'Cancel deposit' }));
    expect(
      (await screen.findByText(/ended before it was paid/)).closest('[role="alert"]')?.textContent,
    ).toContain('The deposit was cancelled');
  });
  it('continues when the server cannot be reached', async () => {
    const { user } = await open({}, { pending: [waiting] });
    server.use(http.post('*/api/user/deposit/:id/cancel', () => HttpResponse.error()));
    await user.click(await screen.findByRole('button', { name: 'Cancel deposit' }));
    await user.click(screen.getByRole('button', { name: 'Cancel deposit' }));
    expect(await screen.findByText(/could not reach the provider/)).toBeTruthy();
  });
});

describe('a lost response', () => {
  it('is retried with the same key after a reload, and cleared on logout', async () => {
    const keys: (string | null)[] = [];
    const host = createPayerCasino();
    const { user, view } = await open({ initialMethodId: 'bank' }, { host });
    server.use(
      http.post('*/api/user/deposit', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.error();
      }),
    );
    await user.click(pay());
    await screen.findByText(/have not heard back/);
    view.unmount();
    render(<DepositForm methods={allDepositMethods} initialMethodId="bank" />, { wrapper: host.Host });
    await user.click(await screen.findByRole('button', { name: 'Retry payment of €25.00' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
    act(() => host.session.end('SESSION_EXPIRED'));
    expect(window.sessionStorage.length).toBe(0);
  });
});

describe('the payer details', () => {
  const player = () => makePayer({ getUser: { phone: '', address: '', zipCode: '' } });
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(await screen.findByRole('textbox', { name: 'Phone' }), '95161234');
    await user.type(screen.getByRole('textbox', { name: 'Address' }), 'Breedestraat 1');
    await user.type(screen.getByRole('textbox', { name: 'Postal code' }), '1000');
  };
  it('are requested when they are missing, and saved before the deposit', async () => {
    const order: string[] = [];
    const { user } = await open(
      { initialMethodId: 'bank' },
      { host: createPayerCasino({ player: player() }), created: pending(makeStep('bank')) },
    );
    server.events.on('request:start', ({ request }) => order.push(new URL(request.url).pathname));
    const saved: unknown[] = [];
    server.use(
      http.put('*/api/user/update-user-details', async ({ request }) => {
        saved.push(await request.json());
        return HttpResponse.json({ success: true, data: { success: true } });
      }),
    );
    await screen.findByRole('textbox', { name: 'Phone' });
    await user.click(pay());
    expect(await screen.findByText('Enter your street and house number.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Phone' })));
    expect(saved).toEqual([]);
    await fill(user);
    await user.click(pay());
    await screen.findByRole('heading', { name: /Finish your deposit/ });
    expect(saved).toEqual([
      {
        phone: '95161234',
        phoneCode: '599',
        address: 'Breedestraat 1',
        zipCode: '1000',
        updateFrom: 'Update Form',
      },
    ]);
    expect(order.indexOf('/api/user/update-user-details')).toBeLessThan(order.indexOf('/api/user/deposit'));
  });
  it('report that a phone number is too long for its country', async () => {
    const { user } = await open(
      { initialMethodId: 'bank' },
      { host: createPayerCasino({ player: player() }) },
    );
    const phone = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Phone' });
    // The lengths are loaded when the field is first shown.
    await waitFor(async () => {
      await user.clear(phone);
      await user.type(phone, '951612345');
      expect(screen.getByText(/too long for \W*\+599\W* and was not added/)).toBeTruthy();
    });
    expect(phone.value).toBe('95161234');
  });
  it('read the country code of a pasted phone number', async () => {
    const { user } = await open(
      { initialMethodId: 'bank' },
      { host: createPayerCasino({ player: player() }) },
    );
    const saved: unknown[] = [];
    server.use(
      http.put('*/api/user/update-user-details', async ({ request }) => {
        saved.push(await request.json());
        return HttpResponse.json({ success: true, data: { success: true } });
      }),
    );
    await screen.findByRole('option', { name: /\+31/ });
    await user.click(screen.getByRole('textbox', { name: 'Phone' }));
    await user.paste('+31 6 1234-5678');
    await user.type(screen.getByRole('textbox', { name: 'Address' }), 'Breedestraat 1');
    await user.type(screen.getByRole('textbox', { name: 'Postal code' }), '1000');
    await user.click(pay());
    await waitFor(() => expect(saved[0]).toMatchObject({ phoneCode: '31', phone: '612345678' }));
  });
  it('let the player choose a date of birth, from a list that starts at the latest year of an adult', async () => {
    const born = makePayer({ getUser: { dateOfBirth: null } });
    const { user, asked: requested } = await open(
      { initialMethodId: 'bank' },
      { host: createPayerCasino({ player: born, settings: { onDepositShowAllField: true } }) },
    );
    const part = async (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
    const [day, month, year] = [await part('Day'), await part('Month'), await part('Year')];
    expect([day.value, month.value, year.value]).toEqual(['', '', '']);
    const adultYear = latestAdultDateOfBirth(dateOnDevice(new Date()), 18).slice(0, 4);
    expect(year.options[year.selectedIndex + 1]?.value).toBe(adultYear);
    await user.click(pay());
    expect(await screen.findByText('Choose day, month and year.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(month));
    await user.selectOptions(day, '12');
    await user.selectOptions(month, '04');
    await user.selectOptions(year, '1990');
    await waitFor(() => expect(screen.queryByText('Choose day, month and year.')).toBeNull());
    expect(requested).toEqual([]);
  });
  it('stay typed when they cannot be saved, and nothing is paid', async () => {
    const { user, asked: requested } = await open(
      { initialMethodId: 'bank' },
      { host: createPayerCasino({ player: player() }) },
    );
    server.use(http.put('*/api/user/update-user-details', () => HttpResponse.error()));
    await fill(user);
    await user.click(pay());
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing you typed is lost');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value).toBe('Breedestraat 1');
    expect(requested).toEqual([]);
  });
});

describe('the form step by step', () => {
  it('returns to the amount when the server rejects the amount', async () => {
    const host = createPayerCasino({ settings: { depositFormVersion: 2 } });
    const { user } = await open({ initialMethodId: 'bank' }, { host });
    server.use(
      http.post('*/api/user/deposit', () =>
        HttpResponse.json(
          {
            code: 'PAYMENT_PROVIDER_LIMIT_THRESHOLD',
            message: 'limit',
            params: { min: '30', max: '500' },
          },
          { status: 400 },
        ),
      ),
    );
    expect(screen.getByRole('heading', { name: /^1\b/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^(Next|Continue)/ }));
    await user.click(await screen.findByRole('button', { name: /^Pay/ }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^1\b/ })));
    expect(screen.getByRole('textbox', { name: /Amount/ }).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('bonus and coupon', () => {
  const bonuses = [
    {
      id: '9',
      name: 'Harbour 50%',
      depositBonusPercent: '50',
      wageringMultiplier: '35',
      minimumDeposit: '20',
    },
  ];
  const activeBonus = {
    id: '1',
    name: 'Weekend Reload',
    amount: '40',
    wagered: '612',
    wagerTotal: '1400',
    expiresAt: null,
  };
  it('are sent with the deposit', async () => {
    const { user, asked: requested } = await open({ initialMethodId: 'bank' }, { bonuses });
    await user.click(await screen.findByRole('radio', { name: /Harbour 50%/ }));
    expect(screen.getByText('€25.00 cash, €12.50 bonus')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Enter a coupon code' }));
    await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'HARBOUR');
    await user.click(pay());
    await waitFor(() => expect(requested[0]).toMatchObject({ bonusId: '9', couponCode: 'HARBOUR' }));
    expect(requested[0]).not.toHaveProperty('cancelActiveBonus');
  });
  const termed = {
    title: 'Harbour 30%',
    bonusId: '30',
    bonus: { id: '30', depositBonusPercent: '30', wageringMultiplier: '30.00', validDays: 7, maxBet: '5' },
  };
  const applyCoupon = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Enter a coupon code' }));
    await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'HARBOUR30');
  };
  it('are confirmed once, however often Pay is pressed meanwhile', async () => {
    const { user, asked: requested } = await open({ initialMethodId: 'bank' });
    let settle: () => void = () => undefined;
    const coupons: unknown[] = [];
    server.use(
      http.post('*/api/user/coupon', async ({ request }) => {
        coupons.push(await request.json());
        await new Promise<void>((resolve) => (settle = resolve));
        return HttpResponse.json({ code: 'COUPON_NOT_APPLIED', message: 'no' }, { status: 400 });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Enter a coupon code' }));
    await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'HARBOUR');
    const form = pay().closest('form')!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(coupons).toHaveLength(1));
    fireEvent.submit(form);
    settle();
    await screen.findByText(/This coupon cannot be used for this deposit/);
    expect([coupons.length, requested.length]).toEqual([1, 0]);
  });
  it('show the terms of a coupon before it is used', async () => {
    const { user, asked: requested } = await open({ initialMethodId: 'bank' }, { coupon: termed });
    await applyCoupon(user);
    await user.click(pay());
    expect(await screen.findByText('30 × the bonus: €225.00')).toBeTruthy();
    expect(screen.getByText('7 days')).toBeTruthy();
    expect(screen.getByText('€5.00')).toBeTruthy();
    expect(screen.getByText('€25.00 cash, €7.50 bonus')).toBeTruthy();
    expect(requested).toEqual([]);
    await user.click(pay());
    await waitFor(() => expect(requested[0]).toMatchObject({ couponCode: 'HARBOUR30' }));
  });
  it('list what a coupon would end, and pay with it once that is confirmed', async () => {
    const host = createPayerCasino({ player: makePayer({ activeBonus }) });
    const { user, asked: requested } = await open({ initialMethodId: 'bank' }, { coupon: termed, host });
    await applyCoupon(user);
    await user.click(pay());
    const ask = await screen.findByRole('alertdialog', { name: 'End Weekend Reload?' });
    expect(within(ask).getByText('€40.00')).toBeTruthy();
    expect(within(ask).getByText('€612.00 of €1,400.00')).toBeTruthy();
    expect(within(ask).getByText('30 × the bonus')).toBeTruthy();
    await user.click(within(ask).getByRole('button', { name: 'Keep Weekend Reload' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText('Coupon HARBOUR30 applied')).toBeNull();
    await user.click(pay());
    await user.click(await screen.findByRole('button', { name: 'Forfeit bonus' }));
    expect(await screen.findByText('Coupon HARBOUR30 applied')).toBeTruthy();
    expect(requested).toEqual([]);
    await user.click(pay());
    await waitFor(() =>
      expect(requested[0]).toMatchObject({ couponCode: 'HARBOUR30', cancelActiveBonus: true }),
    );
  });
  it('need no confirmation for a coupon of the active bonus', async () => {
    const host = createPayerCasino({ player: makePayer({ activeBonus: { ...activeBonus, id: '30' } }) });
    const { user } = await open({ initialMethodId: 'bank' }, { coupon: termed, host });
    await applyCoupon(user);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Coupon HARBOUR30 applied')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  it('list what is lost before an active bonus is forfeited', async () => {
    const host = createPayerCasino({ player: makePayer({ activeBonus }) });
    const { user, asked: requested } = await open({ initialMethodId: 'bank' }, { bonuses, host });
    await user.click(await screen.findByRole('radio', { name: /Harbour 50%/ }));
    const ask = await screen.findByRole('alertdialog', { name: 'End Weekend Reload?' });
    expect(within(ask).getByText('€40.00')).toBeTruthy();
    expect(within(ask).getByText('€612.00 of €1,400.00')).toBeTruthy();
    await user.click(within(ask).getByRole('button', { name: 'Keep Weekend Reload' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('radio', { name: /No bonus/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: /Harbour 50%/ }));
    await user.click(await screen.findByRole('button', { name: 'Forfeit bonus' }));
    await user.click(pay());
    await waitFor(() => expect(requested[0]).toMatchObject({ bonusId: '9', cancelActiveBonus: true }));
  });
  it('are preselected when the player comes for one', async () => {
    const { user, asked: requested } = await open(
      { initialMethodId: 'bank', initialBonusId: '9' },
      { bonuses },
    );
    expect(await screen.findByRole('radio', { name: /Harbour 50%/ })).toHaveProperty('checked', true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(pay());
    await waitFor(() => expect(requested[0]).toMatchObject({ bonusId: '9' }));
  });
  it.each([
    ['Keep Weekend Reload', /No bonus/],
    ['Forfeit bonus', /Harbour 50%/],
  ])('that the player comes for and that end another are confirmed once: %s', async (response, then) => {
    const host = createPayerCasino({ player: makePayer({ activeBonus }) });
    const { user, asked: requested } = await open(
      { initialMethodId: 'bank', initialBonusId: '9' },
      { bonuses, host },
    );
    const ask = await screen.findByRole('alertdialog', { name: 'End Weekend Reload?' });
    expect(within(ask).getByText(/Harbour 50% starts/)).toBeTruthy();
    await user.click(within(ask).getByRole('button', { name: response }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('radio', { name: then })).toHaveProperty('checked', true);
    await user.click(pay());
    await waitFor(() => expect(requested).toHaveLength(1));
    if (response === 'Forfeit bonus')
      expect(requested[0]).toMatchObject({ bonusId: '9', cancelActiveBonus: true });
    else expect(requested[0]).not.toHaveProperty('bonusId');
  });
  it('need no confirmation when the player already has that bonus', async () => {
    const host = createPayerCasino({ player: makePayer({ activeBonus: { ...activeBonus, id: '9' } }) });
    await open({ initialMethodId: 'bank', initialBonusId: '9' }, { bonuses, host });
    expect(await screen.findByRole('radio', { name: /No bonus/ })).toHaveProperty('checked', true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  it('are requested in the player’s zone', async () => {
    const requested: URLSearchParams[] = [];
    server.use(
      http.get('*/api/admin/get-all-bonus', ({ request }) => {
        requested.push(new URL(request.url).searchParams);
        return HttpResponse.json({ success: true, data: { bonus: { count: 1, rows: bonuses } } });
      }),
      ...paymentHandlers(),
    );
    render(<DepositForm methods={allDepositMethods} initialMethodId="bank" />, {
      wrapper: createPayerCasino().Host,
    });
    await screen.findByRole('radio', { name: /Harbour 50%/ });
    expect(requested.map((query) => [query.get('timeZone'), query.get('isDeposit')])).toEqual([
      [new Intl.DateTimeFormat().resolvedOptions().timeZone, 'true'],
    ]);
  });
  it('keep the player from paying less than the bonus needs', async () => {
    const { user, asked: requested } = await open({ initialMethodId: 'skrill' }, { bonuses });
    await user.click(await screen.findByRole('radio', { name: /Harbour 50%/ }));
    await user.clear(screen.getByRole('textbox', { name: /Amount/ }));
    await user.type(screen.getByRole('textbox', { name: /Amount/ }), '15');
    expect(screen.getByText(/needs a deposit of at least €20/)).toBeTruthy();
    await user.click(pay());
    expect(requested).toEqual([]);
  });
  it.each([
    ['COUPON_NOT_APPLIED', /cannot be used for this deposit/],
    ['COUPON_ALREADY_REDEEMED', /redeemed this coupon already/],
  ])('show %s at the coupon, and nothing is paid', async (code, messages) => {
    const { user, asked: requested } = await open({ initialMethodId: 'bank' });
    server.use(
      http.post('*/api/user/coupon', () =>
        HttpResponse.json({ success: false, code, message: code }, { status: 422 }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Enter a coupon code' }));
    await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'OLD');
    await user.click(pay());
    expect(await screen.findByText(messages)).toBeTruthy();
    expect(requested).toEqual([]);
  });
  it.each([404, 405, 501])(
    'explain a server without coupons (%i) in one sentence, and pay without',
    async (status) => {
      const { user, asked: requested } = await open({ initialMethodId: 'bank' });
      let checks = 0;
      server.use(
        http.post('*/api/user/coupon', () => {
          checks += 1;
          return HttpResponse.json({ message: 'Not here' }, { status });
        }),
      );
      await user.click(await screen.findByRole('button', { name: 'Enter a coupon code' }));
      await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'SPRING20{Enter}');
      const sentence = await screen.findByText(
        'This casino takes no coupon codes here. SPRING20 is not used up; you can pay without it.',
      );
      expect(screen.queryByRole('textbox', { name: 'Coupon code' })).toBeNull();
      expect(document.activeElement?.contains(sentence)).toBe(true);
      expect(document.activeElement).not.toBe(document.body);
      expect(requested).toEqual([]);
      await user.click(pay());
      await waitFor(() => expect(requested).toHaveLength(1));
      expect(requested[0]).not.toHaveProperty('couponCode');
      expect(checks).toBe(1);
    },
  );
  it('are not offered again after a server had no coupons', async () => {
    const host = createPayerCasino();
    const first = await open({ initialMethodId: 'bank' }, { host, bonuses });
    server.use(http.post('*/api/user/coupon', () => new HttpResponse(null, { status: 404 })));
    await first.user.click(await screen.findByRole('button', { name: 'Enter a coupon code' }));
    await first.user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'SPRING20');
    await first.user.click(pay());
    await screen.findByText(/takes no coupon codes here/);
    expect(first.asked).toEqual([]);
    cleanup();
    await open({ initialMethodId: 'bank' }, { host, bonuses });
    await screen.findByRole('radio', { name: /Harbour 50%/ });
    expect(screen.queryByRole('button', { name: 'Enter a coupon code' })).toBeNull();
  });
});
