import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { Entrance } from './readme-example.js';

it('shows an example in the README that works', async () => {
  const go = vi.fn();
  const { rerender } = render(<Entrance modal="login" go={go} />, {
    wrapper: createTestCasino({ player: null }).Host,
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(go).toHaveBeenCalledWith('forgot-password');
  rerender(<Entrance modal="forgot-password" go={go} />);
  expect(await screen.findByDisplayValue('ada@example.com')).toBeTruthy();
});

it('shows in the README exactly the code that was run, under the name by which others import it', () => {
  const readFile = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  const example = readFile('readme-example.tsx').replace("'./index.js'", "'@casino-kit/auth'");
  expect(readFile('../README.md')).toContain(`\`\`\`tsx\n${example}\`\`\``);
});
