import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { Everywhere, Page } from './readme-example.js';
import { cashbackHandlers } from './testing.js';

const server = setupServer(...cashbackHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('shows an example in the README that works', async () => {
  render(
    <>
      <Everywhere />
      <Page rakebackCalendar={<p>The calendar</p>} />
    </>,
    { wrapper: createTestCasino().Host },
  );
  expect(await screen.findAllByText('€14.20')).toHaveLength(5);
  expect(screen.getByText('The calendar')).toBeTruthy();
});

it('shows in the README exactly the code that was run', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  expect(read('../README.md')).toContain('```tsx\n' + read('./readme-example.tsx') + '```');
});
