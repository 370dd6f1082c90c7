import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from './readme-example.js';

it('shows an example in the README that works', () => {
  const response = {
    brandName: 'Lulu',
    pageUrlSetup: [{ key: 'deposit', href: '/cashier' }],
    policy: { preset: 'ukgc' },
  };
  render(<App response={response} today="2026-11-20" />);
  const link = screen.getByRole('link', { name: 'Deposit at Lulu, reality check every 60 minutes' });
  expect(link.getAttribute('href')).toBe('/cashier');
});

it('shows in the README exactly the code that was run, under the name by which others import it', () => {
  const readFile = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  const example = readFile('readme-example.tsx').replace("'./index.js'", "'@casino-kit/settings'");
  expect(readFile('../README.md')).toContain(`\`\`\`tsx\n${example}\`\`\``);
});
