import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs a program of the workspace to its end. @returns {Promise<{ code: number | null, stdout: string, stderr: string }>} */
export async function runProgram(workspace, program, args) {
  const child = spawn(join(workspace, 'node_modules/.bin', program), args, {
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: [], stderr: [] };
  for (const name of ['stdout', 'stderr']) child[name].on('data', (chunk) => output[name].push(chunk));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return {
    code,
    stdout: Buffer.concat(output.stdout).toString(),
    stderr: Buffer.concat(output.stderr).toString(),
  };
}

/**
 * Makes an executor of a program that checks files, and its batch form, which Nx chooses for several projects: the
 * program then starts once for all of them.
 *
 * @param {(workspace: string, places: readonly string[]) => Promise<{ file: string, line: string }[]>} findProblems
 *   Checks files and folders, given from the root, and returns a line for each problem. Throws when the program fails.
 */
export function createCheck(findProblems) {
  /** Returns the folder of a project and what else it is responsible for, from the root. */
  const getPlaces = (context, project, { also = [] }) => [
    context.projectsConfigurations.projects[project].root,
    ...also,
  ];
  const isIn = (file, place) =>
    file === place || file.startsWith(`${place}/`) || (place.startsWith('*') && !file.includes('/'));
  async function check(workspace, placesByTask) {
    const allPlaces = [...placesByTask.values()].flat();
    const problems = await findProblems(workspace, allPlaces);
    // One outside of all places is of something that the tasks share: none of them passes.
    const isOwned = ({ file }) => allPlaces.some((place) => isIn(file, place));
    const isShared = !problems.every(isOwned);
    // Nx does not show the output of a batch.
    process.stdout.write(problems.map(({ line }) => `${line}\n`).join(''));
    return new Map(
      [...placesByTask].map(([task, places]) => {
        const own = problems.filter(({ file }) => places.some((place) => isIn(file, place)));
        return [task, { success: !isShared && own.length === 0, terminalOutput: '' }];
      }),
    );
  }
  return {
    async runAlone(options, context) {
      const places = getPlaces(context, context.projectName, options);
      const results = await check(context.root, new Map([['', places]]));
      return { success: results.get('').success };
    },
    async runTogether(taskGraph, inputs, _overrides, context) {
      const tasks = Object.values(taskGraph.tasks);
      const places = tasks.map(({ id, target }) => [
        id,
        getPlaces(context, target.project, inputs[id] ?? {}),
      ]);
      return Object.fromEntries(await check(context.root, new Map(places)));
    },
  };
}
