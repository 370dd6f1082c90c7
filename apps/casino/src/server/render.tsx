import { Writable } from 'node:stream';
import { CallError } from '@casino-kit/api-client';
import { allEndpoints } from '@casino-kit/api-contract';
import {
  createLocaleTable,
  defaultLocaleTable,
  direction,
  type EnglishFormats,
  isLocaleCode,
  localeTag,
  type LocaleTable,
  type TextCache,
} from '@casino-kit/i18n';
import { wireCasino } from '@casino-kit/provider';
import { serverHeldTokenStore } from '@casino-kit/session';
import { type Settings } from '@casino-kit/settings';
import { dehydrate } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app.js';
import { type InitialState, getTheme } from '../app/initial-state.js';
import { englishTexts } from '../app/page-texts.js';
import quiet from '../locales/quiet/en.json' with { type: 'json' };
import { brandHead } from './brand-head.js';
import { type Configuration, thirdParties } from './configuration.js';
import { type DocumentParts, documentHead, documentTail, type PageAssets } from './document.js';
import { prefetchPage } from './prefetch.js';
import { type SharedCatalogues } from './shared-catalogue.js';
import { settingsInLanguage } from './settings-in-language.js';
import { splitTexts } from './split-texts.js';
import { getUrlPath, getUrlQuery } from './request-url.js';

const englishOverrides = (formats: EnglishFormats) => ({ en: { formats } });
const tables: Readonly<Record<EnglishFormats, LocaleTable>> = {
  en: defaultLocaleTable,
  'en-GB': createLocaleTable(englishOverrides('en-GB')),
};

const en = { ...englishTexts, ...quiet };

/** Timeout in milliseconds for loading user details on the server (§7, §8). */
const detailsTimeoutMs = 5_000;

/** The group of files with the player's part of the top bar, which no guest's page has. */
const playerLayout = 'player-layout';
/** The banner of a player's lobby: without its styles in the head it would move when they come. */
const playerHero = [
  'src/pages/lobby-page/hero/player-hero.tsx',
  'src/pages/lobby-page/hero/player-rewards.tsx',
];
/** The side of the frame with the navigation system `panel`. */
const sideRail = ['src/layout/frame-part.tsx', 'src/layout/side-rail.tsx'];

/** What React puts before content with eager images: they follow at once, so naming them first gains nothing. */
const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

export interface PageRequest {
  /** Path and query. */
  url: string;
  token: string | null;
  /** What the page calls the session of the token. */
  sessionId: string;
  /** The wire code from the visitor's cookie, or any other value. */
  wantedLocale: string | undefined;
  /** How English writes dates for the visitor. */
  english: EnglishFormats;
  /** The nonce of the content security policy; `null` for a page that all guests share. */
  nonce: string | null;
  forwardedFor: string;
  /** The host of the request. */
  host: string;
}
export interface PageTools {
  configuration: Configuration;
  settings: Settings;
  texts: TextCache;
  assets: PageAssets;
  /** Read what all pages share; without it each page reads its own. */
  sharedCatalogues?: SharedCatalogues | undefined;
  /** Names of the extensions that the backend is known not to have (decisions 40); newly learned ones are added. */
  unsupported: Set<string>;
  extraHead?: string | undefined;
  log: (what: string) => void;
}
export interface RenderedPage {
  status: 200 | 404;
  /** Whether no call of the page failed because the backend was unavailable. */
  complete: boolean;
  html: Buffer;
}

/** Thrown when the server ended the session while the page was rendering: the visitor goes to the login. */
export class SessionExpired extends Error {}

/**
 * Whether a call failed because the backend was unavailable or blocked the server; one it does not offer (501) is no
 * reason to retry.
 */
const isBackendAway = (error: unknown) =>
  error instanceof CallError &&
  error.kind !== 'unsupported' &&
  (['network', 'timeout'].includes(error.kind) ||
    error.status === 403 ||
    ((error.status ?? 0) >= 500 && error.status !== 501));

