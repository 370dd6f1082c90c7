import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Example } from './readme-example.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

afterEach(() => vi.unstubAllGlobals());

it('renders the example of the README, word for word', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  expect(read('../README.md')).toContain('```tsx\n' + read('./readme-example.tsx') + '```');
  render(<Example />);
  expect(await screen.findByText('Welcome')).toBeTruthy();
});
