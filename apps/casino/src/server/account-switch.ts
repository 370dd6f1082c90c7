import { defaultLocaleCode, isLocaleCode, type TextCache } from '@casino-kit/i18n';
import { safeRedirect, type Settings, settingsOfHost } from '@casino-kit/settings';
import { type CookieSerializeOptions } from '@fastify/cookie';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { localeCookie } from '../app/initial-state.js';
import { englishTexts as en } from '../app/page-texts.js';
import { escapeMarkup } from './escape-markup.js';
import { toSessionId } from './page-session.js';
import { getUrlQuery } from './request-url.js';
import { standAlonePage } from './stand-alone-page.js';
import {
  isToken,
  localTokenCookie,
  type Origin,
  tokenCookie,
  type TokenCookie,
  getTokenCookieName,
  getToken,
  type WithCookies,
} from './token-cookie.js';

const path = '/account-switch';
/** The cookie with the token of a link until the player has chosen, so that no address, history or log has it. */
export const offeredCookie = '__Host-offeredToken';
/** The same on plain http on one's own machine (decision 58). */
export const localOfferedCookie = 'localOfferedToken';
const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax' };
const getCookieOptions = (name: string) => ({ ...options, secure: name === offeredCookie });
/** How long the player may take to choose, in seconds. */
const offerSeconds = 300;

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * Whether a navigation was started by another site: by `Sec-Fetch-Site` if a browser sends it, where `none` is an address that
 * the player typed or opened from outside of a browser; otherwise unless its `Referer` is this site.
 */
function isFromOtherSite({ headers, host, protocol }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { referer = '' } = headers;
  return !URL.canParse(referer) || new URL(referer).origin !== new URL(`${protocol}://${host}`).origin;
}

/** Returns the name of the only cookie that may hold an offered token of a request; `null` where none may be stored. */
function getOfferedCookieName(request: Origin): string | null {
  const name = getTokenCookieName(request);
  return name && { [tokenCookie]: offeredCookie, [localTokenCookie]: localOfferedCookie }[name];
}

function getOfferedToken(request: WithCookies): string | null {
  const name = getOfferedCookieName(request);
  const token = name === null ? '' : (request.cookies[name] ?? '');
  return isToken(token) ? token : null;
}

/**
 * Whether the player must be asked before a token of a link replaces theirs: another one is in use, and another site leads
 * here.
 */
export function mustAsk(request: FastifyRequest, token: string): boolean {
  const current = getToken(request);
  return current !== null && current !== token && isFromOtherSite(request);
}

/**
 * Keeps a link's token and leads to the question, and from there to `target`. Where no token can be stored, leads to `target`
 * without one.
 */
export function ask(request: Origin, reply: FastifyReply, token: string, target: string): FastifyReply {
  const name = getOfferedCookieName(request);
  if (name === null) return reply.redirect(target, 303);
  return reply
    .setCookie(name, token, { ...getCookieOptions(name), maxAge: offerSeconds })
    .redirect(`${path}?${new URLSearchParams({ to: target }).toString()}`, 303);
}

export interface AccountSwitchConfig {
  settings: () => Promise<Settings>;
  texts: TextCache;
  tokens: TokenCookie;
}

/**
 * Serves the question whether a link from another site may replace the player who is logged in. It works without scripts; a
 * form from another site is rejected like every other request that changes something.
 */
export function serveAccountSwitch(
  app: FastifyInstance,
  { settings, texts, tokens }: AccountSwitchConfig,
): void {
  app.get(path, async (request, reply) => {
    const target = safeRedirect(getUrlQuery(request.url).get('to'));
    const offered = getOfferedToken(request);
    void reply.header('Cache-Control', 'private, no-store').header('Referrer-Policy', 'no-referrer');
    if (offered === null) return reply.redirect(target, 303);
    const wanted = request.cookies[localeCookie];
    const code = isLocaleCode(wanted) ? wanted : defaultLocaleCode;
    const loaded = await texts.get(code);
    const t = (key: keyof typeof en) => escapeMarkup(loaded.texts[key] ?? en[key]);
    const button = (choice: string, label: string) =>
      `<button name="choice" value="${choice}">${label}</button>`;
    const html = standAlonePage({
      settings: settingsOfHost(await settings(), request.host),
      code: loaded.code,
      title: t('shell.switchAccount.title'),
      text: t('shell.switchAccount.text'),
      actions: `<form method="post" action="${path}"><input type="hidden" name="to" value="${escapeMarkup(target)}"><input type="hidden" name="offered" value="${toSessionId(offered)}">${button('stay', t('shell.switchAccount.stay'))}${button('switch', t('shell.switchAccount.switch'))}</form>`,
    });
    return reply.type('text/html; charset=utf-8').header('Content-Security-Policy', policy).send(html);
  });
  void app.register(async (routes) => {
    routes.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    routes.post(path, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const offered = getOfferedToken(request);
      // Another link may have come in between: the player has chosen what they were shown.
      const isShown = offered !== null && form.get('offered') === toSessionId(offered);
      if (isShown && form.get('choice') === 'switch') tokens.keep(request, reply, offered);
      for (const name of [offeredCookie, localOfferedCookie])
        void reply.clearCookie(name, getCookieOptions(name));
      return reply.header('Cache-Control', 'no-store').redirect(safeRedirect(form.get('to')), 303);
    });
  });
}
