import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { App } from './readme-example.js';

it('shows an example in the README that works', async () => {
  render(
    <App load={() => Promise.resolve({ texts: { 'wallet.spins_other': 'Zbývá {{left}} zatočení' } })} />,
  );
  await userEvent.click(screen.getByRole('button', { name: '1,200 free spins left' }));
  expect(await screen.findByRole('button', { name: /^Zbývá 1\s200 zatočení$/ })).toBeDefined();
});

it('shows in the README exactly the code that was run, under the name by which others import it', () => {
  const readFile = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  const example = readFile('readme-example.tsx').replace("'./index.js'", "'@casino-kit/i18n'");
  expect(readFile('../README.md')).toContain(`\`\`\`tsx\n${example}\`\`\``);
});
