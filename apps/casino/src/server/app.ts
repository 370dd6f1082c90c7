import { type Settings } from '@casino-kit/settings';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import serveStatic from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { serveAccountSwitch } from './account-switch.js';
import { sendBuild } from './build-header.js';
import { type Configuration } from './configuration.js';
import { limitConnections } from './connection-limit.js';
import { rejectCrossSite } from './cross-site.js';
import { answerClientError, answerError } from './errors.js';
import { healthRoutes } from './health.js';
import { serveMetrics } from './metrics.js';
import { serveBrand } from './serve-brand.js';
import { serveOffline } from './serve-offline.js';
import { servePages } from './serve-pages.js';
import { servePolicyReports } from './policy-reports.js';
import { serveSettings } from './serve-settings.js';
import { serveTexts } from './serve-texts.js';
import { proxyCalls } from './proxy.js';
import { type PageRequest, type PageTools, type RenderedPage } from './render.js';
import { normalizeUrl } from './request-url.js';
import { serveReverseGeocoding } from './reverse-geocoding.js';
import { sendSecurityHeaders } from './security-headers.js';
import {
  bodyLimits,
  type BodyLimits,
  headersTimeoutMs,
  rejectSlowBodies,
  requestTimeoutMs,
} from './slow-bodies.js';
import { proxySocket } from './socket-proxy.js';
import { createTokenCookie } from './token-cookie.js';

export interface ShellConfig {
  configuration: Configuration;
  /** The current settings. */
  settings: () => Promise<Settings>;
  /** Folder with the browser's build, served as it is; `null` where Vite serves it. */
  clientFolder: string | null;
  tools: Omit<PageTools, 'settings'>;
  render: (request: PageRequest, tools: PageTools) => Promise<RenderedPage>;
  /** Adds what development needs, before the routes. */
  prepare?: ((app: FastifyInstance) => Promise<void>) | undefined;
  development?: boolean | undefined;
  /** Where log lines go; the standard output by default. */
  logTo?: { write: (line: string) => void } | undefined;
  /** Whether a shutdown was requested: the server is then not ready and closes its connections. */
  isStopping?: (() => boolean) | undefined;
  /** How slowly bodies may arrive. */
  slowBodies?: BodyLimits | undefined;
}

/** Creates the shell's server: pages, the browser's build, and a proxy to the backend on the same origin. */
export async function createShell({
  configuration,
  settings,
  clientFolder,
  tools,
  render,
  prepare,
  development = false,
  logTo,
  isStopping = () => false,
  slowBodies = bodyLimits,
}: ShellConfig): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: configuration.logLevel,
      ...(logTo !== undefined && { stream: logTo }),
      redact: ['req.headers.cookie', 'req.headers.authorization', 'req.headers.authorization2'],
      serializers: { req: ({ method, url, id }) => ({ method, url: url.split('?')[0] ?? '', id }) },
    },
    trustProxy: configuration.trustProxy,
    rewriteUrl: ({ url }) => normalizeUrl(url),
    // Requests that arrive while the server stops still get a response.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    // Errors of the framework itself have the same body as all others, and no part of the address.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerClientError,
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: 5_000 },
  });
  app.setErrorHandler<FastifyError>(answerError);
  rejectSlowBodies(app, slowBodies);
  limitConnections(app.server, configuration, (what) => app.log.warn(what));
  await app.register(cookie);
  await app.register(compress, { global: true, encodings: ['br', 'gzip'] });
  await sendSecurityHeaders(app, configuration);
  serveMetrics(app, configuration.metricsToken);
  // Also of requests that arrived before: their connections would stay open after the last response.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) void reply.header('Connection', 'close');
  });
  rejectCrossSite(app);
  sendBuild(app, tools.assets.script);
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
  const tokens = createTokenCookie((what) => app.log.warn(what));
  serveReverseGeocoding(app, configuration.reverseGeocodingUrl);
  await proxyCalls(app, { configuration, settings, tokens });
  await proxySocket(app, configuration);
  healthRoutes(app, configuration, isStopping);
  serveAccountSwitch(app, { settings, texts: tools.texts, tokens });
  serveBrand(app, settings);
  serveSettings(app, { settings, assets: tools.assets, maxAgeMs: configuration.settingsMaxAgeMs });
  servePolicyReports(app);
  serveTexts(app, tools.texts);
  serveOffline(app, { settings, texts: tools.texts });
  servePages(app, { configuration, settings, tokens, tools, render, development });
  return app;
}
