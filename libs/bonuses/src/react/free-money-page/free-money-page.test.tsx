import { render, screen, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { bonusHandlers, makeGiftOffer, testOptions } from '../../testing.js';
import { ActivateButton } from '../activate-button/activate-button.js';
import { FreeMoneyPage } from './free-money-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('FreeMoneyPage', () => {
  it('shows offers without a deposit and free spins, and accepts a coupon', async () => {
    server.use(...bonusHandlers());
    render(<FreeMoneyPage {...testOptions} />, { wrapper: createTestCasino().Host });
    const section = async (name: string) =>
      within(screen.getByRole('heading', { level: 2, name }).closest('section')!);
    const titles = async (name: string) =>
      (await (await section(name)).findAllByRole('heading', { level: 3 })).map(
        ({ textContent }) => textContent,
      );
    expect(await titles('Without a deposit')).toEqual(['Ten to try', 'From our letter']);
    expect(await titles('Free spins')).toEqual(['50 free spins in Book of Tides', 'Monday spins']);
    expect(screen.getByRole('textbox', { name: 'Coupon code' })).toBeTruthy();
  });
  it('says where else to look', async () => {
    server.use(...bonusHandlers({ offers: [] }));
    render(<FreeMoneyPage {...testOptions} />, { wrapper: createTestCasino().Host });
    const [first] = await screen.findAllByRole('link', { name: 'See the promotions' });
    expect(first?.getAttribute('href')).toBe('/promotions');
  });
});

describe('ActivateButton', () => {
  it('works without the other pages', async () => {
    server.use(...bonusHandlers());
    render(<ActivateButton {...testOptions} bonus={makeGiftOffer()} />, {
      wrapper: createTestCasino().Host,
    });
    expect(await screen.findByRole('button', { name: 'Activate' })).toBeTruthy();
  });
});
