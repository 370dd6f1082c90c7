import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { TournamentsPage } from './readme-example.js';
import { tournamentHandlers } from './testing.js';

const server = setupServer(...tournamentHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('renders the example of the README, word for word', async () => {
  expect(read('../README.md')).toContain('```tsx\n' + read('./readme-example.tsx') + '```');
  const { rerender } = render(<TournamentsPage opened={null} />, {
    wrapper: createTestCasino({ player: null }).Host,
  });
  const [link] = await screen.findAllByRole('link', { name: 'See the leaderboard' });
  expect(link?.getAttribute('href')).toBe('/tournaments?tournament=harbour-race-2026-11-23');
  rerender(<TournamentsPage opened="harbour-race-2026-11-23" />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Race' })).toBeTruthy();
});
