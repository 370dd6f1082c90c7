import { type IncomingMessage, type Server as HttpServer, type ServerResponse } from 'node:http';
import { liveTableNamespace, openLiveTable, setLiveBets } from '@casino-kit/api-contract';
import { Server } from 'socket.io';
import * as v from 'valibot';
import { createFakeRoulette, rouletteScripts } from './fake-roulette.js';
import { readBody, reject, respond } from './respond.js';

const tokenShape = v.pipe(
  v.string(),
  v.transform((token) => token.split('.')),
  v.tuple([v.literal('roulette'), v.string(), v.picklist(['real', 'demo']), v.picklist(rouletteScripts)]),
);

/** Serves the calls and the socket of the roulette table, played by the script of the launch token. */
export function serveRoulette(
  http: HttpServer,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const sockets = new Server(http).of(liveTableNamespace);
  const tables = new Map<string, ReturnType<typeof createFakeRoulette>>();
  const getTable = (token: string) => {
    const parsed = v.safeParse(tokenShape, token);
    if (!parsed.success || parsed.output[3] === 'expired') return null;
    const [, locale, mode, script] = parsed.output;
    const table =
      tables.get(token) ??
      createFakeRoulette(locale, mode, script, (event, payload) => sockets.to(token).emit(event, payload));
    tables.set(token, table);
    return { table, script };
  };
  sockets.use((socket, next) => {
    const { token } = socket.handshake.auth as { token?: unknown };
    const found = typeof token === 'string' ? getTable(token) : null;
    if (typeof token !== 'string' || found === null) next(new Error('LAUNCH_EXPIRED'));
    else {
      void socket.join(token);
      next();
    }
  });

  return async (request, response) => {
    if (request.url !== openLiveTable.path && request.url !== setLiveBets.path) return false;
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    const found = getTable(token);
    if (found === null) reject(response, 401, 'LAUNCH_EXPIRED');
    else if (request.url === openLiveTable.path)
      respond(response, 200, { success: true, data: found.table.open() });
    else {
      const { roundId, bets, clientSeed = '' } = v.parse(setLiveBets.body, await readBody(request));
      if (found.script === 'slow') await new Promise((resolve) => setTimeout(resolve, 2_500));
      const result = found.table.set(roundId, bets, clientSeed, String(request.headers['idempotency-key']));
      if ('code' in result) reject(response, 409, result.code, result.params);
      else if (found.script === 'lost' && Math.random() < 0.5) request.socket.destroy();
      else respond(response, 200, { success: true, data: result });
    }
    return true;
  };
}
