import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import harbour from './core/harbour-tokens.test.json' with { type: 'json' };
import { runCommand } from './run-command.js';

/** Runs a command; returns its exit code and the lines that it printed. */
async function run(...args: string[]) {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await runCommand(args, {
    log: (line) => output.push(line),
    error: (line) => errors.push(line),
  });
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}

describe('runCommand', () => {
  it.each(['--help', '-h'])('prints each command for %s and succeeds', async (option) => {
    const { code, output, errors } = await run(option);
    expect([code, errors]).toEqual([0, '']);
    for (const command of ['start', 'check', 'build', 'tokens', 'design-tokens'])
      expect(output).toMatch(new RegExp(`^casino-kit-theme ${command} .* {2,}\\w`, 'm'));
  });
  it('prints the text of --help as an error when there is no command', async () => {
    const { output } = await run('--help');
    expect(await run()).toEqual({ code: 1, output: '', errors: output });
  });
  it.each([
    [['biuld'], 'There is no command biuld.'],
    [['start'], 'The package name is missing.'],
  ])('prints what is wrong with %j before the commands', async (args, error) => {
    const { code, errors } = await run(...args);
    expect(code).toBe(1);
    expect(errors.startsWith(`${error}\n\ncasino-kit-theme start`)).toBe(true);
  });

  describe('check', () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'theme-kit-'));
      mkdirSync(join(folder, 'src'));
      writeFileSync(join(folder, 'src', 'tokens.json'), JSON.stringify(harbour));
    });
    afterEach(() => rmSync(folder, { recursive: true, force: true }));

    it('prints the tokens for design tools, with the shared ones and what each is for', async () => {
      const { code, output } = await run('design-tokens', folder);
      expect(code).toBe(0);
      const file = JSON.parse(output) as Record<string, Record<string, Record<string, unknown>>>;
      expect(file['semantic']?.['color']?.['primary']).toEqual({
        $value: '{palette.tide.600}',
        $description: 'start of the primary button’s gradient; selected controls',
      });
      expect(file['base']?.['space']?.['4']).toEqual({
        $type: 'dimension',
        $value: { value: 16, unit: 'px' },
      });
    });
    it('prints each pair with its contrast, names missing pictures and fails', async () => {
      const { code, output, errors } = await run('check', folder);
      expect(code).toBe(1);
      expect(output).toContain('  8.81 (4.5)  on-primary on primary-end');
      expect(errors).toContain('Picture art/coin.svg is missing: token component.art.coin uses it.');
    });
    it('lists the colours that do not come from the palette, as a hint', async () => {
      const { output, errors } = await run('check', folder);
      expect(output).toMatch(/^ {2}semantic\.color\.primary-soft: #D8EEF1$/m);
      expect(output).not.toContain('semantic.color.primary:');
      expect(errors).not.toContain('primary-soft');
    });
    it('prints no hint when every colour comes from the palette', async () => {
      const tokens = {
        palette: { tide: { 600: { $value: '#0B6E7F' } } },
        semantic: { color: { primary: { $value: '{palette.tide.600}' } } },
      };
      writeFileSync(join(folder, 'src', 'tokens.json'), JSON.stringify(tokens));
      expect(await run('check', folder)).toMatchObject({ code: 1, output: '' });
    });
    it('names the file of tokens that are not valid JSON', async () => {
      const file = join(folder, 'src', 'tokens.json');
      writeFileSync(file, '{ "palette": ');
      await expect(run('check', folder)).rejects.toThrow(`${file} is not valid JSON: `);
    });
  });
});
