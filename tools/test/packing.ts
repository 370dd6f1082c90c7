import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

export interface Manifest {
  name: string;
  version: string;
  author: string;
  homepage: string;
  bugs: { url: string };
  license: string;
  engines: { node: string };
  repository: { type: string; url: string; directory?: string };
  exports: Record<string, unknown>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  nx?: { tags?: string[] };
  'size-limit'?: { import: string; limit: string }[];
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Returns every publishable library's current folder, by name without the scope. */
export const publishableLibraries = (): ReadonlyMap<string, string> =>
  new Map(readdirSync(join(root, 'libs')).map((name) => [name, join(root, 'libs', name)]));

/** Runs a program and returns its output. @throws Error with its output when it fails. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    // The output is compared: without colours, which Nx requests for its tasks.
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}\n${stderr}`);
  return stdout;
}

/**
 * Packs libraries and those that they need, as `npm run pack` does but without building them: a build while another
 * test reads `dist` would take its files away. Returns each archive by name without the scope.
 */
export function pack(libraries: readonly string[], into: string): ReadonlyMap<string, string> {
  const args = ['tools/start/pack.mjs', '--built', '--json', '--into', into, ...libraries];
  const printed = run('node', args, root);
  return new Map(Object.entries(JSON.parse(printed) as Record<string, string>));
}

const filesBelow = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file));

/** Returns the JavaScript files of a library's build. */
export const findScripts = (folder: string): string[] => filesBelow(join(folder, 'dist'), /\.js$/);

/** Returns the TypeScript files of a library, with its tests. */
export const findSources = (folder: string): string[] => filesBelow(join(folder, 'src'), /\.tsx?$/);

/**
 * Writes an empty project of a brand's team to a folder and installs it: packed libraries (`archives`: path by name
 * without the scope), React and other requested packages, in the workspace's own versions where they name none
 * (`jotai@2.15.0`).
 */
export function installProject(
  folder: string,
  {
    archives,
    files,
    tools,
    compilerOptions,
  }: {
    archives: ReadonlyMap<string, string>;
    /** Text by path. */
    files: Readonly<Record<string, string>>;
    tools: readonly string[];
    compilerOptions: Readonly<Record<string, unknown>>;
  },
): void {
  const { devDependencies } = readManifest(root) as unknown as { devDependencies: Record<string, string> };
  const pinned = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((named) => {
        const [, name = named, version] = /^(.+)@(\d.*)$/.exec(named) ?? [];
        return [name, version ?? devDependencies[name] ?? '*'];
      }),
    );
  const manifest = {
    name: 'brand-site',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(
        [...archives].map(([name, archive]) => [`@casino-kit/${name}`, `file:${archive}`]),
      ),
      ...pinned(['react', 'react-dom']),
      '@tanstack/react-query': '5.108.0',
    },
    devDependencies: pinned(['typescript', '@types/react', '@types/react-dom', ...tools]),
  };
  const compiler = {
    compilerOptions: {
      strict: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      noEmit: true,
      skipLibCheck: true,
      ...compilerOptions,
    },
    include: ['src'],
  };
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(compiler));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error'], folder);
}
