import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Manifest, readManifest, publishableLibraries } from './packing.ts';

const libraries = publishableLibraries();
/** Part of every React project, or only for tests. */
const assumed = new Set(['react', 'react-dom', 'msw', 'fast-check']);

const getPeers = ({ peerDependencies = {} }: Manifest) => Object.keys(peerDependencies);

/** Returns the packages that the code of a README imports, its stylesheets included. */
function getImports(readme: string): string[] {
  const code = [...readme.matchAll(/```tsx\n[\s\S]*?```|^ {4}import .*$/gm)]
    .map(([block]) => block)
    .join('\n');
  return [...code.matchAll(/(?:from|import) '((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name = '']) => name);
}

const installable = [...libraries].filter(([name, folder]) => {
  const tags = readManifest(folder).nx?.tags ?? [];
  return tags.includes('type:domain') || name === 'provider';
});

describe.each(installable)('the README of %s', (name, folder) => {
  it('prints an install line with every package that npm, pnpm and yarn need for its examples', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const [, line = ''] = /^npm install (.+)$/m.exec(readme) ?? [];
    const needed = [
      ...[`@casino-kit/${name}`, '@casino-kit/provider', '@casino-kit/ui', '@casino-kit/ui-theme-curacao'],
      ...getPeers(readManifest(folder)),
      ...getPeers(readManifest(libraries.get('provider') ?? '')),
      ...getImports(readme),
    ].filter((needs) => !assumed.has(needs));
    expect(line.split(' ')).toEqual(expect.arrayContaining([...new Set(needed)]));
  });
});
