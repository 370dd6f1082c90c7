import { sessionHeader } from '@casino-kit/api-client';
import {
  type AnyEndpoint,
  logout,
  rotatedTokenHeader,
  rotationHeader,
  signUp,
} from '@casino-kit/api-contract';
import { type Settings } from '@casino-kit/settings';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Configuration } from './configuration.js';
import { findEndpoint } from './contract-routes.js';
import { getErrorBody, insecureConnection } from './errors.js';
import { copyHead, forward, type Headers, type Upstream, type UpstreamResponse } from './forward.js';
import { forwardedHeaders } from './forwarded-headers.js';
import { givesToken, isLogin, signUpLogsIn, takeToken } from './held-token.js';
import { getHeldSessionId, refuseOtherSessions, getSentToken } from './page-session.js';
import { passBodiesThrough } from './request-bodies.js';
import { isPlainPath } from './request-url.js';
import { isToken, type TokenCookie } from './token-cookie.js';

export interface ProxyConfig {
  configuration: Pick<Configuration, 'coreUrl' | 'backendUrl' | 'backendTimeoutMs' | 'systemToken'>;
  /** The current settings. */
  settings: () => Promise<Settings>;
  tokens: TokenCookie;
}

/** Statuses that name another address; 304 does not. */
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Lets the browser stay on one origin: `/api/core` goes to the core host, the rest of `/api` to the backend. Moves the
 * token of a login from the response into a cookie; a 403 of a call of §7 for that token clears it (decisions 43 and 54). A
 * session that gets a new token stays the same for the pages (decision 83). A redirect of a call is an error. Every call names the
 * version of the settings (`apiVersion`) in the header `api-version`.
 */
export async function proxyCalls(app: FastifyInstance, { configuration, settings, tokens }: ProxyConfig) {
  const { coreUrl, backendUrl, backendTimeoutMs, systemToken } = configuration;

  /** Whether the token of a call is stored: players log in after signing up, except where login is off or a passkey was made. */
  const logsIn = async (request: FastifyRequest, endpoint: AnyEndpoint | undefined) =>
    isLogin(endpoint) ||
    (endpoint?.name === signUp.name && signUpLogsIn(await settings(), parsed(String(request.body))));

  /** Sends the response to a login or sign-up without its token. */
  async function sendWithoutToken(
    request: FastifyRequest,
    reply: FastifyReply,
    endpoint: AnyEndpoint | undefined,
    upstream: UpstreamResponse,
  ) {
    const response = parsed(await upstream.body.text());
    if (response === undefined) {
      const status = upstream.statusCode < 400 ? 502 : upstream.statusCode;
      return reply.code(status).send(getErrorBody(status));
    }
    const taken = upstream.statusCode < 400 ? takeToken(response) : null;
    if (taken && (await logsIn(request, endpoint)))
      tokens.keep(request, reply.removeHeader(sessionHeader), taken.token);
    copyHead(reply, upstream);
    return reply
      .removeHeader('content-length')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(taken?.response ?? response));
  }

  await app.register(async (routes) => {
    passBodiesThrough(routes);
    refuseOtherSessions(routes);
    routes.all('/api/*', async (request, reply) => {
      if (!isPlainPath(request.url)) return reply.code(404).send(getErrorBody(404));
      const isCore = request.url.startsWith('/api/core/');
      const upstream: Upstream = { origin: isCore ? coreUrl : backendUrl, timeoutMs: backendTimeoutMs };
      const endpoint = findEndpoint(request.method, request.url);
      if ((await logsIn(request, endpoint)) && !tokens.canKeep(request))
        return reply.code(400).send(insecureConnection);
      const { apiVersion } = await settings();
      const headers: Headers = {
        ...forwardedHeaders(request, endpoint, systemToken),
        ...(apiVersion !== '' && { 'api-version': apiVersion }),
        ...(getSentToken(request) !== null && { [rotationHeader]: 'yes' }),
      };
      // The session ends here even if the backend is unreachable.
      if (endpoint?.name === logout.name) tokens.drop(request, reply);
      const { 'accept-encoding': _encoding, ...plain } = headers;
      const response = await forward(request, reply, upstream, givesToken(endpoint) ? plain : headers);
      // Gateways forbid what they do not know: only a call of §7 says that the session has ended (decision 54).
      const endsSession = response.statusCode === 403 && endpoint?.origin === 'specification';
      if (endsSession && getSentToken(request) !== null) tokens.dropRejected(request, reply);
      const next = response.headers[rotatedTokenHeader];
      if (typeof next === 'string' && isToken(next) && !endsSession && getSentToken(request) !== null)
        tokens.rotate(request, reply, next, getHeldSessionId(request));
      // Following it would send the call, and the headers of a player, to another address.
      if (endpoint !== undefined && redirects.has(response.statusCode)) {
        await response.body.dump();
        request.log.warn({ call: endpoint.name, status: response.statusCode }, 'a call was redirected');
        return reply.code(502).send(getErrorBody(502));
      }
      if (givesToken(endpoint)) return sendWithoutToken(request, reply, endpoint, response);
      copyHead(reply, response);
      return reply.send(response.body);
    });
  });
}

/** Returns the value of a JSON text, `undefined` for anything else. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
