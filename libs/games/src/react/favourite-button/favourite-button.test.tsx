import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setFavouriteGame } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { toast } from '@casino-kit/ui';
import { gamesHandlers, makeGame } from '../../testing.js';
import { GameCard } from '../game-card/game-card.js';
import { useLiveFavourites } from '../use-live-favourites.js';
import FavouriteButton from './favourite-button.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const [game, other] = [makeGame({ name: 'Book of Tides' }), makeGame({ name: 'Pearl Diver' })];
const games = [game, other];
const heart = (pressed: boolean) =>
  screen.findByRole('button', { name: 'Favourite: Book of Tides', pressed });
const noHeart = () => expect(screen.queryByRole('button', { hidden: true })).toBeNull();
const reads = () => {
  let count = 0;
  server.events.on('response:mocked', ({ request }) => {
    if (request.method === 'GET' && request.url.endsWith('/favourite-games')) count += 1;
  });
  return () => count;
};
afterEach(() => server.events.removeAllListeners());

describe('FavouriteButton', () => {
  it('adds a game and removes it, by mouse and keyboard', async () => {
    server.use(...gamesHandlers({ games }));
    render(<FavouriteButton game={game} />, { wrapper: createTestCasino().Host });
    await userEvent.click(await heart(false));
    (await heart(true)).focus();
    await userEvent.keyboard(' ');
    expect(await heart(false)).toBe(document.activeElement);
  });

  it('shows a change at once, before the server has responded', async () => {
    let respond = () => {};
    const responded = new Promise<void>((resolve) => (respond = resolve));
    server.use(
      http.put('*/api/user/favourite-games', async () => {
        await responded;
        return undefined;
      }),
      ...gamesHandlers({ games }),
    );
    render(<FavouriteButton game={game} />, { wrapper: createTestCasino().Host });
    fireEvent.click(await heart(false));
    await heart(true);
    respond();
    await heart(true);
  });

  it('undoes a change that failed, and says so', async () => {
    const failed = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
    server.use(respondWithError(setFavouriteGame, 503), ...gamesHandlers({ games }));
    render(<FavouriteButton game={game} />, { wrapper: createTestCasino().Host });
    fireEvent.click(await heart(false));
    await waitFor(() =>
      expect(failed).toHaveBeenCalledWith('Book of Tides was not added to your favourites. Try again.'),
    );
    await heart(false);
  });

  it('names the limit of favourites', async () => {
    const failed = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
    const limit = respondWithError(setFavouriteGame, 409, {
      code: 'FAVOURITE_LIMIT',
      params: { max: '500' },
    });
    server.use(limit, ...gamesHandlers({ games }));
    render(<FavouriteButton game={game} />, { wrapper: createTestCasino().Host });
    fireEvent.click(await heart(false));
    await waitFor(() => expect(failed).toHaveBeenCalledWith(expect.stringContaining('500 favourites')));
  });

  it('is omitted for a guest', () => {
    server.use(...gamesHandlers({ games }));
    const read = reads();
    render(<FavouriteButton game={game} />, { wrapper: createTestCasino({ player: null }).Host });
    noHeart();
    expect(read()).toBe(0);
  });

  it.each([404, 405, 501])('is omitted on a server that lists no favourites (%s)', async (status) => {
    const read = reads();
    server.use(http.get('*/api/user/favourite-games', () => new HttpResponse(null, { status })));
    render(<FavouriteButton game={game} />, { wrapper: createTestCasino().Host });
    await waitFor(() => expect(read()).toBe(1));
    noHeart();
  });

  it('disappears without a message when the server cannot store favourites', async () => {
    const failed = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
    server.use(
      http.put('*/api/user/favourite-games', () => new HttpResponse(null, { status: 405 })),
      ...gamesHandlers({ games }),
    );
    render(<FavouriteButton game={game} />, { wrapper: createTestCasino().Host });
    fireEvent.click(await heart(false));
    await waitFor(noHeart);
    expect(failed).not.toHaveBeenCalled();
  });
});

describe('the heart of a card', () => {
  it('shows for a favourite, and for other games while the card is in use', async () => {
    server.use(...gamesHandlers({ games, favourites: [other] }));
    render(
      <>
        <GameCard game={game} />
        <GameCard game={other} />
      </>,
      { wrapper: createTestCasino().Host },
    );
    await screen.findByRole('button', { name: 'Favourite: Pearl Diver', pressed: true });
    expect(screen.getAllByRole('button')).toHaveLength(1);
    fireEvent.pointerOver(screen.getByRole('link', { name: /Book of Tides/ }), { pointerType: 'mouse' });
    const button = await heart(false);
    expect(button.closest('a')).toBeNull();
  });

  it('is not in server markup, which is the same for guests and players', async () => {
    server.use(...gamesHandlers({ games, favourites: [game] }));
    const { Host } = createTestCasino();
    const { Host: GuestHost } = createTestCasino({ player: null });
    const card = <GameCard game={game} />;
    const markup = renderToString(<Host>{card}</Host>);
    expect(markup).toBe(renderToString(<GuestHost>{card}</GuestHost>));
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = markup;
    const onRecoverableError = vi.fn();
    const root = await act(() => hydrateRoot(page, <Host>{card}</Host>, { onRecoverableError }));
    await heart(true);
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
    page.remove();
  });
});

describe('a change of another device', () => {
  const Live = () => {
    useLiveFavourites();
    return <FavouriteButton game={game} />;
  };
  it('is read when its event arrives; that of this device is known already', async () => {
    server.use(...gamesHandlers({ games }));
    const read = reads();
    const { Host, emit } = createTestCasino();
    render(<Live />, { wrapper: Host });
    await heart(false);
    act(() => emit('favourite', { slug: game.slug, isFavourite: false }));
    expect(read()).toBe(1);
    server.use(...gamesHandlers({ games, favourites: [game] }));
    act(() => emit('favourite', { slug: game.slug, isFavourite: true }));
    await heart(true);
    expect(read()).toBe(2);
  });
});
