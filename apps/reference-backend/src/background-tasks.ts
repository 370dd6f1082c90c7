import { type Logger } from 'pino';
import { getStack } from './http/log.js';

/**
 * Work that a request starts and does not wait for. Anything that must take the same time whatever the result (does
 * such an account exist?) runs here, after the response.
 */
export interface BackgroundTasks {
  run(job: () => Promise<void>): void;
  /** Resolves when everything that was started is done. */
  settled(): Promise<void>;
}

/** Creates the background tasks of a backend. Logs the error of a task by name and place. */
export function createBackgroundTasks(log: Logger): BackgroundTasks {
  const running = new Set<Promise<void>>();
  return {
    run(job) {
      const done = job()
        .catch((error: unknown) => {
          log.error({ stack: getStack(error) }, 'background task failed');
        })
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settled() {
      await Promise.all(running);
    },
  };
}
