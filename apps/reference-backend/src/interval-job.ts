import { type FastifyBaseLogger } from 'fastify';

export interface RepeatedWork {
  work: () => Promise<void>;
  log: FastifyBaseLogger;
  /** How long after `soon` a run starts, and how often one starts automatically, in ms. */
  soonMs: number;
  everyMs: number;
}

/** Runs a job on an interval, never twice at once. The next run retries what a failed one left. */
export function createIntervalJob({ work, log, soonMs, everyMs }: RepeatedWork) {
  const timers = new Set<NodeJS.Timeout>();
  let every: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const round = () => {
    running = running.then(work).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : 'unknown';
      log.warn({ name }, 'repeated work was not finished');
    });
  };
  return {
    soon(): void {
      const timer = setTimeout(() => {
        timers.delete(timer);
        round();
      }, soonMs).unref();
      timers.add(timer);
    },
    start(): void {
      round();
      every = setInterval(round, everyMs).unref();
    },
    /** Starts no more runs and lets the current one finish. */
    async stop(): Promise<void> {
      clearInterval(every);
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      await running;
    },
  };
}
