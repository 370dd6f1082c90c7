import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf } from '../../build/module-imports.ts';

/** Returns the circles that a dynamic import closes, each as the module with the import and the one that it loads. */
function lateCircles(files: readonly string[]): [from: string, to: string][] {
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  const reaches = (from: string, to: string): boolean => {
    const known = new Set([from]);
    for (const file of known) {
      if (file === to) return true;
      const { now = [], later = [] } = graph.get(file) ?? {};
      for (const imported of [...now, ...later]) known.add(imported);
    }
    return false;
  };
  return [...graph].flatMap(([file, { later }]) =>
    later.filter((loaded) => reaches(loaded, file)).map((loaded): [string, string] => [file, loaded]),
  );
}

const root = resolve(import.meta.dirname, '../../..');
const sourcesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[\w-]+\/src\/.*(?<!\.test|\.stories)\.tsx?$/.test(path))
    .map((path) => join(root, folder, path));

// The rule of the linter follows static imports only.
it('no dynamic import in an app or a library closes a circle', () => {
  const files = ['apps', 'libs'].flatMap(sourcesOf);
  expect(files.length).toBeGreaterThan(1000);
  expect(lateCircles(files).map((circle) => circle.map((file) => relative(root, file)))).toEqual([]);
});

it('finds a planted circle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'casino-kit-circle-'));
  const [first, between, last] = ['first', 'between', 'last'].map((name) => join(folder, `${name}.ts`));
  writeFileSync(first!, "export const load = () => import('./between.js');\nexport const name = 'first';\n");
  writeFileSync(between!, "export { last } from './last.js';\n");
  writeFileSync(last!, "import { name } from './first.js';\nexport const last = name;\n");
  expect(lateCircles([first!, between!, last!])).toEqual([[first, between]]);
  rmSync(folder, { recursive: true });
});
