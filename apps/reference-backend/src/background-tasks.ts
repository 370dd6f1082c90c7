import { type Logger } from 'pino';
import { stackOf } from './http/log.js';

/**
 * Work that a request starts and does not wait for. What must take the same time whatever comes of it (is there such an
 * account?) is done here, after the response.
 */
export interface BackgroundTasks {
  run(job: () => Promise<void>): void;
  /** Resolves when everything that was started is done. */
  settled(): Promise<void>;
}

/** A fault of a job is logged by name and place; no one waits for its result. */
export function createLater(log: Logger): BackgroundTasks {
  const running = new Set<Promise<void>>();
  return {
    run(job) {
      const done = job()
        .catch((error: unknown) => {
          log.error({ stack: stackOf(error) }, 'work after an answer failed');
        })
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settled() {
      await Promise.all(running);
    },
  };
}
