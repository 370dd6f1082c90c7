import compress from '@fastify/compress';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { ApiError, refuse } from './api-error.js';
import { stackOf } from './log.js';

/** Requests a minute from one address, all calls together. A page load takes about twenty. */
const requestsPerMinute = 1_200;

export interface ApplicationOptions {
  log: FastifyBaseLogger;
  /** Origins whose pages may call this backend. */
  shellUrls: readonly string[];
}

/** Calls of a game's frame carry a launch token and no cookie; a sandboxed frame has the origin `null`. */
const isOpenToFrames = (path: string) =>
  path.startsWith('/api/game-table/') || path.startsWith('/reference-game/');

const isFile = (path: string) =>
  path.startsWith('/api/core/casino/assets/') || path.startsWith('/reference-game/');

function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(refuse('NOT_FOUND', 'There is nothing at this address.').body()),
  );
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (error instanceof ApiError) return reply.code(error.status).send(error.body());
    const status = error.statusCode ?? 500;
    if (status === 429) return reply.code(429).send(error);
    if (status >= 400 && status < 500)
      return reply
        .code(status)
        .send({ success: false, code: 'VALIDATION', message: 'The request could not be read.' });
    // The stack names places in the code; the message of a database error may quote what a player typed.
    request.log.error(
      { path: request.url.split('?')[0], name: error.name, code: error.code, stack: stackOf(error) },
      'request failed',
    );
    return reply.code(500).send(refuse('INTERNAL', 'Internal server error').body());
  });
}

/** A Fastify instance with everything that holds for every route: limits, headers, CORS, compression, error bodies. */
export async function createApplication({ log, shellUrls }: ApplicationOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    // One line a request, written below when it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    // The shell's server proxies from this machine and says who asked.
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
  });
  answerErrors(app);
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
    // Pictures and frames are for the shell's origin; framing is ruled by frame-ancestors of each page.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    frameguard: false,
  });
  await app.register(cors, {
    delegator: (request, callback) => {
      const open = isOpenToFrames(request.url ?? '');
      callback(null, {
        origin: open ? '*' : [...shellUrls],
        credentials: !open,
        methods: ['GET', 'POST', 'PUT', 'DELETE'],
        maxAge: 600,
      });
    },
  });
  await app.register(rateLimit, {
    max: requestsPerMinute,
    // A lobby shows hundreds of pictures; caches and files carry them.
    allowList: (request) => isFile(request.url),
    timeWindow: 60_000,
    errorResponseBuilder: () =>
      refuse('TOO_MANY_TRIES', 'Too many requests. Please wait a minute.', { params: { minutes: '1' } }),
  });
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  await app.register(formbody, { bodyLimit: 16 * 1024 });
  return app;
}
