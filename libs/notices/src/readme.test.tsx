import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { HeaderEnd, InboxPage } from './readme-example.js';
import { noticeHandlers } from './testing.js';

const server = setupServer(...noticeHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('renders the example of the README, word for word', async () => {
  expect(read('../README.md')).toContain('```tsx\n' + read('./readme-example.tsx') + '```');
  const { Host } = createTestCasino();
  const page = (section: string | null) => (
    <Host>
      <HeaderEnd />
      <InboxPage section={section} />
    </Host>
  );
  const { rerender } = render(page(null));
  expect(await screen.findByRole('button', { name: 'Inbox, 3 unread' })).toBeTruthy();
  expect(await screen.findByText('New device logged in')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Log it out' })).toBeTruthy();
  rerender(page('settings'));
  expect(await screen.findByRole('checkbox', { name: 'Deposits' })).toBeTruthy();
});
