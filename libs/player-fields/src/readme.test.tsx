import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Example } from './readme-example.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('renders the example of the README, word for word', () => {
  expect(read('../README.md')).toContain('```tsx\n' + read('./readme-example.tsx') + '```');
  render(<Example />);
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  expect(screen.getByText('One digit')).toBeTruthy();
});
