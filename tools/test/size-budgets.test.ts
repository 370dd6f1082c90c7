import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstLoad } from './first-load.ts';
import { readManifest, publishableLibraries, root } from './packing.ts';

interface Budget {
  name: string;
  folder: string;
  external: readonly string[];
  names: string;
  /** Bytes. */
  limit: number;
}

const libraries = [...publishableLibraries().values()].map((folder) => ({ folder, ...readManifest(folder) }));
const budgets = libraries.flatMap(({ name, folder, peerDependencies = {}, 'size-limit': limits = [] }) =>
  limits.map(({ import: names, limit }): Budget => ({
    name,
    folder,
    names,
    external: Object.keys(peerDependencies),
    limit: Number(limit.replace(' kB', '')) * 1_000,
  })),
);

describe('the first load of an import, without the peer dependencies, gzip', () => {
  it('has a budget in the manifest of every library that runs in a browser', () => {
    const without = libraries.filter((library) => !library['size-limit']).map(({ name }) => name);
    expect(without).toEqual([
      '@casino-kit/theme-kit',
      '@casino-kit/ui-theme-curacao',
      '@casino-kit/ui-theme-lulu',
    ]);
  });
  it.each(budgets)('of $names from $name is within $limit bytes', async ({ names, limit, ...library }) => {
    const bytes = await firstLoad(names, library);
    console.log(`${library.name} ${names}: ${(bytes / 1_000).toFixed(1)} of ${limit / 1_000} kB`);
    expect(bytes).toBeLessThanOrEqual(limit);
  });
  it('of LoginDialog and of ProfileForm contains no phone number tables, with any bundler', async () => {
    const host = ['react', 'react-dom', '@tanstack/react-query', 'i18next', 'react-i18next', 'jotai'];
    for (const [library, names] of [
      ['auth', '{ LoginDialog }'],
      ['profile', '{ ProfileForm }'],
    ] as const) {
      const folder = join(root, 'libs', library);
      const bytes = await firstLoad(names, { name: `@casino-kit/${library}`, folder, external: host });
      console.log(
        `${names} with all that it needs except React, React Query, i18next and jotai: ${(bytes / 1_000).toFixed(1)} kB`,
      );
      // The tables alone are 48 kB. esbuild puts what a menu and a dialog share into one file, and loads it with either.
      expect(bytes).toBeLessThanOrEqual(104_000);
    }
  });
});
