import { basename } from 'node:path';
import { type FastifyInstance } from 'fastify';
import { buildTiming } from '../app/build-timing.js';

/** Names the build of the shell, by the file of its script, in the responses to calls: open tabs learn of a newer one. */
export function sendBuild(app: FastifyInstance, script: string): void {
  const own = `${buildTiming};desc="${basename(script)}"`;
  app.addHook('onSend', async (request, reply) => {
    // What a cache between the two keeps would name the build of an earlier day.
    const isKept = /public|max-age=[1-9]/.test(String(reply.getHeader('cache-control')));
    if (!request.url.startsWith('/api/') || isKept) return;
    const given = reply.getHeader('server-timing');
    void reply.header('Server-Timing', given === undefined ? own : [given, own].flat().join(', '));
  });
}
