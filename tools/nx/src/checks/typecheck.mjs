import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCheck, runProgram } from './check-projects.mjs';

/** A project has one or both: all of its files, and its core, which knows neither React nor a browser. */
const configurations = ['tsconfig.json', 'tsconfig.core.json'];

/**
 * Returns the configurations of some folders with each set of compiler options once: files with the same options are one
 * program, which reads the declarations that they share once.
 */
function getPrograms(workspace, folders) {
  const programs = new Map();
  for (const folder of folders)
    for (const name of configurations) {
      const file = join(workspace, folder, name);
      if (!existsSync(file)) continue;
      const {
        extends: base,
        compilerOptions,
        include,
        exclude = [],
      } = JSON.parse(readFileSync(file, 'utf8'));
      const options = { extends: join(workspace, folder, base), compilerOptions };
      const key = JSON.stringify(options);
      const program = programs.get(key) ?? { ...options, include: [], exclude: [] };
      programs.set(key, program);
      const placed = (pattern) => join(workspace, folder, pattern);
      program.include.push(...include.map(placed));
      program.exclude.push(...[...exclude, 'node_modules', 'dist', 'reports'].map(placed));
    }
  return [...programs.values()];
}

/** A line about a file, whose path is from the root. */
const error = /^(.+?)\(\d+,\d+\): error /;

/** Checks types with the compiler. */
const { runAlone, runTogether } = createCheck(async (workspace, folders) => {
  // In the workspace, where the compiler finds the packages of `types`.
  const place = mkdtempSync(join(workspace, 'node_modules/.typecheck-'));
  try {
    const problems = [];
    for (const [index, program] of getPrograms(workspace, folders).entries()) {
      const config = join(place, `tsconfig.${index}.json`);
      writeFileSync(config, JSON.stringify(program));
      const args = ['--noEmit', '--pretty', 'false', '-p', config];
      const { code, stdout, stderr } = await runProgram(workspace, '../typescript-7/bin/tsc', args);
      const found = stdout.split('\n').flatMap((line) => {
        const [, file] = error.exec(line) ?? [];
        return file === undefined ? [] : [{ file, line }];
      });
      if (code !== 0 && found.length === 0) throw new Error(`tsc ended with ${code}: ${stdout}${stderr}`);
      problems.push(...found);
    }
    return problems;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});

export { runAlone as default, runTogether };
