import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { VipClubPage } from './readme-example.js';
import { loyaltyHandlers } from './testing.js';

const server = setupServer(...loyaltyHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('renders the example of the README, word for word', async () => {
  expect(read('../README.md')).toContain('```tsx\n' + read('./readme-example.tsx') + '```');
  render(<VipClubPage />, { wrapper: createTestCasino({ player: null }).Host });
  expect(await screen.findByRole('region', { name: 'What a level gives' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in to see your level' })).toBeTruthy();
});
