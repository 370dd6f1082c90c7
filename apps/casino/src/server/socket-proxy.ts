import { type IncomingMessage, ServerResponse } from 'node:http';
import { type Duplex } from 'node:stream';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { type Configuration } from './configuration.js';
import { messageWithToken, payloadWithToken } from './connect-packet.js';
import { getErrorBody } from './errors.js';
import { copyHead, forward } from './forward.js';
import { forwardedHeaders } from './forwarded-headers.js';
import { refuseOtherSessions } from './page-session.js';
import { maxTextBytes, passBodiesThrough } from './request-bodies.js';
import { isPlainPath } from './request-url.js';
import { getToken } from './token-cookie.js';

/** The backend holds a poll of the socket open until it has something to send; milliseconds. */
const pollMs = 90_000;

/** Close codes that a peer may send; libraries use the rest internally. */
const closeCode = (code: number) => (code === 1000 || (code >= 3000 && code < 5000) ? code : 1001);

/** Connects the browser's socket with one to the backend. The packet that opens the connection carries the token. */
function join(browser: WebSocket, backend: WebSocket, token: string | null): void {
  const waiting: [data: RawData | string, binary: boolean][] = [];
  browser.on('message', (data: Buffer, binary) => {
    const message = binary || token === null ? data : messageWithToken(data.toString('utf8'), token);
    if (backend.readyState === WebSocket.OPEN) backend.send(message, { binary });
    else waiting.push([message, binary]);
  });
  backend.on('open', () => {
    for (const [data, binary] of waiting.splice(0)) backend.send(data, { binary });
  });
  backend.on('message', (data: RawData, binary) => browser.send(data, { binary }));
  browser.on('close', (code) =>
    backend.readyState === WebSocket.OPEN ? backend.close(closeCode(code)) : backend.terminate(),
  );
  backend.on('close', (code) => browser.close(closeCode(code)));
  // A socket with an error closes next, which also closes the other side.
  browser.on('error', () => backend.terminate());
  backend.on('error', () => browser.close(1011));
}

/** Keeps the socket (§7) on the pages' origin, by WebSocket and by polling. */
export async function proxySocket(
  app: FastifyInstance,
  { backendUrl, backendTimeoutMs }: Pick<Configuration, 'backendUrl' | 'backendTimeoutMs'>,
): Promise<void> {
  const upgrades = new WeakMap<IncomingMessage, { socket: Duplex; head: Buffer }>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxTextBytes });
  const stopping = new AbortController();
  app.addHook('preClose', (done) => {
    // Polls and sockets last as long as the server allows; their clients then reconnect to another instance.
    stopping.abort();
    for (const socket of sockets.clients) socket.close(1001);
    done();
  });
  // Route an upgrade like every other request, so that the same hooks check it.
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    upgrades.set(request, { socket, head });
    const response = new ServerResponse(request);
    response.assignSocket(socket as never);
    response.on('finish', () => socket.destroy());
    app.routing(request, response);
  });
  const open = (request: FastifyRequest, { socket, head }: { socket: Duplex; head: Buffer }) =>
    sockets.handleUpgrade(request.raw, socket, head, (browser) => {
      const { headers } = request;
      const backend = new WebSocket(`${backendUrl.replace(/^http/, 'ws')}${request.url}`, {
        headers: forwardedHeaders({
          cookies: request.cookies,
          ...{ ip: request.ip, protocol: request.protocol, host: request.host },
          headers: {
            host: headers.host,
            origin: headers.origin,
            'user-agent': headers['user-agent'],
            language: headers.language,
          },
        }),
        handshakeTimeout: backendTimeoutMs,
        maxPayload: maxTextBytes,
      });
      join(browser, backend, getToken(request));
    });

  await app.register(async (routes) => {
    passBodiesThrough(routes);
    refuseOtherSessions(routes);
    routes.all('/socket.io/*', async (request, reply) => {
      if (!isPlainPath(request.url)) return reply.code(404).send(getErrorBody(404));
      const upgrade = upgrades.get(request.raw);
      if (upgrade) {
        reply.hijack();
        return open(request, upgrade);
      }
      const token = getToken(request);
      if (token !== null && Buffer.isBuffer(request.body))
        request.body = payloadWithToken(request.body.toString('utf8'), token);
      const upstream = { origin: backendUrl, timeoutMs: pollMs, signal: stopping.signal };
      const response = await forward(request, reply, upstream, forwardedHeaders(request));
      copyHead(reply, response);
      return reply.send(response.body);
    });
  });
}
