import { type Direction } from '@casino-kit/i18n';
import { escapeMarkup as escape } from './escape-markup.js';
import { type InitialState, stateElementId, type Theme } from '../app/initial-state.js';

/** Files of the browser's build that a page needs before it is shown, including what its scripts import. */
export interface PageFiles {
  styles: string[];
  preloads: string[];
}

/** The files of a theme: its styles, and the art behind the lobby's banner if it has any. */
export interface ThemeFiles {
  style: string;
  hero: string | null;
}

/**
 * What every page needs, and what each lazy part needs: by its source (`src/pages/…`, `src/layout/…`), or by the name of the
 * group in which it is (`vite.config.ts`).
 */
export interface PageAssets extends PageFiles {
  script: string;
  theme: Record<Theme, ThemeFiles>;
  pages: Readonly<Record<string, PageFiles>>;
  /** The stylesheet with the font of a script that no theme has, by the wire code of its language. */
  fonts: Readonly<Record<string, string>>;
}

export interface DocumentParts {
  /** The nonce of the content security policy; `null` if the policy allows our own files without one. */
  nonce: string | null;
  /** The language tag of the page and its wire code. */
  lang: string;
  code: string;
  dir: Direction;
  title: string;
  description: string;
  /** The brand's icons, manifest and card, as markup. */
  brand: string;
  theme: Theme;
  /** The brand tries something out: its own scripts and styles find the mark on the document. */
  experimental?: boolean | undefined;
  assets: PageAssets;
  /** The sources of the page's lazy parts. */
  modules: readonly string[];
  /** The page is the lobby, whose code every page has. */
  isLobby: boolean;
  /** Where the page begins with the lobby's banner and its art: nowhere, everywhere, or above the width of phones. */
  hero: 'none' | 'all' | 'wide';
  /** The brand's own art of that banner, in place of the theme's. */
  heroArt?: string | undefined;
  /** Address of all texts if the page shows more than it embeds. */
  texts: string | null;
  /** Extra markup for the head, as Vite's middleware wants it in development. */
  extraHead?: string | undefined;
}

const nonceAttribute = (nonce: string | null) => (nonce === null ? '' : ` nonce="${nonce}"`);
/** Returns JSON that cannot end its script element early. */
const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

const jsons = new WeakMap<object, string>();
/** Returns the JSON of what many pages embed; it is written once and must not be changed afterwards. */
function sharedJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return json(value);
  const known = jsons.get(value) ?? json(value);
  jsons.set(value, known);
  return known;
}
/** Returns the JSON of an object's fields, without its braces. */
const fields = (value: object) => json(value).slice(1, -1);

function stateJson({ settings, locale: { texts, ...locale }, queries, ...rest }: InitialState): string {
  const embedded = queries.queries.map(
    ({ state: { data, ...state }, ...query }) =>
      `{${fields(query)},"state":{${fields(state)}${data === undefined ? '' : `,"data":${sharedJson(data)}`}}}`,
  );
  return `{"settings":${sharedJson(settings)},"locale":{"texts":${sharedJson(texts)},${fields(locale)}},"queries":{"mutations":${json(queries.mutations)},"queries":[${embedded.join()}]},${fields(rest)}}`;
}

/**
 * Returns what holds back the first paint until an element is there. What a browser paints while a page is still arriving
 * moves when the rest comes: a top bar makes room for its end, a row shrinks for its last field. The lobby, whose content is
 * long and only grows downwards, is painted once that begins, after the whole top bar; every other page once its markup is there.
 */
const holdPaint = (isLobby: boolean) =>
  `<link rel="expect" href="#${isLobby ? 'main' : stateElementId}" blocking="render">`;

/** Returns everything before the rendered application. */
export function documentHead({
  nonce,
  lang,
  code,
  dir,
  title,
  description,
  brand,
  theme,
  experimental = false,
  assets,
  modules,
  isLobby,
  hero,
  heroArt,
  texts,
  extraHead = '',
}: DocumentParts): string {
  const apart = modules.flatMap((module) => assets.pages[module] ?? []);
  const font = assets.fonts[code];
  const styles = [
    ...new Set([
      assets.theme[theme].style,
      ...(font === undefined ? [] : [font]),
      ...assets.styles,
      ...apart.flatMap((page) => page.styles),
    ]),
  ]
    .map((href) => `<link rel="stylesheet" href="${escape(href)}">`)
    .join('');
  const preloads = [...new Set([...assets.preloads, ...apart.flatMap((page) => page.preloads)])]
    .map(
      (href) =>
        `<link rel="modulepreload" fetchpriority="low" href="${escape(href)}"${nonceAttribute(nonce)}>`,
    )
    .join('');
  const art = hero === 'none' ? null : (heroArt ?? assets.theme[theme].hero);
  // The largest picture would only be found in the styles.
  const preloadHero =
    art === null
      ? ''
      : `<link rel="preload" as="image" fetchpriority="high" href="${escape(art)}"${hero === 'wide' ? ' media="(min-width: 768px)"' : ''}>`;
  const preloadTexts =
    texts === null ? '' : `<link rel="preload" as="fetch" crossorigin href="${escape(texts)}">`;
  return `<!doctype html><html lang="${escape(lang)}" dir="${dir}" data-theme="${theme}"${experimental ? ' data-experimental' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="dark"><title>${escape(title)}</title><meta name="description" content="${escape(description)}"><style>@layer base, ui, domain, app;</style>${holdPaint(isLobby)}${brand}${styles}${preloadHero}${preloads}${preloadTexts}${extraHead}</head><body><div id="root">`;
}

/** Returns everything after the application: the state for the browser and the script that hydrates the page. */
export function documentTail(
  state: InitialState,
  { nonce, assets }: Pick<DocumentParts, 'nonce' | 'assets'>,
): string {
  return `</div><script type="application/json" id="${stateElementId}">${stateJson(state)}</script><script type="module" fetchpriority="low" src="${escape(assets.script)}"${nonceAttribute(nonce)}></script></body></html>`;
}
