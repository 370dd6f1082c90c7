#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildTheme } from './build/build-theme.js';
import { startTheme } from './build/start-theme.js';
import { checkTheme, missingTokens } from './core/check-theme.js';
import { contrastOf } from './core/contrast.js';
import { themeTokens } from './core/theme-tokens.js';
import { customPropertyOf, type Tokens } from './core/tokens.js';

const usage = `casino-kit-theme start <package name> [folder] [--from @casino-kit/ui-theme-curacao]
casino-kit-theme check [folder]   prints the contrast of every pair of colours that meet on a screen
casino-kit-theme build [folder]   writes dist; fails if a token is missing or a contrast is too low
casino-kit-theme tokens           prints every token of a theme and what it is for`;

/** Runs a command of the program; returns its exit code. */
async function runCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { from: { type: 'string', default: '@casino-kit/ui-theme-curacao' } },
  });
  const [command, ...rest] = positionals;
  if (command === 'start' && rest[0] !== undefined) {
    const folder = resolve(rest[1] ?? '.');
    await startTheme(rest[0], folder, values.from);
    console.log(`Wrote ${folder}. Change src/tokens.json and art, then: npm install && npm run build`);
    return 0;
  }
  if (command === 'build') {
    await buildTheme(resolve(rest[0] ?? '.'));
    return 0;
  }
  if (command === 'check') {
    const file = join(resolve(rest[0] ?? '.'), 'src', 'tokens.json');
    const tokens = JSON.parse(await readFile(file, 'utf8')) as Tokens;
    const errors = checkTheme(tokens);
    if (missingTokens(tokens).length === 0)
      for (const { foreground, background, ratio, least } of contrastOf(tokens))
        console.log(`${ratio.toFixed(2).padStart(6)} (${least})  ${foreground} on ${background}`);
    for (const error of errors) console.error(error);
    return errors.length === 0 ? 0 : 1;
  }
  if (command === 'tokens') {
    for (const [path, use] of Object.entries(themeTokens)) console.log(`${customPropertyOf(path)}  ${use}`);
    return 0;
  }
  console.error(usage);
  return 2;
}

try {
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
