import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Withdrawal } from '@casino-kit/api-contract';
import { makeUserDetails } from '@casino-kit/session/testing';
import {
  makeHeldOverview,
  makePayer,
  makeWithdrawal,
  makeWithdrawalOverview,
  rejection,
  withdrawalHandlers,
  type WithdrawalServer,
} from '../../testing.js';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { WithdrawalForm, type WithdrawalFormProps } from './withdrawal-form.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  // Unmount before the handlers are removed, so that no request stays without a response.
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const submitButton = () => screen.getByRole('button', { name: /^(Request withdrawal|Ask about)/ });
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

/** The requests to the server, and the responses it sends in turn. */
function withdrawalServer(...responses: (() => Response)[]) {
  const requested: { key: string | null; body: unknown }[] = [];
  server.use(
    http.post('*/api/user/withdrawal', async ({ request }) => {
      requested.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      return (responses[requested.length - 1] ?? responses.at(-1))!();
    }),
  );
  return requested;
}
const responses = (withdrawal: Withdrawal) => () => HttpResponse.json({ success: true, data: withdrawal });

async function open(
  props: WithdrawalFormProps = {},
  {
    host = createPayerCasino(),
    ...shop
  }: WithdrawalServer & { host?: ReturnType<typeof createPayerCasino> | undefined } = {},
) {
  server.use(...withdrawalHandlers(shop));
  render(<WithdrawalForm {...props} />, { wrapper: host.Host });
  await screen.findAllByRole('radio');
  return { host, user: userEvent.setup({ delay: null }) };
}
type User = Awaited<ReturnType<typeof open>>['user'];

/** Sets the text of a field at once, as by pasting. */
async function fill(user: User, control: HTMLElement, text: string) {
  await user.click(control);
  await user.paste(text);
}
async function fillBank(user: User, amount = '200') {
  await fill(user, field(/IBAN/), 'nl91 abna 0417 1643 00');
  await fill(user, field(/Bank code/), 'abnanl2a');
  await fill(user, field('Amount'), amount);
}
const confirm = async (user: User) => {
  const dialog = await screen.findByRole('dialog', { name: 'Check before it is sent' });
  await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
};
const bankDetails = {
  fullName: 'Marlon Statia',
  accountNumber: 'NL91ABNA0417164300',
  bankCode: 'ABNANL2A',
  email: 'marlon@casino.example',
};

