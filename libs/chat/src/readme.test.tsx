import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { ChatSide } from './readme-example.js';
import { chatHandlers } from './testing.js';

const server = setupServer(...chatHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('renders the example of the README, word for word', async () => {
  expect(read('../README.md')).toContain('```tsx\n' + read('./readme-example.tsx') + '```');
  render(<ChatSide onClose={() => undefined} />, { wrapper: createTestCasino().Host });
  expect(await screen.findByRole('log', { name: 'Messages' })).toBeTruthy();
});
