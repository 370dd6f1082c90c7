import { login, logout, signUp } from '@casino-kit/api-contract';
import { type Settings } from '@casino-kit/settings';
import httpProxy from '@fastify/http-proxy';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type ClientOptions } from 'ws';
import { type Configuration } from './configuration.js';
import { dropToken, keepToken, tokenOf } from './token-cookie.js';

/** What the browser gets in place of the token that this server keeps. */
const heldToken = 'held-by-server';
const withToken = v.looseObject({ data: v.looseObject({ accessToken: v.string() }) });

const onMirrorDomain = v.looseObject({ mirrorDomainFk: v.string() });

/** Whether a sign-up comes from a mirror domain that has login off (decisions 14). */
function isLoginOff({ mirrorDomain }: Settings, body: unknown): boolean {
  const sent = v.safeParse(onMirrorDomain, body);
  return (
    sent.success &&
    mirrorDomain.some(
      ({ domainId, settings }) =>
        String(domainId) === sent.output.mirrorDomainFk && settings?.loginOff === true,
    )
  );
}

type Headers = Record<string, string | string[] | undefined>;
type Visitor = Pick<FastifyRequest, 'cookies' | 'ip'>;

/** Headers that go on to the backend: the cookie's token in both authorization headers, and never the cookie itself. */
function forwardedHeaders(visitor: Visitor, headers: Headers): Headers {
  const token = tokenOf(visitor);
  const { cookie: _cookie, ...rest } = headers;
  return {
    ...rest,
    'x-forwarded-for': visitor.ip,
    ...(token === null ? {} : { authorization: `Bearer ${token}`, authorization2: `Bearer ${token}` }),
  };
}

/** The proxy's options speak of any server; ours is HTTP/1.1, whose requests have the cookies that the plugin adds. */
const rewriteRequestHeaders = (request: unknown, headers: Headers): Headers =>
  forwardedHeaders(request as Visitor, headers);

/**
 * Lets the browser stay on one origin: `/api/core` goes to the core host, the rest of `/api` and the socket to the
 * backend. The token of a login is kept in a cookie here and taken out of the answer.
 */
export async function proxyToBackend(
  app: FastifyInstance,
  { coreUrl, backendUrl }: Configuration,
  settings: () => Promise<Settings>,
): Promise<void> {
  for (const endpoint of [login, signUp]) {
    app.post(endpoint.path, async (request, reply) => {
      const headers = forwardedHeaders(request, {
        'content-type': 'application/json',
        accept: 'application/json',
        language: request.headers.language,
        'user-agent': request.headers['user-agent'],
      });
      const sent = Object.entries(headers).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      const response = await fetch(`${backendUrl}${endpoint.path}`, {
        method: 'POST',
        headers: sent,
        body: JSON.stringify(request.body),
        signal: AbortSignal.timeout(15_000),
      }).catch(() => null);
      if (response === null)
        return reply.code(502).send({ success: false, code: 'UNAVAILABLE', message: 'Service Unavailable' });
      const answer: unknown = await response.json().catch(() => null);
      const found = v.safeParse(withToken, answer);
      if (response.ok && found.success) {
        // Whoever has signed up logs in next; only where login is off is the token of sign-up the player's.
        if (endpoint === login || isLoginOff(await settings(), request.body))
          keepToken(reply, found.output.data.accessToken);
        found.output.data.accessToken = heldToken;
        return reply.send(found.output);
      }
      return reply.code(response.status).send(answer);
    });
  }
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(logout.path)) dropToken(reply);
  });
  const upstreams = [
    { prefix: '/api/core', upstream: coreUrl },
    { prefix: '/api', upstream: backendUrl },
  ];
  for (const { prefix, upstream } of upstreams)
    await app.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      replyOptions: { rewriteRequestHeaders },
    });
  await app.register(httpProxy, {
    upstream: backendUrl,
    prefix: '/socket.io',
    rewritePrefix: '/socket.io',
    websocket: true,
    replyOptions: { rewriteRequestHeaders },
    // The declaration lacks this option, which the plugin documents under "wsClientOptions".
    wsClientOptions: {
      rewriteRequestHeaders: (headers: Headers, request: FastifyRequest) =>
        forwardedHeaders(request, { ...headers, origin: request.headers.origin }),
    } as ClientOptions,
  });
}
