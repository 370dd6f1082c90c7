import { basename } from 'node:path';
import { type FastifyInstance } from 'fastify';
import { buildTiming } from '../app/build-timing.js';

/** Names the build of the shell, by the file of its script, in the responses to calls: open tabs learn of a newer one. */
export function sendBuild(app: FastifyInstance, script: string): void {
  const own = `${buildTiming};desc="${basename(script)}"`;
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const given = reply.getHeader('server-timing');
    void reply.header('Server-Timing', given === undefined ? own : [given, own].flat().join(', '));
  });
}
