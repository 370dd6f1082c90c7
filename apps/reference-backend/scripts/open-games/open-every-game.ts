import {
  type AnyEndpoint,
  type EndpointData,
  type ErrorBody,
  launchGame,
  listGames,
  openCrash,
  openGameTable,
  openLiveTable,
  openOriginal,
  originalGames,
} from '@casino-kit/api-contract';

interface Call {
  token?: string | undefined;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** Sends calls to a backend. */
export interface Caller {
  call<E extends AnyEndpoint>(
    endpoint: E,
    request?: Call,
  ): Promise<{ status: number; body: { data: EndpointData<E> } & ErrorBody }>;
}

export interface OpenedGames {
  /** How many games the list has, and how many it says it has. */
  listed: number;
  counted: number;
  opened: number;
  /** A line for each game that did not open: how it was opened, the game and the error. */
  refused: string[];
}

const pageSize = 100;

async function listedGames(backend: Caller): Promise<{ slugs: string[]; counted: number }> {
  const slugs: string[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const query = { limit: String(pageSize), pageNo: String(pageNo) };
    const { count, rows } = (await backend.call(listGames, { query })).body.data;
    slugs.push(...rows.map(({ slug }) => slug));
    if (rows.length < pageSize) return { slugs, counted: count };
  }
}

/** Opens a game as its frame does: launches it, and loads its table with the launch token. Returns the error, if any. */
async function openGame(
  backend: Caller,
  slug: string,
  token: string | undefined,
): Promise<string | undefined> {
  const mode = token === undefined ? 'demo' : 'real';
  const launched = await backend.call(launchGame, { token, params: { slug }, body: { mode, locale: 'en' } });
  if (launched.status !== 200) return launched.body.code ?? String(launched.status);
  const url = new URL(launched.body.data.url);
  const page = url.pathname.split('/').at(-1);
  const tables: Readonly<Record<string, AnyEndpoint>> = {
    ...Object.fromEntries(originalGames.map((original) => [`${original}.html`, openOriginal])),
    'crash.html': openCrash,
    'roulette.html': openLiveTable,
  };
  const table = tables[page ?? ''] ?? openGameTable;
  const opened = await backend.call(table, { token: url.hash.replace('#launch=', '') });
  return opened.status === 200 ? undefined : (opened.body.code ?? String(opened.status));
}

/**
 * Opens every game of the list once for each of `tokens`, as a player for real money; without a token as a guest who
 * plays the demo.
 */
export async function openEveryGame(
  backend: Caller,
  tokens: readonly (string | undefined)[],
): Promise<OpenedGames> {
  const { slugs, counted } = await listedGames(backend);
  const refused: string[] = [];
  let opened = 0;
  for (const slug of slugs) {
    const errors: string[] = [];
    for (const token of tokens) {
      const error = await openGame(backend, slug, token);
      if (error !== undefined) errors.push(`${token === undefined ? 'demo' : 'real'} ${slug}: ${error}`);
    }
    if (errors.length === 0) opened += 1;
    else refused.push(...errors);
  }
  return { listed: slugs.length, counted, opened, refused };
}
