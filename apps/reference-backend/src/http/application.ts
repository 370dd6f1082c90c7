import { createHash, timingSafeEqual } from 'node:crypto';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { answerClientError, answerUnreadableAddress, respondToErrors } from './respond-to-errors.js';
import { reject } from './api-error.js';

export interface ApplicationOptions {
  log: FastifyBaseLogger;
  /** Origins whose pages may call this backend. */
  shellUrls: readonly string[];
  /** Proxies trusted for the address of a request's sender. */
  trustProxy: string[] | number | false;
  /** The system token of the shell's own calls; undefined when no call is the shell's own. */
  systemToken: string | undefined;
  /** Requests a minute from one address, all calls together. A page load takes about twenty. */
  requestsPerMinute: number;
}

/** Calls of a game's frame carry a launch token and no cookie; a sandboxed frame has the origin `null`. */
const openToFrames = ['/api/game-table/', '/api/live-table/', '/reference-game/'];
/** A lobby shows hundreds of images, served from caches and files. */
const files = ['/api/core/casino/assets/', '/reference-game/'];

/**
 * Returns whether the route that serves a request is below one of `folders`. Checks the route, never the requested
 * address: the same route has many spellings.
 */
const isBelow = (request: FastifyRequest, folders: readonly string[]) =>
  folders.some((folder) => request.routeOptions.url?.startsWith(folder) === true);

/**
 * Returns a check whether a request is the shell's own: it has the system token and is made for no player. A request
 * made for a player names the player's address and counts for that address.
 */
function shellCheck(systemToken: string | undefined): (request: FastifyRequest) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = systemToken === undefined ? undefined : digest(systemToken);
  return ({ headers }) => {
    const shown = headers['system-token'];
    return (
      expected !== undefined &&
      typeof shown === 'string' &&
      headers['x-forwarded-for'] === undefined &&
      headers.forwarded === undefined &&
      timingSafeEqual(digest(shown), expected)
    );
  };
}

/** Creates a Fastify instance with what every route needs: limits, headers, CORS, compression, error bodies. */
export async function createApplication(options: ApplicationOptions): Promise<FastifyInstance> {
  const { log, shellUrls, trustProxy, systemToken, requestsPerMinute } = options;
  const app = fastify({
    loggerInstance: log,
    // One line per request, written below with its response.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    // The shell's server names the caller.
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    routerOptions: { maxParamLength: 200 },
    // The framework's own body for an address that it cannot read would repeat it.
    frameworkErrors: (error, request, reply) => void answerUnreadableAddress(error, request, reply),
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    // Requests on an open connection get a normal response while the server stops.
    return503OnClosing: false,
  });
  respondToErrors(app);
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, path: url.split('?')[0], status: reply.statusCode, ms }, 'answered');
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Images and frames are for the shell's origin; each page's frame-ancestors rule framing.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    frameguard: false,
  });
  await app.register(cors, {
    delegator: (request: FastifyRequest, callback) => {
      const open = isBelow(request, openToFrames);
      callback(null, {
        origin: open ? '*' : [...shellUrls],
        credentials: !open,
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        // What a client of resumable uploads reads.
        exposedHeaders: ['location', 'upload-offset', 'upload-length', 'upload-expires', 'tus-resumable'],
        maxAge: 600,
      });
    },
  });
  // A separate route for their preflights: those of all other routes share one.
  for (const folder of openToFrames) app.options(`${folder}*`, (_request, reply) => reply.send());
  const isShell = shellCheck(systemToken);
  await app.register(rateLimit, {
    max: requestsPerMinute,
    allowList: (request) => isBelow(request, files) || isShell(request),
    timeWindow: 60_000,
    errorResponseBuilder: () =>
      reject('TOO_MANY_TRIES', 'Too many requests. Please wait a minute.', { params: { minutes: '1' } }),
  });
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  await app.register(formbody, { bodyLimit: 16 * 1024 });
  return app;
}
