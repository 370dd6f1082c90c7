import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { MyBonuses, Promotions } from './readme-example.js';
import { bonusHandlers, makeUserBonus } from './testing.js';

const server = setupServer(...bonusHandlers({ active: [makeUserBonus()] }));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('shows an example in the README that works', async () => {
  const { Host } = createTestCasino();
  render(<Promotions />, { wrapper: Host });
  expect(await screen.findByRole('heading', { name: 'Ten to try' })).toBeTruthy();
  render(<MyBonuses />, { wrapper: Host });
  expect(await screen.findByText('€612.00 wagered')).toBeTruthy();
});

it('shows in the README exactly the code that was run', () => {
  const readFile = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  expect(readFile('../README.md')).toContain(`\`\`\`tsx\n${readFile('readme-example.tsx')}\`\`\``);
});
