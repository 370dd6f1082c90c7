import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../start/ensure-installed.mjs';

/** Runs a program and returns its output. @throws Error with its messages when it fails */
function capture(command, args, cwd = root, env = process.env) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stderr}`);
  return stdout;
}

/** Returns the tasks of some targets in a workspace, by target: `{ name, root, hash }` of each project that has it. */
const tasksIn = (workspace, targets) =>
  JSON.parse(
    capture(process.execPath, [join(root, 'tools/test/task-hashes.mjs'), ...targets], workspace, {
      ...process.env,
      NX_WORKSPACE_ROOT_PATH: workspace,
    }),
  );

/** Returns all tasks of some targets, by target. */
export const allTasks = (targets) => tasksIn(root, targets);

/** Links the installed packages into a checkout; those of the workspace are its own. */
export function linkPackages(checkout) {
  const packages = join(root, 'node_modules');
  mkdirSync(join(checkout, 'node_modules/@casino-kit'), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== '@casino-kit' && name !== '.cache')
      symlinkSync(join(packages, name), join(checkout, 'node_modules', name));
  for (const name of readdirSync(join(packages, '@casino-kit'))) {
    const target = readlinkSync(join(packages, '@casino-kit', name));
    symlinkSync(target, join(checkout, 'node_modules/@casino-kit', name));
  }
  for (const folder of ['apps', 'libs', 'tools'])
    for (const project of readdirSync(join(root, folder))) {
      const own = join(folder, project, 'node_modules');
      if (existsSync(join(root, own)) && existsSync(join(checkout, folder, project)))
        cpSync(join(root, own), join(checkout, own), { recursive: true, verbatimSymlinks: true });
    }
}

/** Returns the commit at which the current branch left `base`. @throws Error when git does not know `base` */
export const mergeBase = (base) => capture('git', ['merge-base', base, 'HEAD']).trim();

/** Returns the files that differ from a commit, from the root. */
export function changedFiles(commit) {
  return capture('git', ['diff', '--name-only', commit]).split('\n').filter(Boolean);
}

/**
 * Returns the tasks that the changes since a commit affect, by target: those whose hash is another than it was there.
 * So a task is affected when one of its `inputs` in nx.json has changed, and only then.
 */
export function affectedTasks(commit, targets) {
  const place = mkdtempSync(join(tmpdir(), 'casino-kit-base-'));
  const checkout = join(place, 'workspace');
  capture('git', ['worktree', 'add', '--detach', checkout, commit]);
  try {
    linkPackages(checkout);
    const before = tasksIn(checkout, targets);
    const now = allTasks(targets);
    return Object.fromEntries(
      targets.map((target) => {
        const known = new Set(before[target].map(({ name, hash }) => `${name} ${hash}`));
        return [target, now[target].filter(({ name, hash }) => !known.has(`${name} ${hash}`))];
      }),
    );
  } finally {
    rmSync(place, { recursive: true, force: true });
    capture('git', ['worktree', 'prune']);
  }
}