describe('a withdrawal to a bank account', () => {
  it('shows what will be sent where, sends it once, and says that it was received', async () => {
    const onRequested = vi.fn();
    const { user } = await open({ initialMethodId: 'bank', onRequested });
    const requested = withdrawalServer(responses(makeWithdrawal({ amount: '200' })));
    await fillBank(user);
    await user.click(submitButton());
    const dialog = await screen.findByRole('dialog', { name: 'Check before it is sent' });
    for (const text of ['Bank transfer', 'Marlon Statia', 'NL91 ABNA 0417 1643 00', 'ABNANL2A', '€200.00'])
      expect(within(dialog).getByText(text)).toBeTruthy();
    expect(requested).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
    const heading = await screen.findByRole('heading', { name: 'Your request for €200.00 is in' });
    const state = heading.closest<HTMLElement>('[role="status"]')!;
    expect(within(state).getByText('W-19C4-0088')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(state));
    expect(requested).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
        body: { paymentMethodId: 'bank', amount: '200', currencyCode: 'EUR', details: bankDetails },
      },
    ]);
    expect(onRequested).toHaveBeenCalledTimes(1);
  });

  it('says of a request that is already approved that it is, and not that it waits for a check', async () => {
    const { user } = await open({ initialMethodId: 'bank' });
    withdrawalServer(responses(makeWithdrawal({ amount: '200', automatic: true })));
    await fillBank(user);
    await user.click(submitButton());
    await confirm(user);
    expect(await screen.findByText('Approved automatically')).toBeTruthy();
    expect(screen.queryByText(/as soon as the request has been checked/)).toBeNull();
  });

  it('starts with the method of the last withdrawal', async () => {
    await open({}, { withdrawals: () => [makeWithdrawal({ method: 'skrill' })] });
    expect(screen.getByRole('radio', { name: /Skrill/ })).toHaveProperty('checked', true);
  });

  it('folds what may stay empty', async () => {
    await open({ initialMethodId: 'bank' });
    const summary = screen.getByText('Bank name · Branch · Address of the bank');
    expect(summary.closest('details')?.open).toBe(false);
    expect(field(/Bank code/).closest('details')).toBeNull();
  });

  it('reports a typo in an IBAN at its field, and sends nothing', async () => {
    const { user } = await open({ initialMethodId: 'bank' });
    const requested = withdrawalServer(responses(makeWithdrawal()));
    await fillBank(user);
    await user.clear(field(/IBAN/));
    await fill(user, field(/IBAN/), 'NL91 ABNA 0417 1634 00');
    await user.click(submitButton());
    expect(await screen.findByText(/^This IBAN is not right/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(/IBAN/)));
    expect(field(/IBAN/).value).toBe('NL91 ABNA 0417 1634 00');
    expect(requested).toEqual([]);
  });

  it('locks the name of the account and prefills its email address', async () => {
    await open({ initialMethodId: 'bank' });
    expect(field('Full name')).toMatchObject({ value: 'Marlon Statia', readOnly: true });
    expect(field('Email').value).toBe('marlon@casino.example');
  });

  it('asks for the name when the account has none', async () => {
    const player = makeUserDetails({ getUser: { firstName: '', lastName: '' } });
    const { user } = await open({ initialMethodId: 'bank' }, { host: createPayerCasino({ player }) });
    const requested = withdrawalServer(responses(makeWithdrawal()));
    await fillBank(user);
    await user.click(submitButton());
    await waitFor(() => expect(document.activeElement).toBe(field('Full name')));
    const note = 'A person checks this withdrawal first';
    expect(screen.queryByText(note)).toBeNull();
    await fill(user, field('Full name'), 'Marlon Statia');
    // Said before it is sent, in the form and again with the question: there is no name to compare (decision 63).
    expect(within(screen.getAllByRole('status').at(-1)!).getByText(note)).toBeTruthy();
    await user.click(submitButton());
    expect(within(await screen.findByRole('dialog')).getByText(note)).toBeTruthy();
    await confirm(user);
    await waitFor(() => expect(requested[0]?.body).toMatchObject({ details: bankDetails }));
  });

  it('says nothing about a review when the payee is the account holder', async () => {
    const { user } = await open({ initialMethodId: 'bank' });
    withdrawalServer(responses(makeWithdrawal()));
    await fillBank(user);
    await user.click(submitButton());
    await screen.findByRole('dialog');
    expect(screen.queryByText('A person checks this withdrawal first')).toBeNull();
  });

  it('reports missing values at their field, moves there, and sends nothing', async () => {
    const { user } = await open({ initialMethodId: 'bank' });
    const requested = withdrawalServer();
    await user.clear(field('Email'));
    await fill(user, field(/Bank code/), '1234567');
    await user.click(submitButton());
    await waitFor(() => expect(document.activeElement).toBe(field('Amount')));
    expect(alerts()).toEqual([
      'Enter an amount.',
      'Enter the account number or IBAN.',
      'A bank code has 8 to 15 letters and digits.',
      'Enter your email address.',
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requested).toEqual([]);
  });

  it('can be reconsidered: nothing is sent, nothing typed is lost', async () => {
    const { user } = await open({ initialMethodId: 'bank' });
    const requested = withdrawalServer();
    await fillBank(user);
    await user.click(submitButton());
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field(/IBAN/).value).toBe('nl91 abna 0417 1643 00');
    expect(field('Amount').value).toBe('200.00');
    expect(requested).toEqual([]);
  });

  it('keeps typed values when the method changes, and asks for another amount after a request', async () => {
    const { user } = await open({ initialMethodId: 'bank' });
    withdrawalServer(responses(makeWithdrawal()));
    await fillBank(user);
    await user.click(screen.getByRole('radio', { name: /Skrill/ }));
    expect(field(/Email of your Skrill/).value).toBe('marlon@casino.example');
    await user.click(screen.getByRole('radio', { name: /Bank transfer/ }));
    expect(field(/Bank code/).value).toBe('abnanl2a');
    await user.click(submitButton());
    await confirm(user);
    await user.click(await screen.findByRole('button', { name: 'Make another request' }));
    expect(field(/IBAN/).value).toBe('nl91 abna 0417 1643 00');
    expect(field('Amount').value).toBe('');
  });
});

