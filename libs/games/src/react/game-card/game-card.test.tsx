import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { createTestCasino, type TestCasinoOptions } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { makeGame, makeTable } from '../../testing.js';
import { TableCard } from '../table-card/table-card.js';
import { GameCard } from './game-card.js';

const show = (card: ReactElement, visit: TestCasinoOptions = {}) =>
  render(card, { wrapper: createTestCasino({ player: null, ...visit }).Host });
/** As with Tab or a mouse: only a card in use has its overlay. */
const use = () => fireEvent.focus(screen.getAllByRole('link')[0]!);
const getHref = (name: string) => screen.queryByRole('link', { name, hidden: true })?.getAttribute('href');

describe('GameCard', () => {
  it('links to the page of the game under its name and provider', () => {
    show(<GameCard game={makeGame()} />);
    expect(getHref('Book of Tides, Tidewater')).toBe('/casino/games/book-of-tides');
  });

  it('has no actions before it is in use', () => {
    show(<GameCard game={makeGame()} />, { player: makeUserDetails() });
    fireEvent.pointerOver(screen.getByRole('link'), { pointerType: 'touch' });
    expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(1);
  });

  it('has Play and Demo next in the tab order once its link is focused', async () => {
    show(<GameCard game={makeGame()} />, { player: makeUserDetails() });
    const names = [];
    for (let step = 0; step < 3; step += 1) {
      await userEvent.tab();
      names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    }
    expect(names).toEqual([
      expect.stringContaining('Book of Tides, Tidewater'),
      'Play Book of Tides',
      'Demo of Book of Tides',
    ]);
  });

  it('lets a player play at once under the mouse', () => {
    show(<GameCard game={makeGame()} />, { player: makeUserDetails() });
    fireEvent.pointerOver(screen.getByRole('link'), { pointerType: 'mouse' });
    expect(getHref('Play Book of Tides')).toBe('/play/book-of-tides');
    expect(getHref('Demo of Book of Tides')).toBe('/play/book-of-tides?mode=demo');
  });

  it('sends a guest to register, and to the demo if the brand allows it', () => {
    show(<GameCard game={makeGame()} />, { settings: { allowGuestPlayDemoGames: true } });
    use();
    expect(getHref('Play Book of Tides')).toBe('?modal=registration');
    expect(getHref('Demo of Book of Tides')).toBe('/play/book-of-tides?mode=demo');
  });

  it('sends a guest who has an account to log in', () => {
    show(<GameCard game={makeGame()} returning />);
    use();
    expect(getHref('Play Book of Tides')).toBe('?modal=login');
  });

  it('offers no play for a game that is not available, and says so instead of its badge', () => {
    show(<GameCard game={makeGame({ available: false })} badge="new" />, { player: makeUserDetails() });
    use();
    expect(getHref('Play Book of Tides')).toBeUndefined();
    expect(getHref('Demo of Book of Tides')).toBeUndefined();
    expect(getHref('Book of Tides, Tidewater, cannot be played here')).toBe('/casino/games/book-of-tides');
    expect(screen.getByText('Not playable here')).toBeTruthy();
    expect(screen.queryByText('New')).toBeNull();
  });

  it('says of a live table that is not available that it cannot be played', () => {
    show(<TableCard game={makeTable({ available: false })} />);
    expect(getHref('Velvet Roulette, Velvet Room, cannot be played here')).toBe(
      '/casino/games/velvet-roulette',
    );
    expect(screen.queryByText('Live')).toBeNull();
  });

  it('shows the bet range and players of a table in the player’s currency', () => {
    const player = makeUserDetails({ getUser: { currencyCode: 'GBP' } });
    const { container } = show(<GameCard game={makeTable()} caption badge="live" />, { player });
    expect(container.querySelector('bdi')?.textContent).toBe('£0.50 – £5,000');
    expect(screen.getByText('214')).toBeTruthy();
    expect(getHref('Velvet Roulette, Velvet Room, live')).toBe('/casino/games/velvet-roulette');
  });

  it('reserves the picture’s space, and loads it eagerly only if it is visible at once', () => {
    const { container, rerender } = show(<GameCard game={makeGame()} />);
    const picture = () => container.querySelector('img');
    expect([picture()?.width, picture()?.height, picture()?.alt, picture()?.getAttribute('loading')]).toEqual(
      [300, 400, '', 'lazy'],
    );
    rerender(<GameCard game={makeGame()} eager />);
    expect(picture()?.getAttribute('loading')).toBe('eager');
  });
});
