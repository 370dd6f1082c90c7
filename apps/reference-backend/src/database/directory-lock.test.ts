import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DirectoryInUse, lockDirectory } from './directory-lock.js';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a data directory', () => {
  it('has one owner at a time, however its path is written', async () => {
    const directory = join(folder, 'data');
    const release = await lockDirectory(directory);
    symlinkSync(directory, join(folder, 'link'));
    for (const path of [directory, `${directory}/../data`, join(folder, 'link')])
      await expect(lockDirectory(path)).rejects.toBeInstanceOf(DirectoryInUse);
    await release();
    await (
      await lockDirectory(join(folder, 'link'))
    )();
  });
  it('goes to exactly one of many that ask at once', async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 10 }, () => lockDirectory(join(folder, 'race'))),
    );
    const got = asked.filter((result) => result.status === 'fulfilled');
    expect(got).toHaveLength(1);
    await got[0]?.value();
  });
});
