import { isLocaleCode, type TextCache, type Texts } from '@casino-kit/i18n';
import { type FastifyInstance } from 'fastify';
import { type CompressedBody, compressedBody, sendCompressed } from './compressed-body.js';
import { textsFile } from './split-texts.js';

const fileName = /^([a-z]{2,3})\.([\w-]{16})\.json$/;

/**
 * Serves all texts of a locale at the address that its pages name. An address with an outdated hash returns the current
 * texts, which nothing may store.
 */
export function serveTexts(app: FastifyInstance, texts: TextCache): void {
  const bodies = new WeakMap<Texts, CompressedBody>();
  app.get<{ Params: { file: string } }>('/texts/:file', async (request, reply) => {
    const [, code, hash] = fileName.exec(request.params.file) ?? [];
    if (!isLocaleCode(code)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    const loaded = await texts.get(code);
    const file = textsFile(loaded.texts);
    const body = bodies.get(loaded.texts) ?? compressedBody(Buffer.from(file.json));
    bodies.set(loaded.texts, body);
    void reply
      .type('application/json; charset=utf-8')
      .header('Cache-Control', hash === file.hash ? 'public, max-age=31536000, immutable' : 'no-store');
    return sendCompressed(request, reply, body);
  });
}
