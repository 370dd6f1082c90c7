import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { SecurityPage } from './readme-example.js';
import { securityHandlers } from './testing.js';

const server = setupServer(...securityHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('renders the example of the README, word for word', async () => {
  expect(read('../README.md')).toContain('```tsx\n' + read('./readme-example.tsx') + '```');
  render(<SecurityPage />, { wrapper: createTestCasino().Host });
  expect(await screen.findByRole('heading', { name: 'Passkeys' })).toBeTruthy();
  expect(await screen.findByText('7 of 10 left')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Where you are logged in' })).toBeTruthy();
});