describe('other payout methods', () => {
  it.each([
    ['netbanking', 'Bank name', { ...bankDetails, bankName: 'HDFC' }],
    ['upi', 'UPI ID', { upiId: 'marlon@okhdfc' }],
    ['skrill', null, { email: 'marlon@casino.example' }],
    ['card', null, { cardId: 'card-1' }],
  ] as const)('%s sends its own details', async (initialMethodId, name, details) => {
    const { user } = await open({ initialMethodId });
    const requested = withdrawalServer(responses(makeWithdrawal()));
    if (initialMethodId === 'netbanking') {
      await fill(user, field(/IBAN/), 'NL91ABNA0417164300');
      await fill(user, field(/Bank code/), 'abnanl2a');
    }
    if (initialMethodId === 'card') await screen.findByRole('combobox', { name: 'Card' });
    if (name !== null) await fill(user, field(name), name === 'UPI ID' ? 'marlon@okhdfc' : 'HDFC');
    await fill(user, field('Amount'), '20');
    await user.click(submitButton());
    await confirm(user);
    await waitFor(() =>
      expect(requested[0]?.body).toEqual({
        paymentMethodId: initialMethodId,
        amount: '20',
        currencyCode: 'EUR',
        details,
      }),
    );
    await screen.findByRole('button', { name: 'Make another request' });
  });

  it('send a request to the chosen saved card', async () => {
    const onRequested = vi.fn();
    const { user } = await open({ initialMethodId: 'card', onRequested });
    const withdrawal = makeWithdrawal({ amount: '20', method: 'card' });
    const requested = withdrawalServer(responses(withdrawal));
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Card' }),
      'Mastercard ending 7710, 01/27',
    );
    await fill(user, field('Amount'), '20');
    await user.click(submitButton());
    expect(within(await screen.findByRole('dialog')).getByText('Mastercard ending 7710, 01/27')).toBeTruthy();
    await confirm(user);
    expect(await screen.findByRole('heading', { name: 'Your request for €20.00 is in' })).toBeTruthy();
    expect(requested.map(({ body }) => body)).toEqual([
      { paymentMethodId: 'card', amount: '20', currencyCode: 'EUR', details: { cardId: 'card-2' } },
    ]);
    expect(onRequested).toHaveBeenCalledExactlyOnceWith(withdrawal);
  });

  it('need a saved card for a withdrawal by card', async () => {
    await open({ initialMethodId: 'card' }, { cards: [] });
    expect(await screen.findByText('No card is kept for you')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/deposit');
    expect(submitButton()).toHaveProperty('disabled', true);
  });

  it('can reload the saved cards', async () => {
    const { user } = await open({ initialMethodId: 'skrill' });
    let calls = 0;
    server.use(
      http.get('*/api/user/saved-cards', () => {
        calls += 1;
        // The client repeats a failed read once.
        return calls <= 2 ? rejection('UNAVAILABLE', undefined, 503) : undefined;
      }),
    );
    await user.click(screen.getByRole('radio', { name: /Card/ }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('combobox', { name: 'Card' })).toBeTruthy();
  });
});

describe('crypto', () => {
  const address = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
  async function fillCrypto(user: User, network = 'Tron (TRC-20), USDT') {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Network' }), network);
    await fill(user, field('Wallet address'), address);
    await fill(user, field('Amount'), '100');
  }
  it('asks to compare the address before anything is sent', async () => {
    const { user } = await open({ initialMethodId: 'crypto' });
    const requested = withdrawalServer(responses(makeWithdrawal()));
    await fillCrypto(user);
    await user.click(submitButton());
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('TJRy WwFs 9wTF GZg3 JbrV riFb NfCu g5tD eC')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
    const box = within(dialog).getByRole('checkbox');
    expect(document.activeElement).toBe(box);
    expect(within(dialog).getByText('Compare the address, then tick this box.')).toBeTruthy();
    expect(requested).toEqual([]);
    await user.click(box);
    await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
    await waitFor(() =>
      expect(requested[0]?.body).toMatchObject({ details: { network: 'trc20', walletAddress: address } }),
    );
    await screen.findByRole('button', { name: 'Make another request' });
  });
  it('rejects an address of another network, also when the network changes afterwards', async () => {
    const { user } = await open({ initialMethodId: 'crypto' });
    await fillCrypto(user);
    expect(alerts()).toEqual([]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Network' }), 'Bitcoin, BTC');
    expect(await screen.findByText(/not a valid address on the chosen network/)).toBeTruthy();
    await user.click(submitButton());
    await waitFor(() => expect(document.activeElement).toBe(field('Wallet address')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the amount', () => {
  it('is filled with the maximum by one press, within the method’s range', async () => {
    const { user } = await open({}, { overview: () => makeWithdrawalOverview({ available: '5000.005' }) });
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(field('Amount').value).toBe('4000.00');
    expect(alerts()).toEqual([]);
  });
  it.each([
    ['5', 'Enter an amount from €20 to €4,000.'],
    ['2000', '€1,284.50 can be withdrawn at the moment.'],
    ['20.005', 'Use at most 2 decimals.'],
    ['a lot', 'Enter the amount in figures, for example €50.00.'],
  ])('%s: %s', async (typed, message) => {
    const { user } = await open({ initialMethodId: 'bank' });
    await fill(user, field('Amount'), typed);
    await user.tab();
    expect(alerts()).toEqual([message]);
  });
  it('shows what it costs, what it leaves and what arrives when, as it is typed', async () => {
    const { user } = await open(
      { initialMethodId: 'bank' },
      { overview: () => makeWithdrawalOverview({ available: '1000', balance: '1284.50' }) },
    );
    const summary = () =>
      screen
        .getAllByRole('definition')
        .slice(-3)
        .map(({ textContent }) => textContent);
    expect(summary()).toEqual(['€0.00', '€1,284.50', '€0.00In days']);
    await fill(user, field('Amount'), '200');
    expect(summary()).toEqual(['€0.00', '€1,084.50', '€200.00In days']);
    await user.clear(field('Amount'));
    await fill(user, field('Amount'), '1001');
    expect(summary()).toEqual(['€0.00', '€1,284.50', '€0.00In days']);
  });

  it('shows no error to a player who only passes through the field', async () => {
    const { user } = await open();
    await user.click(field('Amount'));
    await user.tab();
    expect(alerts()).toEqual([]);
  });
});

describe('a held balance', () => {
  it('cannot be withdrawn, and says why', async () => {
    const { user } = await open({ initialMethodId: 'bank' }, { overview: () => makeHeldOverview() });
    expect(screen.getByText('Your balance is held while a bonus is active')).toBeTruthy();
    expect(screen.getByText(/^2 conditions are open/)).toBeTruthy();
    expect(submitButton()).toHaveProperty('disabled', true);
    await fill(user, field('Amount'), '200');
    await user.tab();
    expect(alerts()).toEqual(['€0.00 can be withdrawn at the moment.']);
  });
  it('is at most the balance on a server that checks the wagering of deposits only with the request', async () => {
    server.use(
      http.get('*/api/user/withdrawal-overview', () => new HttpResponse('Not Found', { status: 404 })),
      ...withdrawalHandlers({}),
    );
    const { Host } = createPayerCasino({
      player: makePayer({ depositCount: 2, activeBonus: null, getUser: { isEmailVerified: true } }),
    });
    render(<WithdrawalForm />, { wrapper: Host });
    const figure = await screen.findByText('You can withdraw at most');
    expect(figure.nextElementSibling?.textContent).toBe('€1,284.50');
    expect(screen.getByText(/checks the wagering of your deposits/)).toBeTruthy();
  });
  it('is distinguished from an empty one', async () => {
    await open({}, { overview: () => makeWithdrawalOverview({ available: '0', balance: '0' }) });
    expect(screen.getByText('There is nothing to withdraw at the moment')).toBeTruthy();
  });
});

describe('the server’s response', () => {
  async function ask(...server_: (() => Response)[]) {
    const { user, host } = await open({ initialMethodId: 'bank' });
    const requested = withdrawalServer(...server_);
    await fillBank(user);
    await user.click(submitButton());
    await confirm(user);
    return { user, host, asked: requested };
  }
  it.each([
    ['ACTIVE_BONUS', 'See bonus', '/bonuses'],
    ['PENDING_DEPOSIT_WAGER', 'Play', '/casino'],
    ['NO_DEPOSIT', 'Deposit', '/deposit'],
    ['IDENTITY_NOT_VERIFIED', 'Upload', '/profile/verify'],
    ['UNAUTHORIZED', 'Log in', '?modal=login'],
  ])('%s shows its next step', async (code, name, href) => {
    await ask(() => rejection(code, undefined, code === 'UNAUTHORIZED' ? 401 : 422));
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining(name));
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
    expect(field(/IBAN/).value).toBe('nl91 abna 0417 1643 00');
  });
  it('offers the verification email where it is missing', async () => {
    const { user } = await ask(() => rejection('EMAIL_NOT_VERIFIED'));
    await user.click(await screen.findByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/^The link is on its way/)).toBeTruthy();
  });
  it('shows what is left at the amount and moves there', async () => {
    const { user } = await ask(() => rejection('INSUFFICIENT_BALANCE', { max: '12.5' }));
    expect(await screen.findByText('€12.50 can be withdrawn at the moment.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Amount')));
    await user.type(field('Amount'), '{Backspace}');
    expect(alerts()).toEqual([]);
  });
  it('shows a field error at the field until it is changed', async () => {
    const { user } = await ask(() =>
      HttpResponse.json(
        {
          success: false,
          code: 'VALIDATION',
          message: 'x',
          fields: {
            'details.accountNumber': 'This account is closed.',
            'details.bankCode': 'form.bankCode.invalid',
          },
        },
        { status: 422 },
      ),
    );
    await waitFor(() =>
      expect(alerts()).toEqual(['This account is closed.', 'A bank code has 8 to 15 letters and digits.']),
    );
    await waitFor(() => expect(document.activeElement).toBe(field(/IBAN/)));
    await user.clear(field(/IBAN/));
    await fill(user, field(/IBAN/), 'GB29NWBK60161331926819');
    await waitFor(() => expect(alerts()).toEqual(['A bank code has 8 to 15 letters and digits.']));
  });
  it('opens what may stay empty for an error in it, and keeps it open while that is corrected', async () => {
    const { user } = await ask(() =>
      HttpResponse.json(
        { success: false, code: 'VALIDATION', message: 'x', fields: { 'details.branch': 'No such branch.' } },
        { status: 422 },
      ),
    );
    await waitFor(() => expect(alerts()).toEqual(['No such branch.']));
    expect(field(/Branch/).closest('details')?.open).toBe(true);
    await user.type(field(/Branch/), 'A');
    expect(alerts()).toEqual([]);
    expect(field(/Branch/).closest('details')?.open).toBe(true);
  });
  it('is retried with the same key after a lost response, without another confirmation', async () => {
    let overview = makeWithdrawalOverview();
    const { user, asked: requested } = await (async () => {
      const opened = await open({ initialMethodId: 'bank' }, { overview: () => overview });
      const received = withdrawalServer(
        () => HttpResponse.error(),
        responses(makeWithdrawal({ amount: '1000' })),
      );
      await fillBank(opened.user, '1000');
      // The request arrived, only its response was lost: less is left.
      overview = makeWithdrawalOverview({ available: '284.50', pending: '1000' });
      await opened.user.click(submitButton());
      await confirm(opened.user);
      return { ...opened, asked: received };
    })();
    expect(await screen.findByText('We have not heard back about €1,000.00')).toBeTruthy();
    await screen.findByText('€284.50');
    expect(alerts()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Ask about €1,000.00 again' }));
    expect(await screen.findByText('Your request for €1,000.00 is in')).toBeTruthy();
    expect(requested).toHaveLength(2);
    expect(requested[1]).toEqual(requested[0]);
  });
  it('warns of a request without a response when another is made, which gets its own key', async () => {
    const { user, asked: requested } = await ask(
      () => HttpResponse.error(),
      responses(makeWithdrawal({ amount: '50' })),
    );
    await screen.findByText('We have not heard back about €200.00');
    await user.clear(field('Amount'));
    await fill(user, field('Amount'), '50');
    expect(await screen.findByText(/^A request for €200.00 has no answer yet/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Request withdrawal' }));
    await confirm(user);
    await screen.findByText('Your request for €50.00 is in');
    expect(requested[1]!.key).not.toBe(requested[0]!.key);
  });
});

describe('access to the form', () => {
  it('is refused to a guest', async () => {
    render(<WithdrawalForm loginHref="/login" />, { wrapper: createPayerCasino({ player: null }).Host });
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });
  it('is open to an excluded player', async () => {
    const player = makeUserDetails({
      getUser: { userLimit: { selfExclusion: null, coolingOff: null, isSelfExclusionPermanent: true } },
    });
    await open({}, { host: createPayerCasino({ player }) });
    expect(screen.getByText(/^Your account is closed for play/)).toBeTruthy();
    expect(submitButton()).toHaveProperty('disabled', false);
  });
  it('can be retried when loading fails', async () => {
    server.use(...withdrawalHandlers());
    let calls = 0;
    server.use(
      http.get('*/api/user/withdrawal-overview', () => {
        calls += 1;
        // The client repeats a failed read once.
        return calls <= 2 ? rejection('UNAVAILABLE', undefined, 503) : undefined;
      }),
    );
    render(<WithdrawalForm />, { wrapper: createPayerCasino().Host });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('radio')).toHaveLength(6);
  });
  it('needs a payout method', async () => {
    server.use(...withdrawalHandlers({ methods: () => [] }));
    render(<WithdrawalForm />, { wrapper: createPayerCasino().Host });
    expect(await screen.findByText('No payout methods available right now')).toBeTruthy();
  });
});
