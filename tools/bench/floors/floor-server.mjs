/**
 * Serves the floors: `/static` (joined strings and a few lines of script), `/react` (React alone, rendered here and hydrated)
 * and `/stack` (the same with the product's router, queries, texts and client state) show the games of the lobby of the casino at CASINO, whose images it holds. `/list?count=` is a list of so many
 * games in plain script, `/find?port=` searches the casino at a port as you type, in plain script, `/messages?socket=` writes what a socket sends. Listens on PORT; the folder with the scripts is
 * the first argument. A page is compressed, or is made and sent as it is with `?raw`.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadGames, loadRows } from './load-rows.mjs';
import { writeLobby } from './static-page.mjs';
import { style } from './style.mjs';

const [, , folder] = process.argv;
const { CASINO, PORT } = process.env;
const { renderLobby, renderStackLobby } = await import(pathToFileURL(join(folder, 'render.mjs')).href);
const rows = await loadRows(CASINO);
/** How many games a search shows at first. */
const pageSize = 24;
const page = (body, attributes = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Casino</title><link rel="icon" href="data:,"><style>${style}</style></head><body${attributes}>${body}</body></html>`;
const inScript = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');
const state = inScript(rows);
const games = inScript(await loadGames(CASINO));
const hydrated = (markup, script) =>
  page(
    `<div id="root">${markup}</div><script type="application/json" id="state">${state}</script><script src="/${script}" defer></script>`,
  );
const pages = {
  '/static': () => page(`${writeLobby(rows)}<script src="/search.js" defer></script>`),
  '/react': () => hydrated(renderLobby(rows), 'hydrate.js'),
  '/stack': () => hydrated(renderStackLobby(rows), 'hydrate-stack.js'),
  '/list': (query) =>
    page(
      `<header>Casino</header><main class="list"></main><script type="application/json" id="games">${games}</script><script src="/list.js" defer></script>`,
      ` data-count="${Number(query.get('count'))}"`,
    ),
  '/find': (query) =>
    page(
      `<header>Casino</header><main><input type="search" aria-label="Search games"><section><h1></h1><p role="status"></p><ul class="tiles">${'<li><a><img alt="" width="300" height="400" loading="lazy"><b></b></a></li>'.repeat(pageSize)}</ul></section></main><script src="/find.js" defer></script>`,
      ` data-port="${Number(query.get('port'))}"`,
    ),
  '/messages': (query) =>
    page(
      '<header>Casino</header><output></output><script src="/messages.js" defer></script>',
      ` data-socket="${encodeURI(query.get('socket'))}"`,
    ),
};
const compressed = (body, type) => ({
  body: gzipSync(body),
  headers: { 'content-type': type, 'content-encoding': 'gzip' },
});
const files = new Map();
for (const name of ['hydrate.js', 'hydrate-stack.js', 'search.js', 'find.js', 'list.js', 'messages.js'])
  files.set(`/${name}`, compressed(readFileSync(join(folder, name)), 'text/javascript'));
async function loadImage(path) {
  const image = await fetch(new URL(path, CASINO));
  const file = compressed(Buffer.from(await image.arrayBuffer()), image.headers.get('content-type'));
  files.set(path, file);
  return file;
}
for (const path of new Set(rows.flatMap((row) => row.games.map(({ thumbnailUrl }) => thumbnailUrl))))
  await loadImage(path);

/** Passes a call on to the casino of this machine at the port that the query names. */
async function forward(path, response) {
  const url = new URL(path, CASINO);
  url.port = Number(url.searchParams.get('port'));
  url.searchParams.delete('port');
  const { status, headers, body } = await fetch(url);
  response.writeHead(status, { 'content-type': headers.get('content-type') });
  await body.pipeTo(Writable.toWeb(response));
}

async function respond(request, response) {
  if (request.url.startsWith('/api/games?')) return forward(request.url, response);
  const isImage = request.url.startsWith('/api/core/casino/assets/games/');
  const file = files.get(request.url) ?? (isImage ? await loadImage(request.url) : undefined);
  if (file !== undefined) return response.writeHead(200, file.headers).end(file.body);
  const [path, query = ''] = request.url.split('?');
  if (path === '/health') return response.writeHead(200).end();
  const make = pages[path];
  if (make === undefined) return response.writeHead(404).end();
  const type = 'text/html; charset=utf-8';
  if (query.startsWith('raw')) return response.writeHead(200, { 'content-type': type }).end(make());
  const { headers, body } = compressed(make(new URLSearchParams(query)), type);
  return response.writeHead(200, headers).end(body);
}

createServer((request, response) => {
  respond(request, response).catch(() => response.writeHead(500).end());
}).listen(Number(PORT), '127.0.0.1');
