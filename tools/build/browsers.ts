import { readFileSync } from 'node:fs';

/** The name that Vite's compilers have for a browser of browserslist. */
const compilerNames: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** Returns the oldest supported browsers as Vite's `build.target`: `chrome >= 120` is `chrome120`. */
export function toBuildTargets(browserslist: readonly string[]): string[] {
  return browserslist.map((query) => {
    const [, browser = '', version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    const name = compilerNames[browser];
    if (name === undefined) throw new Error(`browserslist has a query without a build target: ${query}`);
    return `${name}${version}`;
  });
}

/** The `build.target` of what runs in browsers: `browserslist` of the root manifest, the one list of them. */
export const supportedBrowsers = toBuildTargets(
  (
    JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      browserslist: string[];
    }
  ).browserslist,
);
