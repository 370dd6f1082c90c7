import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { Rewards } from './readme-example.js';
import { rakebackHandlers } from './testing.js';

const server = setupServer(...rakebackHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('shows an example in the README that works', async () => {
  render(<Rewards />, { wrapper: createTestCasino().Host });
  expect(await screen.findByText('Claimed in these weeks:', { exact: false })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Rakeback calendar' }));
  expect(await screen.findByRole('dialog', { name: 'Rakeback calendar' })).toBeTruthy();
});

it('shows in the README exactly the code that was run', () => {
  const readFile = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  expect(readFile('../README.md')).toContain(`\`\`\`tsx\n${readFile('readme-example.tsx')}\`\`\``);
});
