import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { Example } from './readme-example.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('renders the example of the README, word for word', () => {
  expect(read('../README.md')).toContain('```tsx\n' + read('./readme-example.tsx') + '```');
  render(<Example />, { wrapper: createTestCasino().Host });
  expect(screen.getByText('The first entry')).toBeTruthy();
});
