import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { root } from './packing.ts';

const lockedPackages = {
  '': { version: '1.0.0' },
  'libs/ours': { version: '1.0.0' },
  'node_modules/ours': { link: true },
  'node_modules/theirs': { version: '2.0.0' },
  'node_modules/theirs-for-another-platform': { version: '2.0.0', optional: true },
};
/** What npm writes into `node_modules` when it has installed these packages here. */
const installedPackages = {
  'libs/ours': { version: '1.0.0' },
  'node_modules/ours': { link: true },
  'node_modules/theirs': { version: '2.0.0' },
};

let workspace = '';
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'casino-kit-install-'));
  mkdirSync(join(workspace, 'tools/start'), { recursive: true });
  for (const file of ['ensure-installed.mjs', 'failures.mjs', 'processes.mjs', 'reservation.mjs'])
    cpSync(join(root, 'tools/start', file), join(workspace, 'tools/start', file));
  writeLock('package-lock.json', lockedPackages);
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

function writeLock(path: string, packages: object): void {
  mkdirSync(join(workspace, 'node_modules'), { recursive: true });
  writeFileSync(join(workspace, path), JSON.stringify({ lockfileVersion: 3, packages }));
}
/** Writes what npm leaves when it has installed these packages. */
function writeInstalled(packages: object): void {
  writeLock('node_modules/.package-lock.json', packages);
  for (const folder of Object.keys(packages)) {
    mkdirSync(join(workspace, folder), { recursive: true });
    writeFileSync(join(workspace, folder, 'package.json'), '{}');
  }
}
/** Puts a program called npm in place of the real one: it writes down its calls, runs `script` and then installs. */
function replaceNpm(script: string): void {
  const npm = join(workspace, 'npm');
  writeLock('installed.json', installedPackages);
  const folders = Object.keys(installedPackages);
  const installs = [
    ...folders.map((folder) => `mkdir -p ${folder}; echo {} > ${folder}/package.json`),
    'cp installed.json node_modules/.package-lock.json',
  ].join('\n');
  writeFileSync(npm, `#!/bin/sh\necho "$1" >> calls\n${script}\n${installs}\n`);
  chmodSync(npm, 0o755);
}
function start(): ChildProcess {
  const program = `await (await import('./tools/start/ensure-installed.mjs')).ensureInstalled();`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: workspace,
    env: { ...process.env, TMPDIR: workspace, PATH: `${workspace}${delimiter}${process.env['PATH'] ?? ''}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}
const calls = () =>
  existsSync(join(workspace, 'calls')) ? readFileSync(join(workspace, 'calls'), 'utf8') : '';

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
  replaceNpm('[ -e go ] || { kill -9 $PPID; exit 1; }');
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

it('fails when npm reports success but has not installed the packages', async () => {
  replaceNpm('exit 0');
  const [code] = await once(start(), 'close');
  expect(code).toBe(1);
});

it('installs nothing after npm has installed the packages of the lock file, without those of other platforms', async () => {
  replaceNpm('');
  writeInstalled(installedPackages);
  const [code] = await once(start(), 'close');
  expect([code, calls()]).toEqual([0, '']);
});
it.each([
  ['has another version', { ...installedPackages, 'node_modules/theirs': { version: '1.9.0' } }],
  ['is missing', { 'libs/ours': { version: '1.0.0' }, 'node_modules/ours': { link: true } }],
  ['is no longer in the lock file', { ...installedPackages, 'node_modules/old': { version: '1.0.0' } }],
])('installs when a package in node_modules %s', async (_, packages) => {
  replaceNpm('');
  writeInstalled(packages);
  const [code] = await once(start(), 'close');
  expect([code, calls()]).toEqual([0, 'ci\n']);
});
it('installs when the folder of a package was deleted', async () => {
  replaceNpm('');
  writeInstalled(installedPackages);
  rmSync(join(workspace, 'node_modules/theirs'), { recursive: true });
  const [code] = await once(start(), 'close');
  expect([code, calls()]).toEqual([0, 'ci\n']);
});
it('stops npm when it is interrupted, says so, and lets the next one install at once', async () => {
  replaceNpm('echo $$ > npm-process; [ -e go ] || while :; do sleep 0.02; done');
  const program = start();
  const messages = readMessages(program);
  const npm = join(workspace, 'npm-process');
  await vi.waitUntil(() => existsSync(npm) && readFileSync(npm, 'utf8').endsWith('\n'), { timeout: 60_000 });
  program.kill('SIGINT');
  expect((await messages).trim().split('\n').slice(-2)).toEqual(['Stopping …', 'Stopped.']);
  expect(program.exitCode).toBe(130);
  expect(() => process.kill(Number(readFileSync(npm, 'utf8')), 0)).toThrow('ESRCH');
  writeFileSync(join(workspace, 'go'), '');
  const again = start();
  expect(await readMessages(again)).not.toContain('Waiting');
  expect([again.exitCode, calls()]).toEqual([0, 'ci\nci\n']);
});
/** Returns what a start writes for a person. */
async function readMessages(program: ChildProcess): Promise<string> {
  let messages = '';
  program.stderr!.on('data', (data: Buffer) => (messages += data.toString()));
  await once(program, 'close');
  return messages;
}

it('says that an installation takes some minutes', async () => {
  replaceNpm('');
  expect(await readMessages(start())).toMatch(/^Installing dependencies, which takes some minutes …\n/);
});
it.each([
  ['npm error code ENOTFOUND', 'The npm registry cannot be reached. Check the network'],
  ['npm error code ENOSPC', 'The disk is full. Free some space'],
  ['npm error code EROFS', 'A file of this checkout cannot be written. Use a folder that you may write to'],
  [
    `ENOENT: no such file or directory, mkdir '/casino-kit/node_modules'`,
    'A file of this checkout cannot be written. Use a folder that you may write to',
  ],
  ['npm error code EUSAGE', 'npm could not install the packages: what it printed is above.'],
])('says what to do after “%s”', async (printed, sentence) => {
  replaceNpm(`echo "${printed}" >&2; exit 1`);
  const messages = await readMessages(start());
  expect(messages).toContain(printed);
  expect(messages.trim().split('\n').at(-1)).toContain(sentence);
});
