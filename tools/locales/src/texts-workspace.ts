import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A workspace for tests, in a temporary folder. */
export interface TextsWorkspace {
  root: string;
  write(path: string, content: unknown): void;
  read(path: string): unknown;
  remove(): void;
}

export function createTextsWorkspace(): TextsWorkspace {
  const root = mkdtempSync(join(tmpdir(), 'locales-'));
  return {
    root,
    write: (path, content) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
    },
    read: (path) => JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown,
    remove: () => rmSync(root, { recursive: true }),
  };
}
