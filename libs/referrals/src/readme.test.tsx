import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { InviteAFriendPage } from './readme-example.js';
import { referralHandlers } from './testing.js';

const server = setupServer(...referralHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('renders the example of the README, word for word', async () => {
  expect(read('../README.md')).toContain('```tsx\n' + read('./readme-example.tsx') + '```');
  const referralData = {
    link: 'https://casino.example/?nxafk=ab',
    visits: 1,
    registrations: 1,
    revenue: null,
  };
  const player = makeUserDetails({ depositCount: 1, referralData });
  const { Host } = createTestCasino({ player, settings: { referAFriendPercent: 10 } });
  render(<InviteAFriendPage />, { wrapper: Host });
  expect(await screen.findByRole('heading', { name: 'Invite a friend, share 10%' })).toBeTruthy();
  expect(await screen.findByRole('table', { name: 'Friends' })).toBeTruthy();
});
