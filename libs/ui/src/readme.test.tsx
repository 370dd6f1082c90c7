import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { App } from './readme-example.js';

// jsdom lacks `CSS.escape`, which React Aria needs.
vi.stubGlobal('CSS', { escape: (id: string) => id.replace(/[^\w-]/g, '\\$&') });

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

describe('the example of the README', () => {
  it('is the code that is compiled here, under the name by which others import it', () => {
    const example = read('readme-example.tsx').replace("'./index.js'", "'@casino-kit/ui'");
    expect(read('../README.md')).toContain(`\`\`\`tsx\n${example}\`\`\`\n`);
  });
  it('opens its dialog', async () => {
    render(<App />);
    await userEvent.click(screen.getByRole('button', { name: 'Redeem a code' }));
    expect(await screen.findByRole('dialog', { name: 'Promo code' })).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Code' })).toBeDefined();
  });
});
