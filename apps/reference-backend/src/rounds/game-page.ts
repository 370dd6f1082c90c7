import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance } from 'fastify';

/** The game may call and load from this backend alone; only the shell may frame it. */
function policyFor(shellUrls: readonly string[], publicUrl: string): string {
  // A sandboxed frame has no origin, so 'self' would mean nothing there.
  const own = `'self' ${publicUrl}`;
  return [
    `default-src 'none'`,
    `script-src ${own}`,
    `style-src ${own} 'unsafe-inline'`,
    `img-src ${own} data: blob:`,
    `font-src ${own} data:`,
    `media-src ${own} data: blob:`,
    // The socket of a live table.
    `connect-src ${own} ${publicUrl.replace(/^http/, 'ws')}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${shellUrls.join(' ')}`,
  ].join('; ');
}

/** Serves the reference game's page under `/reference-game/`, when its app has been built. */
export async function serveGamePage(
  app: FastifyInstance,
  folder: string,
  { shellUrls, publicUrl }: { shellUrls: readonly string[]; publicUrl: string },
): Promise<void> {
  if (!existsSync(folder)) {
    app.log.warn(
      'The reference game is not built: games open an empty frame (nx build @casino-kit/reference-game).',
    );
    return;
  }
  const policy = policyFor(shellUrls, publicUrl);
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/reference-game/',
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      void response.header('content-security-policy', policy);
      const hashed = /[-.][\w-]{8,}\.(js|css|woff2|svg|png|webp|mp3|ogg)$/.test(path);
      void response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
