/**
 * Returns the spec files of the journeys that cover some changed files, or `null` for all of them. Only a change that
 * stays within domain libraries can leave journeys out: everything else is part of every page.
 *
 * @param {readonly string[]} paths changed files, from the root: `libs/cashback/src/index.ts`
 * @param {Readonly<Record<string, readonly string[]>>} covered `journeys.json`: spec files by library, and `always`
 */
export function coveredJourneys(paths, { always, ...byLibrary }) {
  const libraries = new Set();
  for (const path of paths) {
    if (path.endsWith('.md')) continue;
    const [, folder] = /^libs\/([^/]+)\//.exec(path) ?? [];
    const name = `@casino-kit/${folder}`;
    if (byLibrary[name] === undefined) return null;
    libraries.add(name);
  }
  return [...new Set([...always, ...[...libraries].flatMap((name) => byLibrary[name])])];
}
