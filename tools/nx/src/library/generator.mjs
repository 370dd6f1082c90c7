import { formatFiles, installPackagesTask, readJson } from '@nx/devkit';
import { manifestFiles } from './library-manifest.mjs';
import { sourceFiles } from './library-source.mjs';

/** Libraries that hold a React context: an app must have one copy of each, so they are peers. */
const contextLibraries = ['api-client', 'i18n', 'session', 'settings', 'ui'];
/** Libraries of which an app may have several versions. */
const plainLibraries = ['api-contract', 'money'];

/**
 * Creates a complete domain library: manifest, exports, README with a compiled example, story, tests, texts, styles.
 * Installs afterwards, so that the workspace links it.
 * @throws Error when a library of that name exists
 */
export default async function library(tree, { name, description, skipInstall }) {
  const folder = `libs/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} already exists`);
  const rangesOf = (libraries) =>
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
        ...rangesOf(plainLibraries),
        'lucide-react': '1.75.0',
        valibot: '1.5.0',
      },
      peerDependencies: {
        ...rangesOf(contextLibraries),
        '@tanstack/react-query': '^5.108.0',
        msw: '^2.15.0',
      },
    }),
    ...sourceFiles({ name, description }),
  };
  for (const [path, text] of Object.entries(files)) tree.write(`${folder}/${path}`, text);
  await formatFiles(tree);
  return () => {
    if (!skipInstall) installPackagesTask(tree, true);
    console.log(`${folder} is ready: npx nx run-many -t build,test,lint,typecheck -p @casino-kit/${name}`);
  };
}
