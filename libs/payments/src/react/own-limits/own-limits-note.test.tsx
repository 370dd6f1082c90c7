import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { type OwnLimits } from '../../core/own-limits.js';
import { OwnLimitsNote } from './own-limits-note.js';

afterEach(cleanup);

const none: OwnLimits = { currencyCode: 'EUR', limits: [], setHref: '/limits?set=deposit-weekly' };
const weekly: OwnLimits = {
  ...none,
  limits: [{ period: 'weekly', limit: '30', left: '5', changeHref: '/limits?set=deposit-weekly' }],
};
const show = (own: OwnLimits | undefined, depositCount = 3) =>
  render(<OwnLimitsNote own={own} />, {
    wrapper: createTestCasino({ player: makeUserDetails({ depositCount }) }).Host,
  });

describe('OwnLimitsNote', () => {
  it('says what is left of each limit, with the link to change it', () => {
    show(weekly);
    const [line] = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(line?.textContent).toBe('€5.00 of €30 a week leftChange');
    const link = screen.getByRole('link', { name: 'Change the weekly deposit limit' });
    expect(link.getAttribute('href')).toBe('/limits?set=deposit-weekly');
  });

  it('says what is left up to the highest balance', () => {
    const balance = { period: null, limit: '100', left: '40', changeHref: '/limits?set=balance' };
    show({ ...weekly, limits: [...weekly.limits, balance] });
    const text = '€40.00 left up to your highest balance of €100';
    expect(screen.getByText(text)).toBeTruthy();
    const link = screen.getByRole('link', { name: `Change: ${text}` });
    expect(link.getAttribute('href')).toBe('/limits?set=balance');
  });

  it('shows limits in their own currency', () => {
    show({ ...weekly, currencyCode: 'GBP' });
    expect(screen.getByText('£5.00 of £30 a week left')).toBeTruthy();
  });

  it('offers a limit before the first deposit, and can be dismissed', async () => {
    show(none, 0);
    expect(screen.getByRole('link', { name: 'Set a limit' }).getAttribute('href')).toBe(none.setHref);
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['after a deposit', none, 1],
    ['where limits are unknown', undefined, 0],
  ])('shows nothing %s', (_, own, depositCount) => {
    const { container } = show(own, depositCount);
    expect(container.textContent).toBe('');
  });
});
