import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { LobbyPage, PageOfGame, PlayPage } from './readme-example.js';
import { gamesHandlers } from './testing.js';

const server = setupServer(...gamesHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('shows an example in the README that works', async () => {
  render(<LobbyPage />, { wrapper: createTestCasino({ player: null }).Host });
  expect(await screen.findByText('Velvet Roulette, Velvet Room, live')).toBeTruthy();
  render(<PageOfGame slug="plinko" />, { wrapper: createTestCasino({ player: null }).Host });
  expect(await screen.findByRole('heading', { level: 1, name: 'Plinko' })).toBeTruthy();
  render(<PlayPage slug="plinko" />, { wrapper: createTestCasino({ player: null }).Host });
  expect(await screen.findByText('Log in to play')).toBeTruthy();
});

it('shows in the README exactly the code that was run, under the name by which others import it', () => {
  const readFile = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  const example = readFile('readme-example.tsx').replaceAll("'./index.js'", "'@casino-kit/games'");
  expect(readFile('../README.md')).toContain(`\`\`\`tsx\n${example}\`\`\``);
});
