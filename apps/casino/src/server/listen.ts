import { type FastifyInstance } from 'fastify';
import { type Configuration } from './configuration.js';

/** How long a stopping server still accepts pending connections, and when it exits in any case; milliseconds. */
const graceMs = 500;
const limitMs = 14_000;

export interface Stop {
  /** Whether a shutdown was requested. */
  isAsked: () => boolean;
  /** Finishes the requests in flight. Resolves to `false` when some did not finish within 14 s. */
  now: (app: Pick<FastifyInstance, 'close'>) => Promise<boolean>;
}

/** Creates the shutdown handle of a server. */
export function createStop(
  sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
): Stop {
  let asked = false;
  return {
    isAsked: () => asked,
    async now(app) {
      asked = true;
      // Until load balancers have noticed, and for connections that wait to be accepted.
      await sleep(graceMs);
      return Promise.race([app.close().then(() => true), sleep(limitMs).then(() => false)]);
    },
  };
}

/** Listens, and stops cleanly on SIGINT and SIGTERM. Logs one clear line and exits with 1 when the port is in use. */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Configuration, 'port' | 'host'>,
  stop: Stop,
): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stop.isAsked()) return;
      void stop.now(app).then((finished) => process.exit(finished ? 0 : 1));
    });
  try {
    await app.listen({ port, host });
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    process.stderr.write(taken ? `Port ${port} is taken. Set PORT to another one.\n` : `${String(error)}\n`);
    process.exit(1);
  }
}
