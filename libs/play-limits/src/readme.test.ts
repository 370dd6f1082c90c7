import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type PlayLimit } from '@casino-kit/api-contract';
import { explainLimit } from './readme-example.js';

const now = new Date('2026-11-26T12:00:00Z');
const weekly: PlayLimit = {
  kind: 'deposit',
  period: 'weekly',
  amount: '200',
  used: '150',
  periodStartsAt: '2026-11-23T00:00:00.000Z',
  periodEndsAt: '2026-11-30T00:00:00.000Z',
  pending: null,
  raisableFrom: null,
};

it('shows an example in the README that works', () => {
  expect(explainLimit([weekly], '60', now)).toBe('50 is left of 200 until 2026-11-30T00:00:00.000Z');
  expect(explainLimit([weekly], '50', now)).toBe('50 applies at once');
  expect(explainLimit([{ ...weekly, used: '0', amount: '40', kind: 'loss' }], '50', now)).toBe(
    '50 applies from 2026-11-27T12:00:00.000Z',
  );
  expect(explainLimit([], '50', now)).toBe('No limit is set');
});

it('shows in the README exactly the code that was run', () => {
  const readFile = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  expect(readFile('../README.md')).toContain(`\`\`\`ts\n${readFile('readme-example.ts')}\`\`\``);
});
