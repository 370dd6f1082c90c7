import { root } from './ensure-installed.mjs';
import { explainFailure } from './failures.mjs';
import { start, unlessInterrupted } from './processes.mjs';
import { reserve } from './reservation.mjs';

/** Returns what the tasks that failed printed; everything when none is named. */
function failedPart(printed) {
  const named = [...printed.matchAll(/^- (@casino-kit\/[\w-]+:build)$/gm)].map(([, task]) => task);
  const parts = printed.split(/^(?=> nx run )/m);
  const failed = parts.filter((part) => named.some((task) => part.startsWith(`> nx run ${task}`)));
  return failed.length > 0 ? failed.join('\n') : printed;
}

/**
 * Builds projects and what they need, and says on the terminal how far it is. Ends the process with what the build printed,
 * and what to do, when it fails.
 *
 * @param {readonly string[]} projects their names, such as `@casino-kit/casino`
 */
export async function build(projects) {
  const release = await reserve(root, 'build');
  console.log('Building …');
  const command = ['nx', 'run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=static'];
  const { child, gone } = start('build', 'npx', command, {
    cwd: root,
    env: { NX_TUI: 'false', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let total = projects.length;
  let built = 0;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      const from = printed.lastIndexOf('\n') + 1;
      printed += text;
      for (const line of printed.slice(from).split('\n').slice(0, -1)) {
        const [, others] = /^ ?NX {3}Running target .* and (\d+) tasks? /.exec(line) ?? [];
        if (others !== undefined) total = projects.length + Number(others);
        const [, name] = /^> nx run @casino-kit\/([\w-]+):build/.exec(line) ?? [];
        if (name !== undefined) console.log(`  ${++built} of ${total}  ${name}`);
      }
    });
  const code = await gone;
  release();
  if (code === 0 && built > 0) return;
  await unlessInterrupted();
  console.error(failedPart(printed));
  console.error(
    explainFailure(
      printed,
      'The build failed: what it printed is above. Run the command again after the correction.',
    ),
  );
  process.exit(1);
}
