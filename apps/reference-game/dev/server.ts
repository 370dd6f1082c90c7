import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { openGameTable, playRound } from '@casino-kit/api-contract';
import * as v from 'valibot';
import { createServer } from 'vite';
import { createFakeTable, scripts } from './fake-table.js';
import { readBody, reject, respond } from './respond.js';
import { serveRoulette } from './roulette-calls.js';

/**
 * The development server of the games: Vite, and their calls played by a script of the launch token, for example
 * http://localhost:6610/#launch=tides.en.real.win or http://localhost:6610/roulette.html#launch=roulette.en.real.play.
 * It is not part of the product. Start it in the app's folder with
 * `NODE_OPTIONS=--conditions=@casino-kit/source npx tsx dev/server.ts`.
 */
const port = Number(process.env.PORT ?? 6610);
const tokenShape = v.pipe(
  v.string(),
  v.transform((token) => token.split('.')),
  v.tuple([v.string(), v.string(), v.picklist(['real', 'demo']), v.picklist(scripts)]),
);
const tables = new Map<string, ReturnType<typeof createFakeTable>>();

async function serveCalls(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (request.url !== openGameTable.path && request.url !== playRound.path) return false;
  const token = (request.headers.authorization ?? '').replace('Bearer ', '');
  const parsed = v.safeParse(tokenShape, token);
  if (!parsed.success || parsed.output[3] === 'expired') {
    reject(response, 401, 'LAUNCH_EXPIRED');
    return true;
  }
  const [face, locale, mode, script] = parsed.output;
  const table = tables.get(token) ?? createFakeTable(face, locale, mode, script);
  tables.set(token, table);
  if (request.url === openGameTable.path) {
    respond(response, 200, { success: true, data: table.open() });
    return true;
  }
  const { stake, freeSpin = false } = v.parse(playRound.body, await readBody(request));
  const key = String(request.headers['idempotency-key']);
  if (script === 'silent') {
    request.socket.destroy();
    return true;
  }
  const round = table.play(stake, freeSpin, key);
  if ('code' in round) reject(response, 409, round.code, round.params);
  else if (script === 'lost' && Math.random() < 0.5) request.socket.destroy();
  else respond(response, 200, { success: true, data: round });
  return true;
}

const vite = await createServer({
  root: new URL('..', import.meta.url).pathname,
  server: { middlewareMode: true },
});
const http = createHttpServer((request, response) => {
  void serve(request, response);
});
const serveRouletteCalls = serveRoulette(http);
async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (await serveCalls(request, response)) return;
  if (await serveRouletteCalls(request, response)) return;
  vite.middlewares(request, response);
}
http.listen(port, () =>
  process.stdout.write(
    `http://localhost:${port}/#launch=tides.en.real.random\n` +
      `http://localhost:${port}/roulette.html#launch=roulette.en.real.play\n`,
  ),
);
