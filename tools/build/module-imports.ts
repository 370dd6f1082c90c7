import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';

/** Returns the files that a module imports, those that it loads later apart. */
export function importsOf(file: string): { now: string[]; later: string[] } {
  const code = readFileSync(file, 'utf8');
  const { module } = parseSync(file, code);
  const pathsOf = (requests: readonly string[]) =>
    requests
      .filter((request) => request.startsWith('.'))
      .map((request) => resolve(dirname(file), request))
      .map((path) => [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find(existsSync))
      .filter((path) => path !== undefined);
  const statements = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ start, moduleRequest }) => ({ start, request: moduleRequest.value })),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries
        .filter(({ isType, moduleRequest }) => !isType && moduleRequest !== null)
        .map(({ moduleRequest }) => ({ start, request: moduleRequest?.value ?? '' })),
    ),
  ].toSorted((one, other) => one.start - other.start);
  return {
    now: pathsOf(statements.map(({ request }) => request)),
    later: pathsOf(
      module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
    ),
  };
}
