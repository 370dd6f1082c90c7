import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { Example } from './readme-example.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('renders the example of the README, word for word', () => {
  expect(read('../README.md')).toContain('```tsx\n' + read('./readme-example.tsx') + '```');
  const { container } = render(<Example />, {
    wrapper: createTestCasino({ player: null, restored: false }).Host,
  });
  expect(container.innerHTML).toBe('');
});
