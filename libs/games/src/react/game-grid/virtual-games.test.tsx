import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { gamesHandlers } from '../../testing.js';
import VirtualGames from './virtual-games.js';

const server = setupServer(...gamesHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const slots = { category: 'slots' };
const findStatus = async () => (await screen.findByRole('status')).textContent;
const more = (name: string) => screen.findByRole('button', { name });

describe('VirtualGames', () => {
  it('shows sixty games and sixty more at a press, until there are no more', async () => {
    const { Host } = createTestCasino({ player: null });
    render(<VirtualGames label="Slots" filter={slots} count={1_150} caption={false} />, { wrapper: Host });
    expect(await findStatus()).toBe('60 of 1,150 games');
    await userEvent.click(await more('Show 60 more'));
    expect(await findStatus()).toBe('120 of 1,150 games');
  });

  it('names how many the last press brings, and has none after it', async () => {
    const { Host } = createTestCasino({ player: null });
    render(<VirtualGames label="Slots" filter={slots} count={61} caption={false} />, { wrapper: Host });
    await userEvent.click(await more('Show 1 more'));
    expect(await findStatus()).toBe('61 of 61 games');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('knows for each list how many were shown, as a player comes back from a game', async () => {
    const { Host } = createTestCasino({ player: null });
    const { rerender } = render(
      <VirtualGames key="a" label="Slots" filter={slots} count={500} caption={false} />,
      { wrapper: Host },
    );
    await userEvent.click(await more('Show 60 more'));
    rerender(<VirtualGames key="b" label="Live" filter={{ category: 'live' }} count={500} caption={false} />);
    expect(await findStatus()).toBe('60 of 500 games');
    rerender(<VirtualGames key="c" label="Slots" filter={slots} count={500} caption={false} />);
    expect(await findStatus()).toBe('120 of 500 games');
  });
});
