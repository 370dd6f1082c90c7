import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkCoupon, getAllBonus } from '@casino-kit/api-contract';
import { createTestCasino, failWithNetworkError, respondWithError } from '@casino-kit/provider/testing';
import { type AskedActivation, bonusHandlers, makeSpinsOffer, testOptions } from '../../testing.js';
import { CouponForm } from './coupon-form.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const user = userEvent.setup();
function show(...first: ReturnType<typeof bonusHandlers>) {
  server.use(...first, ...bonusHandlers());
  render(<CouponForm {...testOptions} />, { wrapper: createTestCasino().Host });
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Coupon code' });
const enter = (code: string) => user.type(field(), `${code}{Enter}`);

describe('CouponForm', () => {
  it('for a deposit links to the deposit, with bonus, amount and code', async () => {
    show();
    await enter('RELOAD');
    const messages = within(await screen.findByRole('alert'));
    expect(messages.getByText('Coupon RELOAD applied')).toBeTruthy();
    expect(messages.getByText('100% up to €200. It comes with a deposit of €20 or more.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the deposit' }).getAttribute('href')).toBe(
      '/deposit?bonusId=weekend-reload&amount=20&coupon=RELOAD',
    );
  });
  it('without a bonus of its own comes with the next deposit', async () => {
    show();
    await enter('SPRING20');
    expect(await screen.findByText('20% on your deposit. It comes with your next deposit.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the deposit' }).getAttribute('href')).toBe(
      '/deposit?coupon=SPRING20',
    );
  });
  it('for another bonus activates it here, after showing its terms', async () => {
    const requested: AskedActivation[] = [];
    const offers = [makeSpinsOffer({ needsCoupon: true })];
    server.use(...bonusHandlers({ offers, onActivate: (activation) => requested.push(activation) }));
    render(<CouponForm {...testOptions} />, { wrapper: createTestCasino().Host });
    await enter('TIDE50');
    await user.click(await screen.findByRole('button', { name: 'Activate' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Activate “50 free spins in Book of Tides”?' }),
    );
    expect(dialog.getByText('50 × €0.20')).toBeTruthy();
    // The code is there already.
    expect(dialog.queryByText('Coupon')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Activate' }));
    await screen.findByRole('alertdialog', { name: '“Book of Tides: 50 spins” is active' });
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Coupon TIDE50 redeemed')).toBeTruthy();
    expect(screen.getByText('“Book of Tides: 50 spins” is active')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See my bonuses' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull();
    expect(requested.map(({ body }) => body)).toEqual([
      { couponCode: 'TIDE50', timeZone: 'America/Curacao' },
    ]);
  });
  it('with a valid coupon moves the focus to what comes next', async () => {
    show();
    await enter('TIDE50');
    const next = await screen.findByRole('button', { name: 'Activate' });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });
  it('can activate when the offer cannot be loaded', async () => {
    show(failWithNetworkError(getAllBonus));
    await enter('TIDE50');
    await user.click(await screen.findByRole('button', { name: 'Activate' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.queryByRole('term')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByRole('alertdialog', { name: /is active$/ })).toBeTruthy();
  });
  it('can drop a coupon for another one', async () => {
    show();
    await enter('RELOAD');
    await user.click(await screen.findByRole('button', { name: 'Other coupon' }));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });
});

describe('a rejected coupon', () => {
  it.each([
    ['WRONG', /This coupon was not applied/],
    ['USED', /This coupon was already redeemed/],
    [' ', /Enter a coupon code/],
  ])('%s shows why at its field, and keeps the typed code', async (code, messages) => {
    show();
    await enter(code);
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(messages)).toBeTruthy();
    expect(field().value).toBe(code);
    expect(document.activeElement).toBe(field());
    await user.type(field(), 'X');
    expect(screen.queryByText(messages)).toBeNull();
  });
  it('reports too many attempts', async () => {
    show(respondWithError(checkCoupon, 429, { code: 'TOO_MANY_TRIES' }));
    await enter('TIDE50');
    expect(await screen.findByText(/Too many codes/)).toBeTruthy();
  });
  it('is not used up when there is no response', async () => {
    show(failWithNetworkError(checkCoupon));
    await user.type(field(), 'TIDE50');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(/The coupon is not used up/)).toBeTruthy();
    expect(field().value).toBe('TIDE50');
  });
  it.each([404, 405, 501])('on a server without coupons (%i) shows one sentence', async (status) => {
    server.use(
      http.post('*/api/user/coupon', () => new HttpResponse(null, { status })),
      ...bonusHandlers(),
    );
    const { Host } = createTestCasino();
    const { unmount } = render(<CouponForm {...testOptions} />, { wrapper: Host });
    await enter('TIDE50');
    const sentence = await screen.findByText(
      'This casino takes no coupon codes here. TIDE50 is not used up.',
    );
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(sentence)).toBe(true);
    unmount();
    render(<CouponForm {...testOptions} />, { wrapper: Host });
    expect(screen.queryByRole('heading', { name: 'Coupon' })).toBeNull();
  });
});
