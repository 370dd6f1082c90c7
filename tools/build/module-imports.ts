import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';

/** Returns the files that a module imports; apart, those that it loads later and those of which it imports types alone. */
export function getImports(file: string): { now: string[]; later: string[]; types: string[] } {
  const code = readFileSync(file, 'utf8');
  const { module } = parseSync(file, code);
  const resolvePaths = (requests: readonly string[]) =>
    requests
      .filter((request) => request.startsWith('.'))
      .map((request) => resolve(dirname(file), request))
      .map((path) => [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find(existsSync))
      .filter((path) => path !== undefined);
  const statements = [
    ...module.staticImports.map(({ start, moduleRequest, entries }) => ({
      start,
      request: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries
        .filter(({ moduleRequest }) => moduleRequest !== null)
        .map(({ isType, moduleRequest }) => ({ start, request: moduleRequest?.value ?? '', isType })),
    ),
  ].toSorted((one, other) => one.start - other.start);
  const getRequests = (wanted: { isType: boolean }) =>
    statements.filter(({ isType }) => isType === wanted.isType).map(({ request }) => request);
  return {
    now: resolvePaths(getRequests({ isType: false })),
    types: resolvePaths(getRequests({ isType: true })),
    later: resolvePaths(
      module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
    ),
  };
}
