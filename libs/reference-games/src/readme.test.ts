import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hashServerSeed } from './index.js';
import { checkRound } from './readme-example.js';

it('shows an example in the README that works', () => {
  const serverSeed = 'c0'.repeat(32);
  expect(checkRound(hashServerSeed(serverSeed), serverSeed, 'lucky')).toMatch(
    /^\d+ lines and 0 free spins pay \d+ line bets$/,
  );
  expect(checkRound(hashServerSeed('another'), serverSeed, 'lucky')).toBe('The server seed is another one');
});

it('shows in the README exactly the code that was run', () => {
  const readFile = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  expect(readFile('../README.md')).toContain(`\`\`\`ts\n${readFile('readme-example.ts')}\`\`\``);
});
