import { spawn } from 'node:child_process';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '../../../..');

/** Starts a server of this workspace from its source in a separate process, and waits until it responds at `health`. */
export async function startServer(main: string, health: string, env: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--conditions=@casino-kit/source', '--import', 'tsx', join(workspace, main)],
    { cwd: workspace, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let messages = '';
  child.stderr.on('data', (chunk: Buffer) => (messages += chunk.toString()));
  let isOver = false;
  void ended.then(() => (isOver = true));
  const responses = () =>
    fetch(health).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await responses())) {
    if (isOver) throw new Error(`${main} ended: ${messages}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
