import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bonusErrorCodes, activateBonus, getAllBonus, type Player } from '@casino-kit/api-contract';
import { createTestCasino, failWithNetworkError, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AskedActivation,
  bonusHandlers,
  makeCashbackOffer,
  makeGiftOffer,
  makeUserBonus,
  makeUserSpins,
  testOptions,
} from '../../testing.js';
import { PromotionPage, type PromotionPageProps } from './promotion-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const user = userEvent.setup();
const served = (options: Parameters<typeof bonusHandlers>[0] = {}) => server.use(...bonusHandlers(options));
function show(host: Parameters<typeof createTestCasino>[0] = {}, props: Partial<PromotionPageProps> = {}) {
  const made = createTestCasino(host);
  render(<PromotionPage {...testOptions} bonusId="welcome-10" {...props} />, { wrapper: made.Host });
  return made;
}
const hero = async () =>
  within((await screen.findByRole('heading', { level: 1 })).closest('section') ?? document.body);
const open = async () => {
  await user.click(await (await hero()).findByRole('button', { name: 'Activate' }));
  return within(await screen.findByRole('alertdialog'));
};
const activate = async () => {
  const dialog = await open();
  await user.click(dialog.getByRole('button', { name: /ctivate$/ }));
  return dialog;
};

const ended = (name: string) => screen.findByRole('alertdialog', { name });

