import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTextCache, type TextCache } from '@casino-kit/i18n';
import { type Settings } from '@casino-kit/settings';
import { makeSettings } from '@casino-kit/settings/testing';
import { type FastifyInstance } from 'fastify';
import { createShell, type ShellConfig } from './app.js';
import { readConfiguration } from './configuration.js';
import { localTokenCookie } from './token-cookie.js';

export interface TestBackend {
  server: Server;
  url: string;
  /** The requests it received, in order. */
  requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  close: () => Promise<void>;
}

/** Starts a backend that records its requests and responds as `listener` does, or with an empty object. */
export async function startBackend(listener?: RequestListener): Promise<TestBackend> {
  const requests: TestBackend['requests'] = [];
  const server = createServer((request, response) => {
    const entry = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: '',
    };
    requests.push(entry);
    if (listener) return listener(request, response);
    text(request).then(
      (body) => {
        entry.body = body;
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      },
      // The shell has given the request up.
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A page that needs no rendering. */
export const plainPage: ShellConfig['render'] = () =>
  Promise.resolve({ status: 200, complete: true, html: Buffer.from('<p>page</p>') });

/** Creates a shell in front of a backend; it is ready for `inject` and for `listen`. */
export function startShell(
  backendUrl: string,
  {
    settings = makeSettings(),
    currentSettings = () => settings,
    environment = {},
    lines = [],
    script = '',
    texts = createTextCache({
      now: () => 0,
      today: () => '2026-01-01',
      maxAgeMs: 0,
      load: (code) => Promise.resolve({ texts: {}, code, source: 'bundle' }),
    }),
    ...rest
  }: Partial<Pick<ShellConfig, 'render' | 'isStopping' | 'clientFolder' | 'slowBodies'>> & {
    settings?: Settings | undefined;
    /** Returns the settings of each request; the same by default. */
    currentSettings?: (() => Settings) | undefined;
    environment?: Record<string, string> | undefined;
    lines?: string[] | undefined;
    /** The script of the browser's build. */
    script?: string | undefined;
    texts?: TextCache | undefined;
  } = {},
): Promise<FastifyInstance> {
  const configuration = readConfiguration({
    CORE_URL: backendUrl,
    BACKEND_URL: backendUrl,
    LOG_LEVEL: 'debug',
    ...environment,
  });
  return createShell({
    configuration,
    settings: () => Promise.resolve(currentSettings()),
    clientFolder: null,
    tools: {
      configuration,
      texts,
      log: (what) => lines.push(what),
      unsupported: new Set<string>(),
      assets: {
        script,
        styles: [],
        preloads: [],
        pages: {},
        fonts: {},
        theme: { curacao: { style: '', hero: null }, lulu: { style: '', hero: null } },
      },
    },
    render: plainPage,
    logTo: { write: (line) => lines.push(line) },
    ...rest,
  });
}

/** Returns the cookie header of a player on this machine. */
export const createCookieHeaders = (token: string) => ({ cookie: `${localTokenCookie}=${token}` });
