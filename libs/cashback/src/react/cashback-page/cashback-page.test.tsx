import { render, screen, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { cashbackHandlers, testNow, testZone } from '../../testing.js';
import { CashbackPage, type CashbackPageProps } from './cashback-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (props: Partial<CashbackPageProps> = {}, host: Parameters<typeof createTestCasino>[0] = {}) => {
  server.use(...cashbackHandlers());
  return render(<CashbackPage loginHref="?modal=login" now={testNow} timeZone={testZone} {...props} />, {
    wrapper: createTestCasino(host).Host,
  });
};

describe('CashbackPage', () => {
  it('explains cashback, what this half hour has brought and when that is added', async () => {
    show({ calendar: <p>The calendar</p> });
    expect(screen.getByRole('heading', { level: 1, name: 'Cashback' })).toBeTruthy();
    const now = within(screen.getByRole('region', { name: 'This half hour' }));
    expect(await now.findByText('€14.20')).toBeTruthy();
    expect(now.getByText('€177.50').parentElement?.textContent).toBe('8% of €177.50 net loss');
    expect(now.getByText('21:30')).toBeTruthy();
    expect(screen.getByText('The calendar')).toBeTruthy();
    const how = within(screen.getByRole('region', { name: 'How it works' }));
    expect(how.getAllByRole('listitem')).toHaveLength(4);
  });
  it('leaves its title to the frame', () => {
    show({ untitled: true });
    expect(screen.queryByRole('heading', { level: 1 })).toBe(null);
  });
  it.each([
    { who: 'a player', first: 'This half hour', host: {} },
    { who: 'a guest', first: 'Your cashback is shown here', host: { player: null } },
  ])('shows $who first what the page is named after: $first', ({ first, host }) => {
    const { container } = show({ calendar: <p>The calendar</p> }, host);
    const [, second] = container.firstElementChild?.children ?? [];
    expect(second?.textContent).toContain(first);
  });
  it('asks a guest to log in and still explains how it works', () => {
    show({ calendar: <p>The calendar</p> }, { player: null });
    expect(screen.getByText('Your cashback is shown here')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('?modal=login');
    expect(screen.getByRole('region', { name: 'How it works' })).toBeTruthy();
    expect(screen.getByText('The calendar')).toBeTruthy();
  });
  it.each(['lulu', 'wincraft'])('shows what the theme %s has in place of cashback', (theme) => {
    show(
      { calendar: <p>The calendar</p>, instead: <p>Promotions</p> },
      { settings: { theme, brandName: 'Lulu' } },
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Lulu has no cashback' })).toBeTruthy();
    expect(screen.getByText('Here is what there is instead.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'To the home page' })).toBe(null);
    expect(screen.getByText('The calendar')).toBeTruthy();
    expect(screen.getByText('Promotions')).toBeTruthy();
    expect(screen.queryByText('How it works')).toBe(null);
  });
  it('has the title of what there is instead, and still says that there is no cashback', () => {
    show(
      { calendar: <p>The calendar</p>, instead: <p>Promotions</p>, insteadTitle: 'Rakeback calendar' },
      { settings: { theme: 'lulu', brandName: 'Lulu' } },
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Rakeback calendar' })).toBeTruthy();
    expect(screen.getByText('Lulu has no cashback')).toBeTruthy();
  });
  it('says what the page is about where the host has words for it', () => {
    show(
      { instead: <p>Promotions</p>, insteadTitle: 'Rakeback calendar', insteadLead: 'Cash, day by day.' },
      { settings: { theme: 'lulu', brandName: 'Lulu' } },
    );
    expect(screen.getByText('Cash, day by day.')).toBeTruthy();
    expect(screen.queryByText('Lulu has no cashback')).toBe(null);
  });
  it('announces nothing in place of cashback where there is nothing', () => {
    show({}, { settings: { theme: 'lulu' } });
    expect(screen.queryByText('Here is what there is instead.')).toBe(null);
  });
  it('links home to the address that the host sets', () => {
    show({ homeHref: '/casino' }, { settings: { theme: 'lulu' } });
    expect(screen.getByRole('link', { name: 'To the home page' }).getAttribute('href')).toBe('/casino');
  });
});
