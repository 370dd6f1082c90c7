import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { HeaderBalance, HistoryPage } from './readme-example.js';
import { transactionHandlers } from './testing.js';

const server = setupServer(...transactionHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('shows an example in the README that works', async () => {
  const { Host } = createTestCasino();
  render(<HeaderBalance actions={[{ id: 'deposit', label: 'Deposit', href: '/deposit' }]} />, {
    wrapper: Host,
  });
  expect(await screen.findByRole('button', { name: 'Balance €1,284.50, bonus €40.00' })).toBeTruthy();
});

it('keeps the filters of the history in the address', async () => {
  const { Host } = createTestCasino();
  const setSearch = vi.fn<(next: URLSearchParams) => void>();
  render(
    <HistoryPage
      search={new URLSearchParams('tab=money&period=all')}
      setSearch={setSearch}
      now={new Date('2026-11-26T21:10:00Z')}
      timeZone="UTC"
    />,
    { wrapper: Host },
  );
  expect(await screen.findByText('1 to 100 of 148')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Deposits' }));
  expect(setSearch.mock.calls[0]?.[0].toString()).toBe('tab=money&period=all&kind=deposit');
});

it('shows in the README exactly the code that was run, under the name by which others import it', () => {
  const readFile = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  const example = readFile('readme-example.tsx').replaceAll("'./index.js'", "'@casino-kit/wallet'");
  expect(readFile('../README.md')).toContain(`\`\`\`tsx\n${example}\`\`\``);
});
