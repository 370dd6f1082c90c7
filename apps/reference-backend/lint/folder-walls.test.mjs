import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import walls, { allowedFor, folders } from './folder-walls.mjs';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const config = {
  files: ['**/*.ts'],
  languageOptions: { parser: tseslint.parser },
  plugins: { walls },
  rules: { 'walls/imports': 'error', 'walls/table-writes': 'error' },
};

const messagesOf = (file, code) =>
  new Linter({ cwd: source }).verify(code, [config], `${source}${file}`).map(({ message }) => message);

describe('walls/imports', () => {
  it('accepts imports that the table allows, of the folder itself and of the ground', () => {
    const code = `
      import { post } from '../ledger/transfer.js';
      import { type Clock } from '../clock.js';
      import { deposits } from './tables.js';
      import { add } from '@casino-kit/money';`;
    expect(messagesOf('payments/deposits.ts', code)).toEqual([]);
  });
  it.each([
    ['an import', "import { settle } from '../payments/settle.js';"],
    ['a type', "import { type DepositRow } from '../payments/deposits.js';"],
    ['a re-export', "export { settle } from '../payments/settle.js';"],
    ['a dynamic import', "const { settle } = await import('../payments/settle.js');"],
  ])('rejects %s of a folder that the table does not allow', (_kind, code) => {
    expect(messagesOf('bonuses/coupons.ts', code)).toEqual([
      'bonuses must not import payments: see the table in lint/folder-walls.mjs.',
    ]);
  });
  it('rejects an import of a folder in a file that every folder may import', () => {
    expect(messagesOf('clock.ts', "import { type Database } from './database/database.js';")).toHaveLength(1);
  });
  it('rejects imports in a folder without a row', () => {
    expect(messagesOf('races/routes.ts', "import { post } from '../ledger/transfer.js';")).toHaveLength(1);
  });
});

describe('walls/table-writes', () => {
  it('accepts writes to tables of the own folder, and reads of others', () => {
    const code = `
      import { players } from '../identity/tables.js';
      import { deposits } from './tables.js';
      await database.insert(deposits).values(row);
      await database.select().from(players);`;
    expect(messagesOf('payments/deposits.ts', code)).toEqual([]);
  });
  it.each(['insert', 'update', 'delete'])('rejects %s with a table of another folder', (method) => {
    const code = `import { players } from '../identity/tables.js'; await database.${method}(players);`;
    expect(messagesOf('payments/deposits.ts', code)).toEqual([
      'Only files of identity write to players: call one of its functions.',
    ]);
  });
  it('rejects a write through a renamed import and through a namespace', () => {
    const code = `
      import { players as people } from '../identity/tables.js';
      import * as identity from '../identity/tables.js';
      await database.update(people).set({});
      await database.delete(identity.players);`;
    expect(messagesOf('payments/deposits.ts', code)).toHaveLength(2);
  });
});

describe('the table of folders', () => {
  it('has a row for each folder of src', () => {
    const found = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(found.map(({ name }) => name).filter((name) => !Object.hasOwn(folders, name))).toEqual([]);
  });
  it('throws for a row that names one below it, which is how a cycle begins', () => {
    expect(() => allowedFor({ first: ['second'], second: [] }, 'first')).toThrow('only what is above it');
  });
});
