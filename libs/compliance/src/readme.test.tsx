import { readFileSync } from 'node:fs';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadPolicy } from './policies/load-policy.js';
import { Example } from './readme-example.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('renders the example of the README, word for word', async () => {
  expect(read('../README.md')).toContain('```tsx\n' + read('./readme-example.tsx') + '```');
  await act(async () => {
    render(<Example />);
    await loadPolicy('responsible-gambling', 'en');
  });
  expect(await screen.findByRole('heading', { name: 'Responsible gambling' })).toBeTruthy();
});
