import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './packing.ts';

const shell = join(root, 'apps/casino/src');

/** What each folder of the shell holds. A file that fits none of them belongs to a library. */
const folders = {
  access: 'composition: who may see the site',
  app: 'routes and what every page needs',
  browser: 'where the browser starts',
  layout: 'composition: the frame around pages',
  locales: 'texts of the shell',
  modals: 'composition: the dialogs of `?modal=`',
  pages: 'composition: the content of routes',
  server: 'the server',
  themes: 'styles of the themes',
};

/** What amounts and dates are calculated with, and what schemas are made of: rules are, and rules belong to libraries. */
const rulePackages = [
  '@casino-kit/money',
  '@casino-kit/calendar-dates',
  '@casino-kit/play-limits',
  'big.js',
  'valibot',
];
/** Where the shell uses them outside its server, and what for. */
const exceptions: Record<string, string> = {
  'layout/quiet/quiet-page.tsx': 'writes the balance, and asks whether a withdrawal is on its way',
  'modals/return-to.ts': 'parses the state of a history entry',
  'modals/login-prefill.ts': 'parses the state of a history entry',
  'pages/account/balance-page.tsx': 'reads today’s date for the wallet',
  'pages/account/limits-page.tsx': 'reads today’s date for the activity',
  'pages/account/transactions-page.tsx': 'reads today’s date for the history',
  'pages/game-page/first-deposit.tsx': 'asks whether there is money to play with, and room in the limit',
};

const files = readdirSync(shell, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    return { path: relative(shell, path), source: readFileSync(path, 'utf8') };
  });
const getImports = (source: string) =>
  [...source.matchAll(/from '([^'.][^']*)'/g)].map(([, name = '']) => name);

describe('the shell', () => {
  it('consists of routes, composition and the server', () => {
    expect(new Set(files.map(({ path }) => path.split('/')[0]))).toEqual(
      new Set(Object.keys(folders).filter((folder) => folder !== 'themes')),
    );
  });
  it('has no rule of a domain: only its server, and what the list names, calculates or parses', () => {
    const calculating = files.filter(
      ({ path, source }) =>
        !path.startsWith('server/') && getImports(source).some((name) => rulePackages.includes(name)),
    );
    expect(calculating.map(({ path }) => path).sort()).toEqual(Object.keys(exceptions).sort());
  });
  it('keeps its components short: a longer one holds more than composition', () => {
    const long = files.filter(
      ({ path, source }) => !path.startsWith('server/') && source.split('\n').length > 180,
    );
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});
