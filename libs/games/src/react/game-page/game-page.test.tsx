import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestCasino, type TestCasinoOptions } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { gamesHandlers, makeGameDetails } from '../../testing.js';
import { GamePage } from './game-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const details = (overrides: Parameters<typeof makeGameDetails>[0] = {}) =>
  server.use(...gamesHandlers({ details: { 'book-of-tides': makeGameDetails(overrides) } }));
const show = (slug: string, visit: TestCasinoOptions = {}) =>
  render(<GamePage slug={slug} />, { wrapper: createTestCasino({ player: null, ...visit }).Host });
const open = async (visit: TestCasinoOptions = {}) => {
  show('book-of-tides', visit);
  await screen.findByRole('heading', { level: 1, name: 'Book of Tides' });
};
const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ''] as const),
  );

describe('GamePage', () => {
  it('shows every detail of the game', async () => {
    details();
    await open();
    expect(facts()).toEqual({
      'Return to player': '96.21%',
      Volatility: 'High',
      'Highest win': '5,000×',
      Bet: '€0.10 – €100',
      'Any win': '1 round in 3.4',
      'Free spins': '1 round in 172',
      'Bonus buy': 'No',
    });
  });

  it('omits missing details', async () => {
    details({ maxMultiplier: null, anyWinOneIn: null, freeSpinsOneIn: null, session: null });
    await open();
    expect(Object.keys(facts())).toEqual(['Return to player', 'Volatility', 'Bet', 'Bonus buy']);
    expect(screen.queryByText('What a session looks like')).toBeNull();
  });

  it('describes the picture of a session in words', async () => {
    details();
    await open();
    expect(
      screen.getByText('Half of all sessions end between −€22 and −€2, nine in ten between −€31 and +€24.'),
    ).toBeTruthy();
  });

  it('writes the same rounded results of a session on the scale of its picture and in its words', async () => {
    const session = {
      ...makeGameDetails().session!,
      percentiles: { p5: '-25.71', p25: '-16.68', p75: '4.26', p95: '48.57' },
      average: '-1.65',
    };
    details({ session });
    await open();
    const words = screen.getByText(/^Half of all sessions end/);
    expect(words.textContent).toBe(
      'Half of all sessions end between −€17 and +€4.26, nine in ten between −€26 and +€49.',
    );
    expect(screen.getByText('Average −€1.65')).toBeTruthy();
    const picture = words.closest('figure')!.textContent;
    for (const result of ['−€26', '−€17', '€0', '+€4.26', '+€49']) expect(picture).toContain(result);
    expect(picture).toMatch(/^−€26−€17€0\+€4\.26\+€49/);
  });

  it('translates the features it knows and shows the others as they came', async () => {
    details();
    await open({ locale: 'en' });
    const features = within(screen.getByRole('list', { name: 'Features' })).getAllByRole('listitem');
    expect(features.map((item) => item.textContent)).toEqual([
      'Slot, 5 × 3',
      '10 lines',
      'Free spins',
      'Expanding symbol',
    ]);
  });

  it.each([
    ['en', null],
    ['de', 'en ltr'],
    ['ar', 'en ltr'],
  ])(
    'marks texts that stay in English on a page in %s as %s, and no translated ones',
    async (locale, mark) => {
      details({ textLanguage: 'en' });
      await open({ locale });
      const getLanguageMark = (text: string | RegExp) => {
        const { lang, dir } = screen.getByText(text);
        return lang === '' ? null : `${lang} ${dir}`;
      };
      expect([
        getLanguageMark(/^The harbour book/),
        getLanguageMark('Expanding symbol'),
        getLanguageMark('10 lines'),
      ]).toEqual([mark, mark, null]);
    },
  );

  it.each([null, 'xx'])('marks no text if the server reports %s as its language', async (textLanguage) => {
    details({ textLanguage });
    await open({ locale: 'ar' });
    expect(screen.getByText(/^The harbour book/).hasAttribute('lang')).toBe(false);
  });

  it('lets a player play for real and as a demo', async () => {
    details();
    await open({ player: makeUserDetails() });
    expect(screen.getByRole('link', { name: 'Play for real' }).getAttribute('href')).toBe(
      '/play/book-of-tides',
    );
    expect(screen.getByRole('link', { name: 'Play demo' }).getAttribute('href')).toBe(
      '/play/book-of-tides?mode=demo',
    );
  });

  it('shows how the game works with an active bonus', async () => {
    details({ bonusCompatible: false });
    await open({ player: makeUserDetails({ activeBonus: { id: '1', name: 'Welcome', expiresAt: null } }) });
    expect(screen.getByText('Cannot be played while your bonus is active')).toBeTruthy();
  });

  it('shows why a self-excluded player cannot play', async () => {
    details();
    await open({
      player: makeUserDetails({
        getUser: { userLimit: { selfExclusion: null, coolingOff: null, isSelfExclusionPermanent: true } },
      }),
    });
    expect(screen.getByText('Playing is paused on your account')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Play for real' })).toBeNull();
  });

  it('shows games like it', async () => {
    details();
    await open();
    const row = await screen.findByRole('region', { name: 'Similar games' });
    expect(await within(row).findByRole('link', { name: 'Ember Drake, Tidewater' })).toBeTruthy();
  });

  it('reports a missing game in the words of the specification', async () => {
    server.use(...gamesHandlers({ games: [] }));
    show('nowhere');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('GAME NOT FOUND');
    expect(alert.textContent).toContain('Data loading error');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/casino');
  });

  it('retries when the game could not be loaded', async () => {
    server.use(...gamesHandlers({ reject: { status: 500, code: 'INTERNAL' } }));
    show('book-of-tides');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    details();
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Book of Tides' })).toBeTruthy();
  });
});
