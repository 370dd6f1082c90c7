import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { installProject, pack, root, run } from './packing.ts';

const readReadme = (library: string) => readFileSync(join(root, 'libs', library, 'README.md'), 'utf8');

/** Returns the first example of a library's README, as a module. */
export function getExample(library: string): string {
  const [, example] = /```tsx\n([\s\S]*?)```/.exec(readReadme(library)) ?? [];
  if (example === undefined) throw new Error(`the README of ${library} shows no example`);
  return example;
}

/** Returns the whole `main.tsx` of a library's README, which is indented there. */
export function getMain(library: string): string {
  const [, block] = /A whole `main\.tsx`[\s\S]*?\n\n((?: {4}.*\n|\n)+)/.exec(readReadme(library)) ?? [];
  if (block === undefined) throw new Error(`the README of ${library} shows no main.tsx`);
  return block.replaceAll(/^ {4}/gm, '');
}

/** A backend's response to a call: status and body. */
export type ApiResponses = (call: { pathname: string; headers: IncomingHttpHeaders }) => [number, object];

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The built page and, under /api, a backend. */
function serve(folder: string, backend: ApiResponses): Promise<Server> {
  const server = createServer(({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname.startsWith('/api/')) {
      const [status, body] = backend({ pathname, headers });
      return response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    }
    const file = pathname === '/' ? 'index.html' : pathname.slice(1);
    try {
      const content = readFileSync(join(folder, file));
      return response
        .writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
        .end(content);
    } catch {
      return response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const page =
  '<!doctype html><html lang="en" data-theme="curacao"><head><title>Brand</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>';

/** A plain Vite app outside the workspace, built and served. */
export interface PlainApp {
  origin: string;
  browser: Browser;
  /** The type checker's output for its sources; empty when they are right. */
  typeCheck: () => string;
  close: () => Promise<void>;
}

/**
 * Packs libraries, installs the archives in an empty project with `files`, builds it with Vite and serves it. Installs
 * `tools` beside Vite and runs `prepare` in the project before the build.
 */
export async function buildPlainApp({
  libraries,
  files,
  backend = () => [404, {}],
  tools = [],
  prepare = [],
}: {
  libraries: string[];
  files: Record<string, string>;
  backend?: ApiResponses;
  tools?: string[];
  prepare?: string[][];
}): Promise<PlainApp> {
  const place = mkdtempSync(join(tmpdir(), 'casino-kit-plain-app-'));
  const app = join(place, 'app');
  installProject(app, {
    archives: pack(libraries, place),
    files: { 'index.html': page, ...files },
    tools: ['vite', ...tools],
    compilerOptions: { types: ['vite/client'] },
  });
  for (const [command = '', ...args] of prepare) run(command, args, app);
  run('npx', ['vite', 'build', '--logLevel', 'warn'], app, { NODE_ENV: 'production' });
  const server = await serve(join(app, 'dist'), backend);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    browser,
    typeCheck: () => run('npx', ['tsc', '-p', '.'], app),
    async close() {
      await browser.close();
      server.close();
      rmSync(place, { recursive: true, force: true });
    },
  };
}
