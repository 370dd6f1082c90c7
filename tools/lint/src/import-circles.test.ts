import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getImports } from '../../build/module-imports.ts';

/**
 * Returns the circles that a dynamic import or one of types closes, each as the module with the import and the one that it
 * imports.
 */
function unlintedCircles(files: readonly string[]): [from: string, to: string][] {
  const graph = new Map(files.map((file) => [file, getImports(file)]));
  const reaches = (from: string, to: string): boolean => {
    const known = new Set([from]);
    for (const file of known) {
      if (file === to) return true;
      const { now = [], later = [], types = [] } = graph.get(file) ?? {};
      for (const imported of [...now, ...later, ...types]) known.add(imported);
    }
    return false;
  };
  return [...graph].flatMap(([file, { later, types }]) =>
    [...later, ...types]
      .filter((imported) => reaches(imported, file))
      .map((imported): [string, string] => [file, imported]),
  );
}

const root = resolve(import.meta.dirname, '../../..');
const findSources = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[\w-]+\/src\/.*(?<!\.test|\.stories)\.tsx?$/.test(path))
    .map((path) => join(root, folder, path));

// The rule of the linter follows neither: it sees static imports of values only.
it('no dynamic import and none of types closes a circle in an app or a library', () => {
  const files = ['apps', 'libs'].flatMap(findSources);
  expect(files.length).toBeGreaterThan(1000);
  expect(unlintedCircles(files).map((circle) => circle.map((file) => relative(root, file)))).toEqual([]);
});

describe('unlintedCircles', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'casino-kit-circle-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  /** Writes modules, by name, and returns the circles among them. */
  const circlesAmong = (modules: Readonly<Record<string, string>>) => {
    const files = Object.entries(modules).map(([name, source]) => {
      const file = join(folder, `${name}.ts`);
      writeFileSync(file, source);
      return file;
    });
    return unlintedCircles(files).map((circle) => circle.map((file) => basename(file, '.ts')));
  };
  const loadsPart = "export const load = () => import('./part.js');\n";

  it('finds a circle of values over a dynamic import', () => {
    expect(
      circlesAmong({
        host: `${loadsPart}export const name = 'host';\n`,
        part: "export { last } from './last.js';\n",
        last: "import { name } from './host.js';\nexport const last = name;\n",
      }),
    ).toEqual([['host', 'part']]);
  });

  it.each([
    ["import { type Props } from './host.js';\nexport const part = (props: Props) => props;\n"],
    ["import type { Props } from './host.js';\nexport const part = (props: Props) => props;\n"],
    ["export { type Props } from './host.js';\n"],
    ["export type { Props } from './host.js';\n"],
    ["export type * from './host.js';\n"],
  ])('finds a lazy part with the types of what loads it, by %j', (part) => {
    const host = `${loadsPart}export interface Props {\n  open: boolean;\n}\n`;
    expect(circlesAmong({ host, part })).toEqual([
      ['host', 'part'],
      ['part', 'host'],
    ]);
  });

  it('finds a circle that an import of types closes', () => {
    expect(
      circlesAmong({
        host: "export { part } from './part.js';\nexport type Props = object;\n",
        part: "import { type Props } from './host.js';\nexport const part: Props = {};\n",
      }),
    ).toEqual([['part', 'host']]);
  });

  it('finds none where the types have a file of their own', () => {
    const importsProps = "import { type Props } from './props.js';\n";
    expect(
      circlesAmong({
        host: `${importsProps}${loadsPart}export const props: Props = {};\n`,
        part: `${importsProps}export const part = (props: Props) => props;\n`,
        props: 'export type Props = object;\n',
      }),
    ).toEqual([]);
  });
});
