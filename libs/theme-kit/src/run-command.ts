import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildTheme } from './build/build-theme.js';
import { missingArt } from './build/missing-art.js';
import { readTokens } from './build/read-json.js';
import { startTheme } from './build/start-theme.js';
import { baseTokens } from './core/base-tokens.js';
import { checkTheme, missingTokens } from './core/check-theme.js';
import { getContrastPairs } from './core/contrast.js';
import { toDesignTokens } from './core/design-tokens.js';
import { literalColours } from './core/literal-colours.js';
import { themeTokens } from './core/theme-tokens.js';
import { toCustomProperty, tokenAt } from './core/tokens.js';

const usage = `casino-kit-theme start <package name> [folder]   copies an installed theme to a new package to change
    --from <package>   the theme to copy, @casino-kit/ui-theme-curacao if omitted
casino-kit-theme check [folder]   prints the contrast of every pair of colours that meet on a screen, and every error
casino-kit-theme build [folder]   writes dist; fails if there is an error: a missing token or picture, a low contrast
casino-kit-theme tokens           prints every token of a theme and what it is for
casino-kit-theme design-tokens [folder]   prints the theme's tokens for design tools: DTCG JSON, version 2025.10
casino-kit-theme --help           prints this text`;

/** Where a command prints lines: the console. */
export interface Output {
  log(line: string): void;
  error(line: string): void;
}

/** Prints every pair of colours of the theme in `folder` with its contrast, a hint and its errors; returns the exit code. */
async function check(folder: string, output: Output): Promise<number> {
  const tokens = await readTokens(folder);
  const errors = [...checkTheme(tokens), ...(await missingArt(tokens, folder))];
  if (missingTokens(tokens).length === 0)
    for (const { foreground, background, ratio, least } of getContrastPairs(tokens))
      output.log(`${ratio.toFixed(2).padStart(6)} (${least})  ${foreground} on ${background}`);
  const literals = literalColours(tokens);
  if (literals.length > 0)
    output.log('\nHint: these values do not come from the palette and stay the same when it changes:');
  for (const path of literals) output.log(`  ${path}: ${tokenAt(tokens, path)?.$value ?? ''}`);
  for (const error of errors) output.error(error);
  return errors.length === 0 ? 0 : 1;
}

/**
 * Runs a command of the program `casino-kit-theme` with its arguments, prints lines to `output`, and returns the exit code.
 * @throws Error for an unknown option, and when the command fails.
 */
export async function runCommand(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      from: { type: 'string', default: '@casino-kit/ui-theme-curacao' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command, ...rest] = positionals;
  if (values.help) {
    output.log(usage);
    return 0;
  }
  if (command === 'start' && rest[0] !== undefined) {
    const folder = resolve(rest[1] ?? '.');
    await startTheme(rest[0], folder, values.from);
    output.log(`Wrote ${folder}. Change src/tokens.json and art, then: npm install && npm run build`);
    return 0;
  }
  if (command === 'build') {
    await buildTheme(resolve(rest[0] ?? '.'));
    return 0;
  }
  if (command === 'check') return check(resolve(rest[0] ?? '.'), output);
  if (command === 'design-tokens') {
    const tokens = { ...(await readTokens(resolve(rest[0] ?? '.'))), ...baseTokens };
    output.log(
      JSON.stringify(
        toDesignTokens(tokens, (path) => themeTokens[path]),
        null,
        2,
      ),
    );
    return 0;
  }
  if (command === 'tokens') {
    for (const [path, use] of Object.entries(themeTokens)) output.log(`${toCustomProperty(path)}  ${use}`);
    return 0;
  }
  if (command === 'start') output.error('The package name is missing.\n');
  else if (command !== undefined) output.error(`There is no command ${command}.\n`);
  output.error(usage);
  return 1;
}
