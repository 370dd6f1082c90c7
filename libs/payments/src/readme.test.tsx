import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Cashier } from './readme-example.js';
import { fakeCardFrame, paymentHandlers } from './testing.js';
import { createPayerCasino } from '../tests/payer-casino.js';

const server = setupServer(...paymentHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(cleanup);
afterAll(() => server.close());

it('shows an example in the README that makes a deposit', async () => {
  render(<Cashier open onClose={vi.fn()} />, { wrapper: createPayerCasino().Host });
  const card = fakeCardFrame(await screen.findByTitle<HTMLIFrameElement>(/Card fields/));
  act(() => card.say({ type: 'card:ready', height: 240 }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay €25.00' }));
  expect(await screen.findByRole('button', { name: 'Back to the casino' })).toBeTruthy();
});

it('shows in the README exactly the code that was run, with the package name as its import', () => {
  const readFile = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  const example = readFile('readme-example.tsx').replace("'./index.js'", "'@casino-kit/payments'");
  expect(readFile('../README.md')).toContain(`\`\`\`tsx\n${example}\`\`\``);
});