describe('PromotionPage', () => {
  it('says once what an offer grants when its title says it', async () => {
    served();
    show({}, { bonusId: 'weekend-reload' });
    const hero = within(await screen.findByRole('region', { name: 'Weekend Reload' }));
    expect(hero.getByText('100%').parentElement?.textContent).toBe('Weekend Reload: 100% up to €200');
    expect(hero.queryByText('100% up to €200')).toBeNull();
  });
  it('has no empty steps for cashback that arrives by itself', async () => {
    const bare = { wageringMultiplier: null, maxWin: null, validDays: null };
    served({ offers: [makeCashbackOffer({ addedToCalendar: true, ...bare })] });
    show({}, { bonusId: 'cashback-10' });
    expect(await screen.findByRole('heading', { name: 'What you get and what it asks for' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'How it works' })).toBeNull();
  });
  it('shows all terms in plain words, with a worked example', async () => {
    served();
    show({}, { bonusId: 'weekend-reload' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Weekend Reload' })).toBeTruthy();
    const messages = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(messages).toEqual([
      ['You deposit', '€20.00'],
      ['You get', '€20.00'],
      ['To wager, 35 × €20', '€700.00'],
      ['Average cost of this in a slot with a house edge of 4%', '€28.00'],
      ['Added to your deposit', '100% up to €200'],
      ['Minimum deposit', '€20'],
      ['Wagering requirement', '35 × the bonus'],
      ['Bets that count', 'Cash and bonus count'],
      ['Games that count', 'Slots 100%, Live casino 10%'],
      ['Maximum bet', '€5'],
      ['Maximum cash-out', '€500'],
      ['Ends below a bonus balance of', '€0.10'],
      ['Time to wager', '30 days from activation'],
      ['Offer runs from', 'Nov 19, 20:00'],
      ['Offer runs until', 'Dec 31, 19:59'],
    ]);
    expect(screen.getByText(/costs more than this bonus gives/)).toBeTruthy();
    expect(
      screen.getByText('No more than €500 becomes cash. What is above it goes back to the casino.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bonus terms' }).getAttribute('href')).toBe('/bonus-terms');
  });
  it('shows free spins and what is wagered of their winnings', async () => {
    served();
    show({}, { bonusId: 'spins-50' });
    expect(await screen.findByText('50 × €0.20')).toBeTruthy();
    const wins = screen.getByText('The spins win');
    expect(wins.nextSibling?.textContent).toBe('€10.00');
    expect(screen.getByText('To wager, 35 × €10').nextSibling?.textContent).toBe('€350.00');
  });
  it('links to the deposit, and says where the bonus is chosen', async () => {
    served();
    show({}, { bonusId: 'weekend-reload' });
    const link = await (await hero()).findByRole('link', { name: 'Deposit €20 or more' });
    expect(link.getAttribute('href')).toBe('/deposit?bonusId=weekend-reload&amount=20');
    expect(screen.getByText('The bonus is chosen for you in the deposit form.')).toBeTruthy();
  });
  it('says that the deposit has no choice if the brand has none, and what would end', async () => {
    served({ active: [makeUserBonus({ name: 'Old one' })] });
    show({ settings: { removeBonusesFromDepositPage: true } }, { bonusId: 'weekend-reload' });
    expect(await screen.findByText(/The deposit form has no choice of bonuses/)).toBeTruthy();
    expect(await screen.findByText(/“Old one” is active/)).toBeTruthy();
  });
  it('accepts the coupon that the offer needs', async () => {
    served();
    show({}, { bonusId: 'letter' });
    expect(await screen.findByRole('textbox', { name: 'Coupon code' })).toBeTruthy();
  });
  it('says that an offer does not exist, or cannot be loaded', async () => {
    served();
    show({}, { bonusId: 'unknown' });
    expect(await screen.findByText('This offer does not exist any more')).toBeTruthy();
  });
  it('can be reloaded', async () => {
    served();
    server.use(failWithNetworkError(getAllBonus));
    show();
    const failed = within(await screen.findByRole('alert'));
    server.resetHandlers();
    served();
    await user.click(failed.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ten to try' })).toBeTruthy();
  });
});

describe('activating an offer', () => {
  it('asks for confirmation, then shows that it is active', async () => {
    const requested: AskedActivation[] = [];
    served({ onActivate: (activation) => requested.push(activation) });
    const { session } = show();
    const dialog = await open();
    expect(dialog.getByText(/Get €10, wager 40 × €10 = €400/)).toBeTruthy();
    expect(requested).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByRole('alertdialog', { name: '“Ten to try” is active' })).toBeTruthy();
    expect(requested).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        body: { bonusId: 'welcome-10', timeZone: 'America/Curacao' },
      },
    ]);
    await waitFor(() => expect(session.state().user?.activeBonus?.id).toBe('welcome-10'));
    expect(screen.getAllByRole('link', { name: 'See my bonuses' })[0]?.getAttribute('href')).toBe('/bonuses');
  });
  it('explains what a cashback depends on', async () => {
    served();
    show({}, { bonusId: 'cashback-10' });
    expect((await open()).getByText(/lost than won in the last 24 hours/)).toBeTruthy();
  });
  it('shows what a cashback pays now, on the page and before it is activated', async () => {
    served();
    show({}, { bonusId: 'cashback-10' });
    const sum = '€50.00 net loss × 10% = €5.00';
    expect((await screen.findByText(sum)).previousSibling?.textContent).toBe('Right now');
    const dialog = await open();
    expect(dialog.getByText(sum)).toBeTruthy();
    expect(dialog.getByText(/worked out again at the moment you activate/)).toBeTruthy();
  });
  it('shows after the activation how the cashback was calculated', async () => {
    served();
    show({}, { bonusId: 'cashback-10' });
    await user.click((await open()).getByRole('button', { name: /^Activate/ }));
    const term = within(await screen.findByRole('alertdialog', { name: /is active/ })).getByRole('term');
    expect([term.textContent, term.nextSibling?.textContent]).toEqual([
      'Worked out from',
      '€50.00 net loss × 10% = €5.00',
    ]);
  });
  it.each([
    ['1000.00', '20.00', '€1,000.00 net loss × 10%, at most €20.00 = €20.00'],
    ['0.05', '0.00', 'Nothing: 10% of €0.05 net loss is too little for a bonus.'],
    ['0.00', '0.00', 'Nothing: you have not lost more than you won in the last 24 hours.'],
  ])('describes a net loss of %s that pays %s in words', async (netLoss, amount, text) => {
    served({ offers: [makeCashbackOffer({ maxBonusThreshold: '20', cashback: { netLoss, amount } })] });
    show({}, { bonusId: 'cashback-10' });
    expect(await screen.findByText(text)).toBeTruthy();
  });
  it('does nothing when the player goes back', async () => {
    const onActivate = vi.fn();
    served({ onActivate });
    show();
    await user.click((await open()).getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onActivate).not.toHaveBeenCalled();
  });
  it('lists what an active bonus loses, and forfeits it only after that', async () => {
    const requested: AskedActivation[] = [];
    served({
      active: [makeUserBonus({ name: 'Old one' }), makeUserSpins()],
      onActivate: (activation) => requested.push(activation),
    });
    show();
    await (await hero()).findByRole('button', { name: 'Activate' });
    await waitFor(async () => {
      const dialog = await open();
      expect(dialog.getByText('“Old one” is forfeited for it')).toBeTruthy();
    });
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText('€40.00')).toBeTruthy();
    expect(dialog.getByText('€612.00 of €1,400.00')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Forfeit and activate' }));
    expect(await ended('“Ten to try” is active')).toBeTruthy();
    expect(requested[0]?.body.cancelActiveBonus).toBe(true);
  });
  it('happens once when the response gets lost', async () => {
    const requested: AskedActivation[] = [];
    served({ losesResponses: 1, onActivate: (activation) => requested.push(activation) });
    show();
    await activate();
    expect(await ended('“Ten to try” is active')).toBeTruthy();
    expect(new Set(requested.map(({ key }) => key)).size).toBe(1);
  });
  it('is retried with the same key when there is no response', async () => {
    const requested: AskedActivation[] = [];
    served({ losesResponses: 2, onActivate: (activation) => requested.push(activation) });
    show();
    await activate();
    expect(await ended('The casino cannot be reached')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await ended('“Ten to try” is active')).toBeTruthy();
    expect(new Set(requested.map(({ key }) => key)).size).toBe(1);
  });
  it('says that it may have happened after a server error', async () => {
    served();
    server.use(respondWithError(activateBonus, 502, { message: 'Scheduled maintenance' }));
    show();
    await activate();
    expect(await ended('The server reported an error')).toBeTruthy();
    expect(screen.getByText(/It is safe to try again/)).toBeTruthy();
    expect(screen.getByText('Scheduled maintenance')).toBeTruthy();
  });
  it('shows the server’s message for a rejection that has no text of ours', async () => {
    served();
    server.use(respondWithError(activateBonus, 422, { code: 'INTERNAL', message: 'Not on Sundays' }));
    show();
    await activate();
    expect(await screen.findByText('Not on Sundays')).toBeTruthy();
  });
  it('shows that another tab has activated it', async () => {
    served({ active: [] });
    show();
    const dialog = await open();
    server.use(
      respondWithError(activateBonus, 409, { code: 'ACTIVE_BONUS' }),
      ...bonusHandlers({ active: [makeUserBonus({ bonusId: 'welcome-10', name: 'Ten to try' })] }).slice(
        1,
        2,
      ),
    );
    await user.click(dialog.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText(/It was activated already/)).toBeTruthy();
  });
  it('is busy until the response', async () => {
    served();
    let response = () => {};
    const responded = new Promise<void>((resolve) => {
      response = resolve;
    });
    server.use(http.post('*/api/user/bonuses/activate', () => responded));
    show();
    const dialog = await activate();
    expect(await dialog.findByRole('button', { busy: true })).toBeTruthy();
    response();
    expect(await ended('“Ten to try” is active')).toBeTruthy();
  });
  it.each(bonusErrorCodes)('shows %s and what comes next', async (code) => {
    served();
    server.use(respondWithError(activateBonus, 409, { code, params: { reference: 'REF-1' } }));
    show();
    await activate();
    const result = within(await screen.findByRole('alertdialog', { name: '“Ten to try” was not activated' }));
    const next = result.getAllByRole('link')[0]!;
    const hrefs: Record<string, string> = {
      'See other promotions': '/promotions',
      'See my bonuses': '/bonuses',
      'Contact support': '/support',
      Deposit: '/deposit?bonusId=welcome-10',
      'Open the rewards calendar': '?modal=calendar',
      'Rakeback calendar': '?modal=rakeback',
      'Verify the address': '/profile/verify',
    };
    expect(next.getAttribute('href')).toBe(hrefs[next.textContent]);
    if (code === 'UNIFIED_ERROR') expect(result.getByText(/reference: REF-1/)).toBeTruthy();
  });
  it('builds a reference if the server sends none', async () => {
    served();
    server.use(
      respondWithError(activateBonus, 409, { code: 'UNIFIED_ERROR', params: { userBonusId: 'u9' } }),
    );
    show();
    await activate();
    expect(await screen.findByText(/reference: welcome-10-7-u9/)).toBeTruthy();
  });
});

