import { randomBytes } from 'node:crypto';
import { defaultLocaleCode, isLocaleCode, pickEnglishFormats } from '@casino-kit/i18n';
import {
  mainDomainRedirect,
  modalHref,
  safeRedirect,
  type Settings,
  settingsOfHost,
} from '@casino-kit/settings';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { localeCookie } from '../app/initial-state.js';
import { ask, mustAsk } from './account-switch.js';
import { type Configuration } from './configuration.js';
import { contentSecurityPolicy, reportingEndpoints } from './content-security-policy.js';
import { getErrorBody } from './errors.js';
import { compressedBody, sendCompressed } from './compressed-body.js';
import { guestPages } from './guest-pages.js';
import { matchedPage } from './matched-pages.js';
import { type PageRequest, type PageTools, type RenderedPage, SessionExpired } from './render.js';
import { isPlainPath, getUrlPath, getUrlQuery } from './request-url.js';
import { textsFile } from './split-texts.js';
import { visitorCountries } from './visitor-country.js';
import { getHeldSessionId } from './page-session.js';
import { isToken, type TokenCookie, getToken } from './token-cookie.js';

export interface PageRoutesConfig {
  configuration: Pick<
    Configuration,
    'frameOrigins' | 'scriptOrigins' | 'retargeting' | 'coreUrl' | 'backendUrl'
  >;
  /** The current settings. */
  settings: () => Promise<Settings>;
  tokens: TokenCookie;
  tools: Omit<PageTools, 'settings'>;
  render: (request: PageRequest, tools: PageTools) => Promise<RenderedPage>;
  development: boolean;
}

/** Extensions of files that pages request: a missing file is not served as a page. */
const file =
  /^\/assets\/|\.(?:js|mjs|css|map|json|png|jpe?g|webp|avif|gif|svg|ico|woff2?|ttf|wasm|txt|xml|webmanifest)$/i;

/**
 * Redirects to an address without its token, which is stored if it is valid (decision 49). A link of another site does not
 * replace the player who is logged in without asking.
 */
function redirectWithoutToken(
  request: FastifyRequest,
  reply: FastifyReply,
  tokens: TokenCookie,
  token: string,
) {
  const query = getUrlQuery(request.url);
  query.delete('at');
  const rest = query.size === 0 ? '' : `?${query.toString()}`;
  const target = safeRedirect(`${getUrlPath(request.url)}${rest}`);
  void reply.header('Referrer-Policy', 'no-referrer');
  if (isToken(token) && mustAsk(request, token)) return ask(request, reply, token, target);
  if (isToken(token)) tokens.keep(request, reply, token);
  return reply.redirect(target, 303);
}

/** Renders the page for every address that nothing else serves. Guest pages are cached for a short while. */
export function servePages(
  app: FastifyInstance,
  { configuration, settings, tokens, tools, render, development }: PageRoutesConfig,
): void {
  const getCountry = visitorCountries({ configuration, now: () => Date.now() });
  const guests = guestPages({ now: () => Date.now(), maxAgeMs: 30_000, maxEntries: 200 });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(getErrorBody(404)));
  // A route, because what answers unknown routes is never compressed.
  app.get('/*', async (request, reply) => {
    const given = getUrlQuery(request.url).get('at');
    if (given !== null) return redirectWithoutToken(request, reply, tokens, given);
    const path = getUrlPath(request.url);
    if (file.test(path) || !isPlainPath(request.url))
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    const ofSite = await settings();
    const inForce = settingsOfHost(ofSite, request.host);
    const match = matchedPage(inForce, path);
    if (match !== null && 'redirect' in match)
      return reply.redirect(`${safeRedirect(match.redirect)}${request.url.slice(path.length)}`, 302);
    const token = getToken(request);
    if (token === null && inForce.mainDomainConfigs.isEnabled) {
      const visit = { host: request.host, country: await getCountry(request.ip), url: request.url };
      const target = mainDomainRedirect(inForce, visit);
      if (target !== null) return reply.header('Cache-Control', 'private, no-store').redirect(target, 302);
    }
    const isShared = token === null && !development;
    const nonce = isShared ? null : randomBytes(18).toString('base64');
    const wantedLocale = request.cookies[localeCookie];
    const english = pickEnglishFormats(request.headers['accept-language']);
    for (const [name, value] of Object.entries(inForce.extraHeader)) void reply.header(name, value);
    void reply
      .type('text/html; charset=utf-8')
      .header(
        'Content-Security-Policy',
        contentSecurityPolicy(nonce, configuration, {
          development,
          recaptcha: inForce.reCaptchaSiteKey !== '',
        }),
      )
      .header('Reporting-Endpoints', reportingEndpoints)
      .header('Cache-Control', 'private, no-store')
      .header('Vary', 'Cookie, Accept-Language');
    const make = async () => {
      const { html, ...page } = await render(
        {
          url: request.url,
          token,
          sessionId: getHeldSessionId(request),
          wantedLocale,
          english,
          nonce,
          forwardedFor: request.ip,
          host: request.host,
        },
        { ...tools, settings: inForce },
      );
      return { ...page, body: compressedBody(html) };
    };
    try {
      if (!isShared) {
        const { status, body } = await make();
        return await sendCompressed(request, reply.code(status), body);
      }
      const code = isLocaleCode(wantedLocale) ? wantedLocale : defaultLocaleCode;
      const { texts } = await tools.texts.get(code);
      const { status, body } = await guests.get(
        `${inForce === ofSite ? '' : request.host} ${code} ${english} ${request.url}`,
        [inForce, textsFile(texts).hash],
        make,
      );
      return await sendCompressed(request, reply.code(status), body);
    } catch (error) {
      if (!(error instanceof SessionExpired)) throw error;
      // Every time, not once: an earlier response may have been lost, and the browser would then be redirected forever.
      tokens.drop(request, reply);
      return reply.redirect(`/${modalHref('login')}`, 303);
    }
  });
}
