import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const pollMs = 200;

/** Returns whether the process that reserved something still runs; one that was killed left its file. */
function isRunning(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Waits until no other process does the same in a checkout, and keeps others from it until the returned function is called.
 *
 * @param {string} root the folder of the checkout
 * @param {string} work such as `installation`
 */
export async function reserve(root, work) {
  const key = createHash('sha256').update(root).digest('hex').slice(0, 16);
  // Contains the id of the process that works; not in the checkout, whose `node_modules` npm removes.
  const file = join(tmpdir(), `casino-kit-${work}-${key}`);
  for (let waited = false; ;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      const release = () => rmSync(file, { force: true });
      process.once('exit', release);
      return () => {
        process.off('exit', release);
        release();
      };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isRunning(file)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!waited) console.error(`Waiting for another ${work} …`);
    waited = true;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
