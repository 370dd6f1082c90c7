import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Runs the unit and component tests of some projects (folders). @returns Vitest's report, if any, and its exit code */
async function runTests(workspace, projects) {
  const place = mkdtempSync(join(tmpdir(), 'casino-kit-tests-'));
  const file = join(place, 'unit.json');
  const child = spawn(join(workspace, 'node_modules/.bin/vitest'), ['run'], {
    cwd: workspace,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TEST_REPORT: file, TEST_PROJECTS: projects.join(',') },
  });
  const [code] = await once(child, 'close');
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  rmSync(place, { recursive: true, force: true });
  return { report, code };
}

/** Returns the part of a report that is about one project, in the same form. */
function getProjectReport(report, folder) {
  const testResults = report.testResults.filter(({ name }) => name.startsWith(`${folder}/`));
  const states = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (...wanted) => states.filter((state) => wanted.includes(state)).length;
  return {
    numTotalTests: states.length,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('skipped', 'pending'),
    numTodoTests: count('todo'),
    success: testResults.length > 0 && testResults.every(({ status }) => status === 'passed'),
    testResults,
  };
}

/** Runs projects together and writes `reports/unit.json` of each. @returns result by project folder */
async function check(workspace, projects) {
  const { report, code } = await runTests(workspace, projects);
  const parts = new Map(
    projects.map((project) => [project, report && getProjectReport(report, join(workspace, project))]),
  );
  // An error outside of any test counts for every project.
  const isExplained = [...parts.values()].some((part) => part !== undefined && !part.success);
  const isBroken = report === undefined || (code !== 0 && !isExplained);
  return new Map(
    [...parts].map(([project, part]) => {
      const file = join(workspace, project, 'reports/unit.json');
      rmSync(file, { force: true });
      if (part === undefined || isBroken)
        return [project, { success: false, terminalOutput: 'The tests did not run to their end.\n' }];
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(part));
      const { success, numPassedTests, numTotalTests } = part;
      return [
        project,
        { success, terminalOutput: `${project}: ${numPassedTests} of ${numTotalTests} tests passed\n` },
      ];
    }),
  );
}

const getRoot = (context, project) => context.projectsConfigurations.projects[project].root;

/** The executor: `nx run @casino-kit/wallet:test`. */
export default async function runAlone(_options, context) {
  const project = getRoot(context, context.projectName);
  const { success, terminalOutput } = (await check(context.root, [project])).get(project);
  process.stdout.write(terminalOutput);
  return { success };
}

/** Its batch form, which Nx chooses for several projects: Vitest starts once for all of them. */
export async function runTogether(taskGraph, _inputs, _overrides, context) {
  const tasks = Object.values(taskGraph.tasks);
  const projects = tasks.map(({ target }) => getRoot(context, target.project));
  const results = await check(context.root, projects);
  return Object.fromEntries(tasks.map(({ id }, index) => [id, results.get(projects[index])]));
}
