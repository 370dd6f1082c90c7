import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { Limits, SaferPlay, Statement, TakeABreak } from './readme-example.js';
import { protectionHandlers } from './testing.js';

const server = setupServer(...protectionHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('shows an example in the README that works', async () => {
  const { Host } = createTestCasino();
  render(
    <>
      <SaferPlay />
      <Limits />
      <TakeABreak />
      <Statement />
    </>,
    { wrapper: Host },
  );
  for (const name of ['Safer play', 'Limits', 'Time out and self-exclusion', 'Activity statement'])
    expect(screen.getByRole('heading', { name, level: 1 })).toBeTruthy();
  expect(await screen.findByRole('progressbar', { name: 'Deposits a month' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Time out' })).toBeTruthy();
  expect(await screen.findByText('Together')).toBeTruthy();
});

it('shows in the README exactly the code that was run', () => {
  const readFile = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  expect(readFile('../README.md')).toContain(`\`\`\`tsx\n${readFile('readme-example.tsx')}\`\`\``);
});
