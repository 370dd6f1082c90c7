import { formatFiles, installPackagesTask, readJson } from '@nx/devkit';
import nxReact from '@nx/react';
import { manifestFiles } from './library-manifest.mjs';
import { sourceFiles } from './library-source.mjs';

/** Libraries that hold a React context: an app must have one copy of each, so they are peers. */
const contextLibraries = ['api-client', 'i18n', 'session', 'settings', 'ui'];
/** Libraries of which an app may have several versions. */
const plainLibraries = ['api-contract', 'money'];

/** Files of the workspace that Nx's generator changes for projects that are linked by paths; these are npm workspaces. */
const shared = ['nx.json', 'tsconfig.base.json'];

/** Creates Nx's own React library without a toolchain, of which each project here has the one of the workspace. */
async function createReactLibrary(tree, { name, folder }) {
  const before = shared.map((path) => [path, tree.read(path, 'utf8')]);
  await nxReact.libraryGenerator(tree, {
    directory: folder,
    name,
    bundler: 'none',
    linter: 'none',
    unitTestRunner: 'none',
    style: 'none',
    component: false,
    skipPackageJson: true,
    skipFormat: true,
  });
  for (const [path, text] of before) tree.write(path, text);
  for (const path of ['.babelrc', 'project.json']) tree.delete(`${folder}/${path}`);
}

/**
 * Creates a complete domain library: manifest, exports, README with a compiled example, story, tests, texts, styles.
 * Installs afterwards, so that the workspace links it.
 * @throws Error when a library of that name exists
 */
export default async function library(tree, { name, description, skipInstall }) {
  const folder = `libs/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} already exists`);
  const getRanges = (libraries) =>
    Object.fromEntries(
      libraries.map((used) => [
        `@casino-kit/${used}`,
        `^${readJson(tree, `libs/${used}/package.json`).version}`,
      ]),
    );
  const files = {
    ...manifestFiles({
      name,
      type: 'domain',
      description,
      react: true,
      core: true,
      testing: true,
      locales: true,
      workspace: readJson(tree, 'package.json'),
      dependencies: {
        ...getRanges(plainLibraries),
        'lucide-react': '1.75.0',
        valibot: '1.5.0',
      },
      peerDependencies: {
        ...getRanges(contextLibraries),
        '@tanstack/react-query': '^5.108.0',
        msw: '^2.15.0',
      },
    }),
    ...sourceFiles({ name, description }),
  };
  await createReactLibrary(tree, { name, folder });
  for (const [path, text] of Object.entries(files)) tree.write(`${folder}/${path}`, text);
  await formatFiles(tree);
  return () => {
    if (!skipInstall) installPackagesTask(tree, true);
    console.log(
      `${folder} is ready: npm run locales -- mark && npx nx run-many -t build,test,lint,typecheck -p @casino-kit/${name}`,
    );
  };
}
