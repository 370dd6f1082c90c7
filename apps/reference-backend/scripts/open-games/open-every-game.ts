import { randomUUID } from 'node:crypto';
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
  playOriginal,
  playRound,
  startMines,
} from '@casino-kit/api-contract';

interface Call {
  token?: string | undefined;
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
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
  /** In how many a round was played: those that a player has alone. */
  played: number;
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

/** Plays a demo round of a game that a player has alone, at its usual stake. Returns the error, if any. */
async function playGame(
  backend: Caller,
  { page, token, stake }: { page: string; token: string; stake: string },
): Promise<string | undefined> {
  const headers = { 'idempotency-key': randomUUID() };
  const clientSeed = 'every game';
  const choices: Readonly<Record<string, string>> = {
    'dice.html': 'over-50.00',
    'plinko.html': 'plinko-8-low',
  };
  const choice = choices[page];
  const { status, body } =
    page === 'mines.html'
      ? await backend.call(startMines, { token, headers, body: { stake, mines: 3, clientSeed } })
      : choice === undefined
        ? await backend.call(playRound, { token, headers, body: { stake, clientSeed } })
        : await backend.call(playOriginal, { token, headers, body: { stake, choice, clientSeed } });
  return status === 200 ? undefined : `no round: ${body.code ?? status}`;
}

/**
 * Opens a game as its frame does: launches it, and loads its table with the launch token. In a demo it plays a round, too, unless
 * all players share its rounds. Returns the error, if any, and whether a round was played.
 */
async function openGame(
  backend: Caller,
  slug: string,
  token: string | undefined,
): Promise<{ error: string | undefined; hasPlayed: boolean }> {
  const failed = (error: string) => ({ error, hasPlayed: false });
  const mode = token === undefined ? 'demo' : 'real';
  const launched = await backend.call(launchGame, { token, params: { slug }, body: { mode, locale: 'en' } });
  if (launched.status !== 200) return failed(launched.body.code ?? String(launched.status));
  const url = new URL(launched.body.data.url);
  const page = url.pathname.split('/').at(-1) ?? '';
  const tables: Readonly<Record<string, AnyEndpoint>> = {
    ...Object.fromEntries(originalGames.map((original) => [`${original}.html`, openOriginal])),
    'crash.html': openCrash,
    'roulette.html': openLiveTable,
  };
  const launchToken = url.hash.replace('#launch=', '');
  const opened = await backend.call(tables[page] ?? openGameTable, { token: launchToken });
  if (opened.status !== 200) return failed(opened.body.code ?? String(opened.status));
  const { defaultBet } = opened.body.data as { defaultBet?: string };
  const isShared = page === 'crash.html' || page === 'roulette.html';
  if (mode === 'real' || isShared || defaultBet === undefined) return { error: undefined, hasPlayed: false };
  const error = await playGame(backend, { page, token: launchToken, stake: defaultBet });
  return { error, hasPlayed: error === undefined };
}

/**
 * Opens every game of the list, and plays a demo round in it, once for each of `tokens`, as a player for real money; without a token as a guest who
 * plays the demo.
 */
export async function openEveryGame(
  backend: Caller,
  tokens: readonly (string | undefined)[],
): Promise<OpenedGames> {
  const { slugs, counted } = await listedGames(backend);
  const refused: string[] = [];
  let opened = 0;
  let played = 0;
  for (const slug of slugs) {
    const errors: string[] = [];
    for (const token of tokens) {
      const { error, hasPlayed } = await openGame(backend, slug, token);
      if (hasPlayed) played += 1;
      if (error !== undefined) errors.push(`${token === undefined ? 'demo' : 'real'} ${slug}: ${error}`);
    }
    if (errors.length === 0) opened += 1;
    else refused.push(...errors);
  }
  return { listed: slugs.length, counted, opened, played, refused };
}
