import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { libraryNames, writeLibraryPages } from './library-pages.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'library-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the pages of libraries', () => {
  it('are one for each, under its name', () => {
    writeLibraryPages(folder, libraryNames());
    expect(readdirSync(folder)).toHaveLength(libraryNames().length);
    expect(readFileSync(join(folder, 'money.mdx'), 'utf8')).toContain('<Meta title="money/About" />');
  });
  it('of libraries that are gone are removed, and current ones stay as they are', () => {
    writeLibraryPages(folder, ['money', 'ui']);
    const written = statSync(join(folder, 'ui.mdx')).mtimeMs;
    writeFileSync(join(folder, 'money.mdx'), 'changed');
    writeLibraryPages(folder, ['ui']);
    expect(readdirSync(folder)).toEqual(['ui.mdx']);
    expect(statSync(join(folder, 'ui.mdx')).mtimeMs).toBe(written);
  });
});
