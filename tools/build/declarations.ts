import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Plugin } from 'vite';

const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')),
  'bin/tsc',
);

/** Removes the imports of stylesheets from declarations: they declare nothing, and TypeScript would look for their types. */
function withoutStylesheets(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    // The line stays, since the source map counts it.
    const declared = source.replaceAll(/^import '[^']+\.css';$/gm, '');
    if (declared !== source) writeFileSync(path, declared);
  }
}

/** Writes the declarations of a library beside its modules, with TypeScript's native compiler and `tsconfig.lib.json`. */
export function declarations(root: string): Plugin {
  return {
    name: 'declarations',
    apply: 'build',
    async closeBundle(error) {
      if (error !== undefined) return;
      const child = spawn(process.execPath, [compiler, '-p', join(root, 'tsconfig.lib.json')], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let problems = '';
      child.stdout.on('data', (chunk: Buffer) => (problems += chunk.toString()));
      const code = await new Promise<number | null>((resolve, reject) => {
        child.once('error', reject);
        child.once('close', resolve);
      });
      if (code !== 0) throw new Error(`The declarations of ${root} cannot be written:\n${problems}`);
      withoutStylesheets(join(root, 'dist'));
    },
  };
}
