import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** The project that owns Storybook itself, whose stories are outside of its folder. */
const storybookProject = 'tools/stories';
const storyFolder = (project) => (project === storybookProject ? '.storybook' : project);

/** Runs the stories of some projects (folders), or of all when `projects` is undefined. @returns Vitest's report, if any */
async function runStories(workspace, projects) {
  const place = mkdtempSync(join(tmpdir(), 'casino-kit-stories-'));
  const file = join(place, 'stories.json');
  const child = spawn('npx', ['vitest', 'run', '--config', 'vitest.stories.config.ts'], {
    cwd: workspace,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      STORY_REPORT: file,
      STORY_LIBRARIES: projects?.map((project) => basename(storyFolder(project))).join(',') ?? '',
    },
  });
  const [code] = await once(child, 'close');
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (report !== undefined) {
    mkdirSync(join(workspace, 'reports'), { recursive: true });
    copyFileSync(file, join(workspace, 'reports/stories.json'));
  }
  rmSync(place, { recursive: true, force: true });
  return { report, code };
}

/** Returns the part of a report that is about one project, in the same form. */
function getProjectReport(report, project) {
  const inProject = (name) => name.split(' ')[1]?.startsWith(`${storyFolder(project)}/`) ?? false;
  const testResults = report.testResults.filter(({ name }) => inProject(name));
  const states = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (...wanted) => states.filter((state) => wanted.includes(state)).length;
  return {
    numTotalTests: states.length,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('skipped', 'pending'),
    numTodoTests: 0,
    failed: report.failed.filter((place) => inProject(place)),
    testResults,
  };
}

/** Runs projects together and writes `reports/stories.json` of each. @returns result by project folder */
async function check(workspace, projects, all) {
  const { report, code } = await runStories(workspace, all ? undefined : projects);
  const parts = new Map(projects.map((project) => [project, report && getProjectReport(report, project)]));
  // An error outside of any test, or a run that ends without a failure in a report, counts for every project.
  const explained = [...parts.values()].some((part) => part !== undefined && part.failed.length > 0);
  const broken = report === undefined || (code !== 0 && !explained);
  return new Map(
    [...parts].map(([project, part]) => {
      const file = join(workspace, project, 'reports/stories.json');
      rmSync(file, { force: true });
      if (part === undefined || broken)
        return [project, { success: false, terminalOutput: 'The story tests did not run to their end.\n' }];
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(part, null, 1));
      const { numPassedTests, numTotalTests, failed } = part;
      return [
        project,
        {
          success: failed.length === 0 && numTotalTests > 0,
          terminalOutput: `${[...failed, `${project}: ${numPassedTests} of ${numTotalTests} story tests passed`].join('\n')}\n`,
        },
      ];
    }),
  );
}

const getRoot = (context, project) => context.projectsConfigurations.projects[project].root;

/** The executor: `nx run @casino-kit/wallet:stories`. */
export default async function runAlone(_options, context) {
  const project = getRoot(context, context.projectName);
  const results = await check(context.root, [project], false);
  const { success, terminalOutput } = results.get(project);
  process.stdout.write(terminalOutput);
  return { success };
}

/** Its batch form, which Nx chooses for several projects: one server and one browser for all of them. */
export async function runTogether(taskGraph, _inputs, _overrides, context) {
  const tasks = Object.values(taskGraph.tasks);
  const projects = tasks.map(({ target }) => getRoot(context, target.project));
  const withStories = Object.values(context.projectsConfigurations.projects).filter(
    ({ targets = {} }) => 'stories' in targets,
  );
  const results = await check(context.root, projects, projects.length === withStories.length);
  return Object.fromEntries(tasks.map(({ id }, index) => [id, results.get(projects[index])]));
}
