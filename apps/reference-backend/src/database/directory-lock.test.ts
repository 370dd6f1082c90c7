import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DirectoryInUse, lockDirectory } from './directory-lock.js';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

const neverLost = () => {
  throw new Error('the lock was taken away');
};

describe('a data directory', () => {
  it('has one owner at a time, however its path is written', async () => {
    const directory = join(folder, 'data');
    const release = await lockDirectory(directory, neverLost);
    symlinkSync(directory, join(folder, 'link'));
    for (const path of [directory, `${directory}/../data`, join(folder, 'link')])
      await expect(lockDirectory(path, neverLost)).rejects.toBeInstanceOf(DirectoryInUse);
    await release();
    await (
      await lockDirectory(join(folder, 'link'), neverLost)
    )();
  });
  it('has one owner below a path that is longer than a socket file name may be', async () => {
    const directory = join(folder, 'a-long-name-'.repeat(10));
    const release = await lockDirectory(directory, neverLost);
    await expect(lockDirectory(directory, neverLost)).rejects.toBeInstanceOf(DirectoryInUse);
    await release();
    await (
      await lockDirectory(directory, neverLost)
    )();
  });
  it('goes to exactly one of many concurrent processes, also after its owner was killed', async () => {
    const directory = join(folder, 'race');
    mkdirSync(directory);
    const killed = `require('node:net').createServer().listen(${JSON.stringify(
      join(directory, 'backend-000000000000.lock'),
    )}, () => process.kill(process.pid, 'SIGKILL'))`;
    expect(spawnSync(process.execPath, ['-e', killed]).signal).toBe('SIGKILL');
    expect(readdirSync(directory)).toHaveLength(1);
    const requested = await Promise.allSettled(
      Array.from({ length: 10 }, () => lockDirectory(directory, neverLost)),
    );
    const got = requested.filter((result) => result.status === 'fulfilled');
    expect(got).toHaveLength(1);
    await got[0]?.value();
    expect(readdirSync(directory)).toEqual([]);
  });
});