describe('the focus', () => {
  const close = async () => {
    const result = within(await ended('“Ten to try” was not activated'));
    await user.click(result.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  it('returns to the button after a rejection', async () => {
    served();
    server.use(respondWithError(activateBonus, 409, { code: 'MAXIMUM_PARTICIPANTS' }));
    show();
    await activate();
    await close();
    expect(document.activeElement).toBe((await hero()).getByRole('button', { name: 'Activate' }));
  });
  it('moves to the replacement of the button when that is removed', async () => {
    served();
    server.use(respondWithError(activateBonus, 409, { code: 'MAXIMUM_PARTICIPANTS' }));
    show();
    const dialog = await open();
    served({ offers: [makeGiftOffer({ refusal: { code: 'MAXIMUM_PARTICIPANTS', params: {} } })] });
    server.use(respondWithError(activateBonus, 409, { code: 'MAXIMUM_PARTICIPANTS' }));
    await user.click(dialog.getByRole('button', { name: 'Activate' }));
    await screen.findAllByText('This bonus has reached its maximum number of players.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Activate', hidden: true })).toBeNull());
    await close();
    expect(document.activeElement?.textContent).toBe('This bonus has reached its maximum number of players.');
  });
  it('stays in place when the button disappears later', async () => {
    served();
    const { queryClient } = show();
    const button = await (await hero()).findByRole('button', { name: 'Activate' });
    act(() => button.focus());
    served({ offers: [makeGiftOffer({ refusal: { code: 'DEPOSITS_NUMBER2', params: {} } })] });
    await act(() => queryClient.invalidateQueries());
    const messages = 'This bonus is for players with fewer deposits than you have made.';
    await (await hero()).findByText(messages);
    expect(document.activeElement?.textContent).toBe(messages);
  });
});

