import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allowedFor, folders } from '../../../apps/reference-backend/lint/folder-walls.mjs';

const source = fileURLToPath(new URL('../../../apps/reference-backend/src/', import.meta.url));

describe('the table of the backend’s folders', () => {
  it('has a row for each folder of src', () => {
    const found = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(found.map(({ name }) => name).filter((name) => !Object.hasOwn(folders, name))).toEqual([]);
  });
  it('throws for a row that names one below it, which is how a cycle begins', () => {
    expect(() => allowedFor({ first: ['second'], second: [] }, 'first')).toThrow('only what is above it');
  });
});
