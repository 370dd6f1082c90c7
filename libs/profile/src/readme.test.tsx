import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { MyProfile } from './readme-example.js';
import { lockedPlayer, profileHandlers } from './testing.js';

const server = setupServer(...profileHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('renders the example of the README, word for word', async () => {
  expect(read('../README.md')).toContain('```tsx\n' + read('./readme-example.tsx') + '```');
  const { Host } = createTestCasino({ player: makeUserDetails({ getUser: lockedPlayer() }) });
  render(<MyProfile />, { wrapper: Host });
  expect(screen.getByRole('link', { name: 'Password' }).getAttribute('href')).toBe('?section=password');
  expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Rotterdam');
});
