import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiProvider, createApiClient, noToken } from '@casino-kit/api-client';
import { createSession, SessionProvider, signedIn, type TokenStore } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { HeaderBalance } from './readme-example.js';

it('shows an example in the README that works', async () => {
  const tokens: TokenStore = { ...noToken, store: () => undefined, clear: () => undefined };
  const client = createApiClient({ coreUrl: '', backendUrl: '', language: () => 'en' });
  const now = () => new Date('2026-01-01T00:00:00Z');
  const session = createSession({ client, tokens, now });
  session.restore(signedIn(makeUserDetails(), now()));
  render(
    <ApiProvider client={client}>
      <SessionProvider session={session}>
        <HeaderBalance actions={[{ id: 'deposit', label: 'Deposit', href: '/deposit' }]} />
      </SessionProvider>
    </ApiProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Balance €1,284.50, bonus €40.00' })).toBeTruthy();
});

it('shows in the README exactly the code that was run, under the name by which others import it', () => {
  const fileOf = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  const example = fileOf('readme-example.tsx').replaceAll("'./index.js'", "'@casino-kit/wallet'");
  expect(fileOf('../README.md')).toContain(`\`\`\`tsx\n${example}\`\`\``);
});
