import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findCssModules } from '../build/source-styles.ts';
import { root } from './packing.ts';

const libraries = readdirSync(join(root, 'libs')).filter((name) =>
  existsSync(join(root, 'libs', name, 'src/styles.css')),
);

/** Returns where a CSS module's rules begin in its library's stylesheet, by a class name that the build gave it. */
function findPosition(cssModule: string, stylesheet: string): number {
  const built = cssModule.replace('/src/', '/dist/').replace(/\.css$/, '.js');
  const [name = 'no class'] = /_\w+_\w{5}_\d+/.exec(readFileSync(built, 'utf8')) ?? [];
  return stylesheet.indexOf(name.replace(/^_.+?(_\w{5}_)\d+$/, '$1'));
}

// Rules of the same weight apply in their order.
it.each(libraries)(
  'an app that is built from the source of %s has its styles in the order of its build',
  (name) => {
    const stylesheet = readFileSync(join(root, 'libs', name, 'dist/styles.css'), 'utf8');
    const positions = findCssModules(join(root, 'libs', name)).map((cssModule) =>
      findPosition(cssModule, stylesheet),
    );
    expect(positions.length).toBeGreaterThan(0);
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  },
);

it.each(libraries)('the stylesheets that %s publishes have media queries without names', (name) => {
  const built = join(root, 'libs', name, 'dist');
  const paths = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  expect(paths).toContain('styles.css');
  const named = paths.filter((path) =>
    /@custom-media|@media[^{]*--/.test(readFileSync(join(built, path), 'utf8')),
  );
  expect(named).toEqual([]);
});
