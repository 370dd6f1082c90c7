/** Files that every library has whatever it is for: manifest, TypeScript and Vite configuration. */

const source = (file) => ({
  '@casino-kit/source': `./src/${file}.ts`,
  types: `./dist/${file}.d.ts`,
  default: `./dist/${file}.js`,
});

/**
 * @param {{ name: string, type: 'domain' | 'foundation', description: string, react: boolean, core: boolean, testing: boolean,
 *   locales: boolean, workspace: Record<string, unknown>, dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} library
 * @returns {Record<string, string>} path inside the library's folder → text
 */
export function manifestFiles(library) {
  const { name, type, description, react, core, testing, locales, workspace } = library;
  const manifest = {
    name: `@casino-kit/${name}`,
    version: '0.1.0',
    description,
    license: workspace.license,
    author: workspace.author,
    homepage: workspace.homepage,
    bugs: workspace.bugs,
    repository: { ...workspace.repository, directory: `libs/${name}` },
    keywords: ['casino', 'igaming', ...(react ? ['react'] : []), ...name.split('-')],
    engines: workspace.engines,
    type: 'module',
    sideEffects: react ? ['**/*.css'] : false,
    exports: {
      '.': source('index'),
      ...(testing ? { './testing': source('testing') } : {}),
      ...(react
        ? {
            './styles.css': {
              types: './dist/styles.css.d.ts',
              '@casino-kit/source': './src/styles.css',
              default: './dist/styles.css',
            },
          }
        : {}),
      ...(locales ? { './locales/*.json': './src/locales/*.json' } : {}),
      './package.json': './package.json',
    },
    files: [
      ...['dist', 'src', '!src/**/*.test.*', '!src/**/*.stories.*', '!src/**/*-stories.*'],
      ...['!src/**/*-test-steps.*', '!src/**/story-steps.*', '!src/**/readme-example.*'],
    ],
    publishConfig: { access: 'restricted' },
    nx: { tags: [`type:${type}`, `scope:${name}`] },
    dependencies: library.dependencies ?? {},
    ...(react || library.peerDependencies
      ? {
          peerDependencies: {
            ...(react ? { react: '^19.0.0', 'react-dom': '^19.0.0' } : {}),
            ...library.peerDependencies,
          },
        }
      : {}),
    ...(testing && library.peerDependencies?.msw
      ? { peerDependenciesMeta: { msw: { optional: true } } }
      : {}),
  };
  const files = {
    'package.json': JSON.stringify(manifest, null, 2) + '\n',
    'tsconfig.json':
      JSON.stringify(
        {
          extends: '../../tsconfig.base.json',
          include: ['src', 'vite.config.ts'],
          compilerOptions: { types: ['vite/client', 'node'] },
        },
        null,
        2,
      ) + '\n',
    'tsconfig.lib.json':
      JSON.stringify(
        {
          extends: '../../tsconfig.base.json',
          include: ['src'],
          exclude: [
            'src/**/*.test.ts',
            'src/**/*.test.tsx',
            'src/**/*.stories.tsx',
            'src/**/*-stories.*',
            'src/**/*-test-steps.*',
            'src/**/story-steps.*',
            'src/readme-example.tsx',
          ],
          compilerOptions: {
            customConditions: [],
            noEmit: false,
            declaration: true,
            emitDeclarationOnly: true,
            rootDir: 'src',
            outDir: 'dist',
          },
        },
        null,
        2,
      ) + '\n',
    'vite.config.ts':
      "import { library } from '../../tools/build/library.ts';\n\nexport default library(import.meta.dirname);\n",
  };
  if (core)
    files['tsconfig.core.json'] =
      JSON.stringify(
        {
          extends: '../../tsconfig.base.json',
          include: ['src/core'],
          exclude: ['src/core/**/*.test.ts'],
          compilerOptions: {
            customConditions: [],
            lib: ['ES2023'],
            types: [],
            jsx: 'preserve',
            paths: { react: ['./a-core-knows-no-react'], 'react-dom': ['./a-core-knows-no-react'] },
          },
        },
        null,
        2,
      ) + '\n';
  return files;
}
