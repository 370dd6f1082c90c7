import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from './packing.ts';

let workspace = '';
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'casino-kit-install-'));
  mkdirSync(join(workspace, 'tools/start'), { recursive: true });
  cpSync(join(root, 'tools/start/ensure-installed.mjs'), join(workspace, 'tools/start/ensure-installed.mjs'));
  writeFileSync(join(workspace, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

/** Puts a program called npm in place of the real one; it writes down its calls and then runs `script`. */
function replaceNpm(script: string): void {
  const npm = join(workspace, 'npm');
  writeFileSync(npm, `#!/bin/sh\necho "$1" >> calls\nmkdir -p node_modules\n${script}\n`);
  chmodSync(npm, 0o755);
}
function start(): ChildProcess {
  const program = `(await import('./tools/start/ensure-installed.mjs')).ensureInstalled();`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: workspace,
    env: { ...process.env, TMPDIR: workspace, PATH: `${workspace}${delimiter}${process.env['PATH'] ?? ''}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}
const calls = () => readFileSync(join(workspace, 'calls'), 'utf8');

it('installs once when two programs start at the same time', async () => {
  replaceNpm('until [ -e go ]; do sleep 0.02; done');
  const programs = [start()];
  await once(programs[0]!.stderr!, 'data');
  programs.push(start());
  const ended = programs.map((program) => once(program, 'close'));
  // It says that it waits, or that it installs as well.
  await once(programs[1]!.stderr!, 'data');
  writeFileSync(join(workspace, 'go'), '');
  expect((await Promise.all(ended)).map(([code]) => code as number)).toEqual([0, 0]);
  expect(calls()).toBe('ci\n');
});
it('installs after another program was killed while it installed', async () => {
  replaceNpm('[ -e go ] || kill -9 $PPID');
  const [, signal] = await once(start(), 'close');
  expect(signal).toBe('SIGKILL');
  writeFileSync(join(workspace, 'go'), '');
  const [code] = await once(start(), 'close');
  expect(code).toBe(0);
  expect(calls()).toBe('ci\nci\n');
});
it('ends with the exit code of an installation that fails, and lets the next one try', async () => {
  replaceNpm('[ -e go ] || exit 7');
  const [failed] = await once(start(), 'close');
  writeFileSync(join(workspace, 'go'), '');
  const [passed] = await once(start(), 'close');
  expect([failed, passed]).toEqual([7, 0]);
});