/** Renders one page with all data that the browser would otherwise request. */
export async function renderPage(request: PageRequest, tools: PageTools): Promise<RenderedPage> {
  const { configuration, settings, assets, log } = tools;
  const code =
    request.wantedLocale !== undefined && isLocaleCode(request.wantedLocale) ? request.wantedLocale : 'en';
  const { sessionId: _, ...held } = serverHeldTokenStore(request.sessionId);
  let expire: () => void = () => undefined;
  const expiry = new Promise<never>((_, reject) => {
    expire = () => reject(new SessionExpired());
  });
  const casino = wireCasino({
    coreUrl: configuration.coreUrl,
    backendUrl: configuration.backendUrl,
    socketUrl: null,
    tokens: { ...held, token: () => request.token },
    language: () => code,
    systemToken: configuration.systemToken,
    // Compressing and unpacking ten responses a page would cost both processes more than sending them plain nearby.
    extraHeaders: { 'x-forwarded-for': request.forwardedFor, 'accept-encoding': 'identity' },
    detailsTimeoutMs,
    unsupported: tools.unsupported,
    onExpired: () => expire(),
    onContractBreach: log,
  });
  // A call that was answered with 403 never settles: a guest's page is sent without what it would have loaded.
  let isForbidden = false;
  if (request.token === null)
    casino.client.onForbidden(() => {
      isForbidden = true;
      void casino.queryClient.cancelQueries();
    });
  const url = { pathname: getUrlPath(request.url), searchParams: getUrlQuery(request.url) };
  const initialized = casino.session.initialize();
  const [loaded, auth, prefetched] = await Promise.race([
    Promise.all([
      tools.texts.get(code),
      initialized,
      // Bets are shown in the player's currency; a guest has nothing to wait for.
      initialized.then(({ user, selfExcluded }) =>
        prefetchPage(url, casino, settings, code, {
          currencyCode: user?.getUser.currencyCode,
          isQuiet: selfExcluded,
          sharedCatalogues: tools.sharedCatalogues,
        }),
      ),
    ]),
    expiry,
  ]);
  const texts = splitTexts(loaded);
  const state: InitialState = {
    settings: settingsInLanguage(settings, code),
    theme: getTheme(settings),
    locale: {
      ...{ code, textsCode: loaded.code, texts: texts.embedded, allTexts: texts.address },
      ...(request.english !== 'en' && { overrides: englishOverrides(request.english) }),
    },
    auth,
    sessionId: auth.authenticated ? request.sessionId : null,
    queries: dehydrate(casino.queryClient),
    // What was forbidden to this player is not known to be missing for others.
    unsupported: allEndpoints.filter((endpoint) => !casino.client.supports(endpoint)).map(({ name }) => name),
    thirdParties: thirdParties(configuration),
  };
  const complete =
    !isForbidden &&
    !casino.queryClient
      .getQueryCache()
      .getAll()
      .some(({ state: { error } }) => isBackendAway(error));
  const heading =
    'text' in prefetched.title
      ? prefetched.title.text
      : (loaded.texts[prefetched.title.key] ?? en[prefetched.title.key]);
  const title = `${heading} · ${settings.brandName}`;
  const description = loaded.texts['shell.description'] ?? en['shell.description'];
  const isLobby = prefetched.modules.length === 0;
  const parts: DocumentParts = {
    nonce: request.nonce,
    lang: localeTag(loaded.code),
    code: loaded.code,
    dir: direction(loaded.code),
    title,
    description,
    brand: brandHead({
      ...{ settings, theme: state.theme, host: request.host, path: url.pathname, title, description },
    }),
    theme: state.theme,
    assets,
    modules: [
      ...prefetched.modules,
      ...(auth.authenticated && !auth.selfExcluded ? [playerLayout] : []),
      ...(auth.authenticated && prefetched.hasHero ? playerHero : []),
      ...(settings.navigationSystem === 'panel' && !auth.selfExcluded ? sideRail : []),
    ],
    isLobby,
    // A player's banner has no art on phones.
    hero: prefetched.hasHero ? (auth.authenticated ? 'wide' : 'all') : 'none',
    heroArt: settings.brandPictures.hero,
    experimental: settings.experimental,
    // The lobby shows only texts that it embeds.
    texts: isLobby ? null : texts.address,
    extraHead: tools.extraHead,
  };
  const app = (
    <StaticRouter location={request.url}>
      <App
        casino={casino}
        settings={settings}
        i18n={{ code, texts: loaded.texts, textsCode: loaded.code, table: tables[request.english] }}
        thirdParties={state.thirdParties}
        onError={(error) => log(`render: ${error instanceof Error ? error.message : String(error)}`)}
      />
    </StaticRouter>
  );
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const body = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        const markup = Buffer.concat(chunks).toString().replace(imagePreloads, '');
        const html = Buffer.from(`${documentHead(parts)}${markup}${documentTail(state, parts)}`);
        resolve({ status: prefetched.status, complete, html });
        done();
      },
    });
    const { pipe } = renderToPipeableStream(app, {
      ...(request.nonce !== null && { nonce: request.nonce }),
      // No script moves content into place later: the page is readable without any.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // The page is sent in one piece: its data is loaded, so streaming it would gain nothing.
      onAllReady: () => void pipe(body),
      onShellError: reject,
      onError: (error) => log(`render: ${error instanceof Error ? error.message : String(error)}`),
    });
  });
}