describe('an address that is not verified', () => {
  const player = makeUserDetails({ getUser: { isEmailVerified: false } });
  const askVerify = async () => {
    await user.click(await (await hero()).findByRole('button', { name: 'Activate' }));
    return within(await screen.findByRole('dialog', { name: 'Verify your email address first' }));
  };
  it('is verified first', async () => {
    served();
    const onVerifyEmail = vi.fn(() => Promise.resolve());
    show({ player }, { onVerifyEmail });
    const dialog = await askVerify();
    expect(dialog.getByText(/marlon@casino.example/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(await dialog.findByText(/The link was sent/)).toBeTruthy();
    expect(onVerifyEmail).toHaveBeenCalledTimes(1);
  });
  it('is known to be verified once the player comes back from the email', async () => {
    served();
    show({ player }, { onVerifyEmail: () => Promise.resolve() });
    const dialog = await askVerify();
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    await dialog.findByText(/The link was sent/);
    // An effect listens, which React runs after the text is shown.
    await waitFor(() => {
      act(() => {
        window.dispatchEvent(new Event('focus'));
      });
      expect(screen.getByRole('alertdialog', { name: /^Activate/ })).toBeTruthy();
    });
  });
  it('can be verified again when the link could not be sent', async () => {
    served();
    const onVerifyEmail = vi.fn(() => Promise.reject(new Error('no')));
    show({ player }, { onVerifyEmail });
    const dialog = await askVerify();
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(await dialog.findByText(/could not be sent/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(onVerifyEmail).toHaveBeenCalledTimes(2);
  });
  it.each(['', undefined, 'p7@empty.email'])('is added first if there is none (%o)', async (email) => {
    served();
    const onVerifyEmail = vi.fn(() => Promise.resolve());
    show(
      { player: makeUserDetails({ getUser: { isEmailVerified: false, email } as Partial<Player> }) },
      { onVerifyEmail },
    );
    const dialog = await askVerify();
    expect(dialog.getByText(/^Your account has no email address yet/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Send the link' })).toBeNull();
    expect(dialog.getByRole('link', { name: 'Add an address in your profile' }).getAttribute('href')).toBe(
      '/profile/edit-profile',
    );
  });
  it('is added first if the server requires it, too', async () => {
    served();
    server.use(respondWithError(activateBonus, 409, { code: 'REQUIRED_EMAIL_VERIFICATION' }));
    show({ player: makeUserDetails({ getUser: { email: '' } }) }, { onVerifyEmail: () => Promise.resolve() });
    await activate();
    const result = within(await ended('“Ten to try” was not activated'));
    expect(result.getByText(/^Your account has no email address yet/)).toBeTruthy();
    expect(result.getByRole('link', { name: 'Add an address in your profile' })).toBeTruthy();
  });
  it('links to its page if the host sends no link', async () => {
    served();
    show({ player });
    const dialog = await askVerify();
    expect(dialog.getByRole('link', { name: 'Verify the address' }).getAttribute('href')).toBe(
      '/profile/verify',
    );
  });
  it('does not matter if the brand does not require it', async () => {
    served();
    show({ player, settings: { verifyEmailOnBonusActivation: false } });
    expect((await open()).getByRole('button', { name: 'Activate' })).toBeTruthy();
  });
});

describe('time', () => {
  it('passes while the page is open: an offer starts', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    let at = new Date('2026-11-22T10:30:00Z');
    served({ offers: [makeGiftOffer({ start: '2026-11-22T10:30:30Z' })] });
    show({}, { now: () => at });
    expect(await (await hero()).findByText(/Can be taken from Nov 22, 06:30/)).toBeTruthy();
    at = new Date('2026-11-22T10:31:00Z');
    act(() => void vi.advanceTimersByTime(60_000));
    vi.useRealTimers();
    expect(await (await hero()).findByRole('button', { name: 'Activate' })).toBeTruthy();
  });
});
