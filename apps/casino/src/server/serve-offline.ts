import { createHash } from 'node:crypto';
import { defaultLocaleCode, isLocaleCode, type TextCache } from '@casino-kit/i18n';
import { type Settings, settingsOfHost } from '@casino-kit/settings';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { offlinePage, offlinePolicy } from './offline-page.js';
import { getUrlQuery } from './request-url.js';
import { serviceWorker } from './service-worker.js';

const pagePath = '/offline.html';

/**
 * Serves the offline page, and the service worker that keeps it in browsers. Both have the language that their address names;
 * a browser checks the worker again with every visit.
 */
export function serveOffline(
  app: FastifyInstance,
  { settings, texts }: { settings: () => Promise<Settings>; texts: TextCache },
): void {
  const readPage = async (request: FastifyRequest) => {
    const wanted = getUrlQuery(request.url).get('locale');
    const code = isLocaleCode(wanted) ? wanted : defaultLocaleCode;
    const inForce = settingsOfHost(await settings(), request.host);
    return { code, html: offlinePage(inForce, await texts.get(code)) };
  };
  app.get(pagePath, async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', offlinePolicy)
      .send((await readPage(request)).html),
  );
  app.get('/service-worker.js', async (request, reply) => {
    const { code, html } = await readPage(request);
    const version = createHash('sha256').update(html).digest('base64url').slice(0, 16);
    return reply
      .type('text/javascript; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', "default-src 'none'; connect-src 'self'")
      .send(serviceWorker(`${pagePath}?locale=${code}`, version));
  });
}
