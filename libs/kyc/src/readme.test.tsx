import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { VerificationPage } from './readme-example.js';
import { documentHandlers, makeDocuments } from './testing.js';

const server = setupServer(...documentHandlers({ documents: makeDocuments() }));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('shows an example in the README that works', async () => {
  render(<VerificationPage />, { wrapper: createTestCasino().Host });
  expect(await screen.findByRole('heading', { name: 'Proof of address' })).toBeTruthy();
});

it('shows in the README exactly the code that was run, under the name by which others import it', () => {
  const readFile = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  const example = readFile('readme-example.tsx').replaceAll("'./index.js'", "'@casino-kit/kyc'");
  expect(readFile('../README.md')).toContain(`\`\`\`tsx\n${example}\`\`\``);
});
