import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

export interface Manifest {
  name: string;
  version: string;
  exports: Record<string, unknown>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  nx?: { tags?: string[] };
}

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Every publishable library's folder as they are now, by name without the scope. */
export const publishableLibraries = (): ReadonlyMap<string, string> =>
  new Map(readdirSync(join(root, 'libs')).map((name) => [name, join(root, 'libs', name)]));

/** Runs a program and gives what it printed. @throws Error with its output when it fails. */
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
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}\n${stderr}`);
  return stdout;
}

/** Packs a library as npm would publish it; gives the archive's path. */
export function pack(folder: string, into: string): string {
  const [packed] = JSON.parse(
    run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', into], folder),
  ) as { filename: string }[];
  if (!packed) throw new Error(`nothing was packed from ${folder}`);
  return join(into, packed.filename);
}

/** The JavaScript files of a library's build. */
export function scriptsOf(folder: string): string[] {
  const dist = join(folder, 'dist');
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(dist, file));
}
