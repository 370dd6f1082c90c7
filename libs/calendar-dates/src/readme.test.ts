import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { thisWeek } from './readme-example.js';

it('shows an example in the README that works', () => {
  const { today, week, until } = thisWeek(new Date('2026-11-22T02:00:00Z'), 'America/Curacao');
  expect(today).toBe('2026-11-21');
  expect([week[0], week[5], week[6], week.length]).toEqual(['2026-11-16', '2026-11-21', '2026-11-22', 7]);
  expect(until.toISOString()).toBe('2026-11-22T04:00:00.000Z');
});

it('shows in the README exactly the code that was run', () => {
  const readFile = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  expect(readFile('../README.md')).toContain(`\`\`\`ts\n${readFile('readme-example.ts')}\`\`\``);
});
