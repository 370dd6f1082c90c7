// @vitest-environment-options { "url": "https://casino.example/" }
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUserDetails } from './testing.js';

// The example reads the token when it is loaded.
document.cookie = 'accessToken=secret; path=/; secure';
const { App } = await import('./readme-example.js');

const seen: (string | null)[] = [];
const server = setupServer(
  http.get('https://api.example/api/user/get-user-details', ({ request }) => {
    seen.push(request.headers.get('authorization'));
    return HttpResponse.json({ success: true, data: makeUserDetails() });
  }),
  http.post('https://api.example/api/user/logout', async ({ request }) => {
    seen.push(JSON.stringify(await request.json()));
    return HttpResponse.json({ success: true, data: {} });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('shows an example in the README that works for a player with a token', async () => {
  render(<App />);
  expect(screen.getByText('Hello, guest')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out Marlon' }));
  expect(await screen.findByText('Hello, guest')).toBeTruthy();
  expect(seen).toEqual(['Bearer secret', '{"reason":"USER_INITIATED"}']);
  expect(document.cookie).toBe('');
});

it('shows in the README exactly the code that was run, under the name by which others import it', () => {
  const readFile = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  const example = readFile('readme-example.tsx').replace("'./index.js'", "'@casino-kit/session'");
  expect(readFile('../README.md')).toContain(`\`\`\`tsx\n${example}\`\`\``);
});
