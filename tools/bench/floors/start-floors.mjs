import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { responds, start } from '../../start/processes.mjs';

const here = import.meta.dirname;

/**
 * Builds the floors and serves them on a port; `stopAll` stops them.
 *
 * @param {{ port: number, casino: string }} places `casino` is the address of the casino whose games they show
 * @returns the process, `{ child, gone }`
 */
export async function startFloors({ port, casino }) {
  const folder = mkdtempSync(join(tmpdir(), 'casino-kit-floors-'));
  const shared = {
    bundle: true,
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  };
  await build({
    ...shared,
    entryPoints: ['hydrate.jsx', 'hydrate-stack.jsx', 'search.js', 'find.js', 'list.js', 'messages.js'].map(
      (name) => join(here, name),
    ),
    outdir: folder,
    format: 'iife',
  });
  await build({
    ...shared,
    entryPoints: [join(here, 'render.jsx')],
    outfile: join(folder, 'render.mjs'),
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  const server = start('floors', process.execPath, [join(here, 'floor-server.mjs'), folder], {
    cwd: folder,
    env: { NODE_ENV: 'production', PORT: String(port), CASINO: casino },
  });
  if (!(await responds(`http://localhost:${port}/health`, server)))
    throw new Error('The floors did not start.');
  return server;
}
