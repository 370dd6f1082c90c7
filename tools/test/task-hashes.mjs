/**
 * Prints the hash under which Nx stores the result of each task, for the workspace of the current folder, as JSON:
 * `node task-hashes.mjs lint test` → `{ "lint": [{ "name": "@casino-kit/ui", "root": "libs/ui", "hash": "1234…" }], … }`.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

// Nx uses the workspace that it is loaded in, so it is loaded from the current folder.
const load = createRequire(join(process.cwd(), 'package.json'));
const { createProjectGraphAsync } = load('@nx/devkit');
const { readNxJson } = load('nx/src/config/nx-json');
const { createTaskHasher } = load('nx/src/hasher/create-task-hasher');
const { createTaskGraph } = load('nx/src/tasks-runner/create-task-graph');

const graph = await createProjectGraphAsync({ exitOnError: true });
const hasher = createTaskHasher(graph, readNxJson(), {});
const hashes = {};
for (const target of process.argv.slice(2)) {
  const projects = Object.keys(graph.nodes).filter(
    (name) => target in (graph.nodes[name].data.targets ?? {}),
  );
  const taskGraph = createTaskGraph(graph, {}, projects, [target], undefined, {}, true);
  const tasks = Object.values(taskGraph.tasks);
  const found = await hasher.hashTasks(tasks, taskGraph, process.env);
  hashes[target] = tasks.map(({ target: { project: name }, projectRoot }, index) => ({
    name,
    root: projectRoot,
    hash: found[index].value,
  }));
}
process.stdout.write(JSON.stringify(hashes), () => process.exit(0));
