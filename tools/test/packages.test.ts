import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  installProject,
  readManifest,
  pack,
  publishableLibraries,
  root,
  run,
  findScripts,
  findSources,
} from './packing.ts';

const place = mkdtempSync(join(tmpdir(), 'casino-kit-packages-'));
const libraries = publishableLibraries();
/** Foundation libraries that create a React context: two copies of one in an app would not share its value. */
const contextLibraries = new Set(
  [...libraries]
    .filter(
      ([, folder]) =>
        (readManifest(folder).nx?.tags ?? []).includes('type:foundation') &&
        findSources(folder).some((source) => /\bcreateContext[<(]/.test(readFileSync(source, 'utf8'))),
    )
    .map(([name]) => `@casino-kit/${name}`),
);
const page = `import { formatMoney } from '@casino-kit/money';
import { CasinoProvider, createCasino } from '@casino-kit/provider';
import { readSettings } from '@casino-kit/settings';
import { Alert, Button } from '@casino-kit/ui';
import { renderToStaticMarkup } from 'react-dom/server';

const casino = createCasino({ url: 'https://casino.example' });
export const html = renderToStaticMarkup(
  <CasinoProvider casino={casino} settings={readSettings({}, { today: '2026-01-01' })} i18n={{ code: 'en', texts: {} }}>
    <Button variant="primary">{formatMoney('25', { locale: 'en', currency: 'EUR' })}</Button>
    <Alert tone="success" title="It works" />
  </CasinoProvider>,
);`;

/** Returns the examples of a page as modules, by path. */
function getExamples(document: string): Record<string, string> {
  const text = readFileSync(join(root, document), 'utf8').replaceAll(/^ {3}/gm, '');
  const examples = [...text.matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, example = '']) => example);
  if (examples.length === 0) throw new Error(`${document} shows no example`);
  return Object.fromEntries(examples.map((example, at) => [`src/example-${at}.tsx`, example]));
}

let archives: ReadonlyMap<string, string>;
/** How the import of each library by a React server ended: `imported`, or the error. */
let serverImports: Readonly<Record<string, string>>;
afterAll(() => rmSync(place, { recursive: true, force: true }));

beforeAll(() => {
  archives = pack([...libraries.keys()], place);
  const importAll = `const ended = {};
    for (const name of ${JSON.stringify([...libraries.keys()])})
      ended[name] = await import('@casino-kit/' + name).then(() => 'imported', (error) => String(error));
    console.log(JSON.stringify(ended));`;
  const args = ['--conditions=react-server', '--import', './react-server.mjs', '--input-type=module'];
  const printed = run('node', [...args, '-e', importAll], import.meta.dirname, { NODE_ENV: 'production' });
  serverImports = JSON.parse(printed) as typeof serverImports;
});

describe.each([...libraries])('%s', (name, folder) => {
  it('has no publint errors', async () => {
    const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });
  it('has types that resolve under every current module resolution', async () => {
    const checked = await checkPackage(createPackageFromTarballData(readFileSync(archives.get(name) ?? '')));
    if (checked.types === false) throw new Error('It has no types.');
    // Packages are ESM only: how CommonJS and the oldest resolution read them is not promised.
    const promised = checked.problems.filter(
      (problem) =>
        !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind),
    );
    expect(promised).toEqual([]);
  });
  it('can be imported by a React server component', () => {
    expect(serverImports[name]).toBe('imported');
  });
  it('says who publishes it, where, and for which versions of Node, as the workspace does', () => {
    const { author, homepage, bugs, license, engines, repository } = readManifest(root);
    expect(readManifest(folder)).toMatchObject({
      ...{ author, homepage, bugs, license, engines },
      repository: { ...repository, directory: `libs/${name}` },
      keywords: expect.arrayContaining(['casino']) as string[],
    });
  });
  it('is packed with source maps and without tests, stories and their hosts', () => {
    const contents = run('tar', ['-tzf', archives.get(name) ?? ''], root)
      .trim()
      .split('\n');
    expect(contents.filter((file) => /\.js$/.test(file)).length).toBeGreaterThan(0);
    const scripts = findScripts(folder).filter(
      // A module of exports only has nothing to map, and neither have a theme's name and the bundler's runtime.
      (file) =>
        !/ui-theme|_virtual/.test(file) &&
        /^(?:async )?(?:function|const|class) /m.test(readFileSync(file, 'utf8')),
    );
    expect(
      scripts.filter(
        (file) => !contents.includes(`package/${relative(folder, file).replaceAll(sep, '/')}.map`),
      ),
    ).toEqual([]);
    expect(contents.filter((file) => /\.(test|stories)\.|test-host|readme-example/.test(file))).toEqual([]);
    const code = run('tar', ['-xzOf', archives.get(name) ?? ''], root);
    expect(code).not.toMatch(/from '(vitest|@testing-library\/[\w-]+|@?storybook[\w/-]*)'/);
  });
  it('has libraries with a React context as peers and accepts compatible versions of all libraries', () => {
    const { dependencies = {}, peerDependencies = {} } = readManifest(folder);
    const siblings = Object.entries({ ...dependencies, ...peerDependencies }).filter(([sibling]) =>
      sibling.startsWith('@casino-kit/'),
    );
    expect(siblings.filter(([, range]) => !/^\^\d+\.\d+\.\d+$/.test(range))).toEqual([]);
    expect(
      siblings
        .map(([sibling]) => sibling)
        .filter((sibling) => contextLibraries.has(sibling) !== sibling in peerDependencies),
    ).toEqual([]);
  });
  it('names every package that it imports', () => {
    const manifest = readManifest(folder);
    const declared = new Set([
      ...Object.keys(manifest.dependencies ?? {}),
      ...Object.keys(manifest.peerDependencies ?? {}),
      manifest.name,
    ]);
    const imports = findScripts(folder)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const names = [...imports.matchAll(/from ['"](?!\.)((?:@[^/'"]+\/)?[^/'"]+)/g)].map(
      ([, imported = '']) => imported,
    );
    expect(names.filter((imported) => !declared.has(imported) && !imported.startsWith('node:'))).toEqual([]);
  });
});

describe('an empty project outside the workspace', () => {
  const project = join(place, 'project');
  beforeAll(() => {
    installProject(project, {
      archives,
      files: { 'src/page.tsx': page, ...getExamples('docs/own-backend.md') },
      tools: [],
      compilerOptions: { rootDir: 'src' },
    });
  });
  it('type-checks a page that uses several libraries, and every example of "Your own backend"', () => {
    expect(run('npx', ['tsc', '-p', '.'], project)).toBe('');
  });
  it('renders that page', () => {
    run('npx', ['tsc', '-p', '.', '--noEmit', 'false', '--outDir', 'out'], project);
    const html = run(
      'node',
      ['-e', "import('./out/page.js').then(({ html }) => console.log(html))"],
      project,
    );
    expect(html).toContain('€25.00');
    expect(html).toContain('It works');
  });
  it('loads every entry of every library', () => {
    const entries = [...libraries].filter(([name]) => name !== 'ui').map(([name]) => `@casino-kit/${name}`);
    const loaded = run(
      'node',
      [
        '-e',
        `Promise.all(${JSON.stringify(entries)}.map((entry) => import(entry).then(() => entry))).then((all) => console.log(all.length))`,
      ],
      project,
    );
    expect(loaded.trim()).toBe(String(entries.length));
  });
});
