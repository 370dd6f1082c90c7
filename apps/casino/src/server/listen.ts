import { type FastifyInstance } from 'fastify';
import { type Configuration } from './configuration.js';

/** Listens, and stops cleanly on SIGINT and SIGTERM. A port that is taken gives one clear line and exit code 1. */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Configuration, 'port' | 'host'>,
): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void app.close().then(() => process.exit(0));
    });
  try {
    await app.listen({ port, host });
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    process.stderr.write(taken ? `Port ${port} is taken. Set PORT to another one.\n` : `${String(error)}\n`);
    process.exit(1);
  }
}
