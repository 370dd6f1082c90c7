import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const project = fileURLToPath(new URL('../../', import.meta.url));
const migrations = join(project, 'migrations');
// The package does not export its program, which is beside its API.
const drizzleKit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit/api')), 'bin.cjs');

describe('migrations', () => {
  let copy: string;

  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'migrations-'));
    cpSync(migrations, copy, { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  /** Runs drizzle-kit on the copy and returns its output. @throws Error when it fails or would have to ask */
  async function run(command: 'check' | 'generate', ...schema: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [drizzleKit, command, '--dialect=postgresql', `--out=${relative(project, copy)}`, ...schema],
      // Tables import types of the workspace, which need not be built.
      { cwd: project, env: { ...process.env, NODE_OPTIONS: '--conditions=@casino-kit/source' } },
    );
    return stdout;
  }

  it('drizzle-kit check accepts them', async () => {
    expect(await run('check')).toContain("Everything's fine");
  });

  it('drizzle-kit generate finds no change of a table without its migration', async () => {
    expect(await run('generate', '--schema=./src/*/tables.ts')).toContain('No schema changes');
    expect(readdirSync(copy, { recursive: true }).sort()).toEqual(
      readdirSync(migrations, { recursive: true }).sort(),
    );
  });
});
