import { randomBytes } from 'node:crypto';
import { text as readText } from 'node:stream/consumers';
import { type Settings } from '@casino-kit/settings';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import serveStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { localeCookie } from '../app/initial-state.js';
import { type Configuration } from './configuration.js';
import { contentSecurityPolicy } from './content-security-policy.js';
import { refuseCrossSite } from './cross-site.js';
import { guestPages } from './guest-pages.js';
import { proxyToBackend } from './proxy.js';
import { type PageRequest, type PageTools, type RenderedPage, SessionExpired } from './render.js';
import { sessionEndedRoute } from './session-ended.js';
import { dropToken, keepToken, tokenOf } from './token-cookie.js';

export interface ShellConfig {
  configuration: Configuration;
  /** The settings in force. */
  settings: () => Promise<Settings>;
  /** Folder with the browser's build, served as it is; `null` where Vite serves it. */
  clientFolder: string | null;
  tools: Omit<PageTools, 'settings'>;
  render: (request: PageRequest, tools: PageTools) => Promise<RenderedPage>;
  /** Adds what development needs before the routes. */
  prepare?: (app: FastifyInstance) => Promise<void>;
  development?: boolean;
  /** Where log lines go; the standard output by default. */
  logTo?: { write: (line: string) => void };
}

/** The server of the shell: pages, the browser's build, and a way through to the backend on the same origin. */
export async function createShell({
  configuration,
  settings,
  clientFolder,
  tools,
  render,
  prepare,
  development = false,
  logTo,
}: ShellConfig): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: configuration.logLevel,
      ...(logTo && { stream: logTo }),
      redact: ['req.headers.cookie', 'req.headers.authorization', 'req.headers.authorization2'],
      serializers: { req: ({ method, url, id }) => ({ method, url: url.split('?')[0], id }) },
    },
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 300 },
  });
  await app.register(cookie);
  await app.register(compress, { global: true, encodings: ['br', 'gzip'] });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  refuseCrossSite(app);
  await prepare?.(app);
  if (clientFolder !== null)
    await app.register(serveStatic, {
      root: clientFolder,
      wildcard: false,
      index: false,
      dotfiles: 'deny',
      setHeaders: (reply, path) =>
        void reply.header(
          'Cache-Control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        ),
    });
  await proxyToBackend(app, configuration, settings);
  sessionEndedRoute(app, configuration);

  app.get('/health', () => ({ ok: true }));
  app.get('/robots.txt', async (_request, reply) => {
    const { robotsTxt } = await settings();
    return reply.type('text/plain').send(robotsTxt === '' ? 'User-agent: *\nDisallow: /api/\n' : robotsTxt);
  });

  const guests = guestPages({ now: () => Date.now(), maxAgeMs: 30_000, maxEntries: 200 });
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(404).send({ success: false, code: 'NOT_FOUND', message: 'Not found' });
    const address = new URL(request.url, 'http://shell');
    const at = address.searchParams.get('at');
    if (at !== null) {
      address.searchParams.delete('at');
      keepToken(reply, at);
      return reply
        .header('Referrer-Policy', 'no-referrer')
        .redirect(`${address.pathname}${address.search}`, 303);
    }
    const nonce = randomBytes(18).toString('base64');
    const token = tokenOf(request);
    const pageRequest = {
      url: request.url,
      token,
      wantedLocale: request.cookies[localeCookie],
      nonce,
      forwardedFor: request.ip,
    };
    const inForce = await settings();
    for (const [name, value] of Object.entries(inForce.extraHeader)) void reply.header(name, value);
    void reply
      .type('text/html; charset=utf-8')
      .header(
        'Content-Security-Policy',
        contentSecurityPolicy(nonce, configuration.frameOrigins, {
          development,
          recaptcha: inForce.reCaptchaSiteKey !== '',
        }),
      )
      .header('Cache-Control', 'private, no-store')
      .header('Vary', 'Cookie');
    try {
      const make = () => render(pageRequest, { ...tools, settings: inForce });
      if (token !== null || development) {
        const { status, html } = await make();
        return await reply.code(status).send(html);
      }
      const { status, html } = await guests.get(
        `${pageRequest.wantedLocale ?? ''} ${request.url}`,
        inForce,
        nonce,
        async () => {
          const page = await make();
          return { status: page.status, html: await readText(page.html) };
        },
      );
      return await reply.code(status).send(html);
    } catch (error) {
      if (!(error instanceof SessionExpired)) throw error;
      dropToken(reply);
      return reply.redirect('/?modal=login', 303);
    }
  });
  return app;
}
