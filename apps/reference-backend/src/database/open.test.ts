import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfiguration } from '../configuration.js';
import { DataDamaged, DiskFull, openDatabase } from './open.js';

vi.mock('node:fs/promises', { spy: true });

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'casino-kit-open-'));
  // What the engine leaves when it cannot write: some files, and an error that does not say why.
  vi.spyOn(PGlite, 'create').mockImplementation(() => {
    mkdirSync(join(directory, 'pglite'), { recursive: true });
    writeFileSync(join(directory, 'pglite/PG_VERSION'), '17');
    return Promise.reject(new WebAssembly.RuntimeError('unreachable'));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(directory, { recursive: true, force: true });
});

const open = () =>
  openDatabase(readConfiguration({ DATA_DIRECTORY: directory }), '/no-migrations', () => undefined);

async function leaveRoom(bytes: number): Promise<void> {
  const disk = await files.statfs(directory);
  vi.mocked(files.statfs).mockResolvedValue({ ...disk, bsize: 1, bavail: bytes });
}

it('says that the disk is full when a database cannot be opened for want of room', async () => {
  mkdirSync(join(directory, 'pglite'));
  await leaveRoom(1_000_000);
  await expect(open()).rejects.toThrow(DiskFull);
});

it('says that a database is damaged when there is room', async () => {
  mkdirSync(join(directory, 'pglite'));
  await leaveRoom(1_000_000_000);
  await expect(open()).rejects.toThrow(DataDamaged);
});

it('leaves no half of a new database behind, which the next start would take for a damaged one', async () => {
  await leaveRoom(1_000_000);
  await expect(open()).rejects.toThrow(DiskFull);
  expect(existsSync(join(directory, 'pglite'))).toBe(false);
});
