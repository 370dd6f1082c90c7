/**
 * `npm run try-installs [name …]`: installs the packed libraries outside of the workspace as a brand's team does, with
 * what the README of wallet prints, and builds an app there. Fetches package managers and Next from the registry.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Manifest, readManifest, pack, root, run } from './packing.ts';

const next = '16.4.6';
const pnpm = 'pnpm@10.34.8';
const yarn = 'yarn@1.22.22';
const port = Number(process.env['TRY_PORT'] ?? 7150);

const place = mkdtempSync(join(tmpdir(), 'casino-kit-installs-'));
run('npx', ['nx', 'run-many', '-t', 'build', '-p', 'libs/*'], root);
const archives = pack(['wallet', 'provider', 'ui-theme-curacao'], place);
const { devDependencies: pinned } = readManifest(root) as Manifest & {
  devDependencies: Record<string, string>;
};

const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** The examples of docs/own-backend.md: an app in one file, a layout of Next, and one that loads the casino on the server. */
const [app = '', layout = '', loadedLayout = ''] = [
  ...read('docs/own-backend.md')
    .replaceAll(/^ {3}/gm, '')
    .matchAll(/```tsx\n([\s\S]*?)```/g),
].map(([, example = '']) => example);

/** The packages of the README's install line. */
const installLine = (/^npm install (.+)$/m.exec(read('libs/wallet/README.md'))?.[1] ?? '').split(' ');
const findArchive = (name: string) => archives.get(name.replace('@casino-kit/', ''));
const getSpec = (name: string) => {
  const archive = findArchive(name);
  return archive === undefined ? (pinned[name] ?? '^5.108.0') : `file:${archive}`;
};
/** The registry's place is taken by the archives, for the libraries that others depend on too. */
const fromArchives = Object.fromEntries(
  [...archives].map(([name, archive]) => [`@casino-kit/${name}`, `file:${archive}`]),
);

interface Project {
  folder: string;
  inside: (command: string, args: string[], env?: Record<string, string>) => string;
}

/** Writes an app with exactly the packages of the install line, React and `tools`. */
function project(
  name: string,
  files: Record<string, string>,
  tools: Record<string, string>,
  manifest: object,
): Project {
  const folder = join(place, name);
  const dependencies = Object.fromEntries(
    [...installLine, 'react', 'react-dom'].map((wanted) => [wanted, getSpec(wanted)]),
  );
  const texts: Record<string, string> = {
    'package.json': JSON.stringify({
      ...{ name, private: true, type: 'module', dependencies: { ...dependencies, ...tools } },
      ...manifest,
    }),
    ...files,
  };
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { folder, inside: (command, args, env) => run(command, args, folder, env) };
}

const page =
  '<!doctype html><html lang="en"><body><script type="module" src="/main.tsx"></script></body></html>';
const viteApp = { 'index.html': page, 'main.tsx': app };
const vite = { vite: pinned['vite'] ?? '' };

/** Returns what a build wrote: number of files and kilobytes of JavaScript. */
function built(folder: string): string {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const bytes = scripts.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);
  if (bytes === 0) throw new Error(`${folder} contains no JavaScript`);
  return `${scripts.length} scripts, ${Math.round(bytes / 1_000)} kB`;
}

function npmWithVite(): string {
  const { folder, inside } = project('npm-vite', viteApp, vite, { overrides: fromArchives });
  inside('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error']);
  inside('npx', ['vite', 'build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
  return built(join(folder, 'dist'));
}

function pnpmWithVite(): string {
  const { folder, inside } = project('pnpm-vite', viteApp, vite, { pnpm: { overrides: fromArchives } });
  inside('npx', ['--yes', pnpm, 'install', '--reporter', 'silent', '--config.strict-peer-dependencies=true']);
  inside('npx', ['vite', 'build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
  return built(join(folder, 'dist'));
}

function yarnWithVite(): string {
  const { folder, inside } = project('yarn-vite', viteApp, vite, { resolutions: fromArchives });
  inside('npx', [
    '--yes',
    yarn,
    'install',
    '--silent',
    '--non-interactive',
    '--cache-folder',
    join(place, 'yarn-cache'),
  ]);
  inside('npx', ['vite', 'build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
  return built(join(folder, 'dist'));
}

function esbuild(): string {
  const { folder, inside } = project(
    'esbuild',
    { 'main.tsx': app },
    { esbuild: '0.28.2' },
    { overrides: fromArchives },
  );
  inside('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error']);
  const options = ['--bundle', '--minify', '--splitting', '--format=esm', '--jsx=automatic', '--outdir=dist'];
  inside('npx', [
    'esbuild',
    'main.tsx',
    ...options,
    '--loader:.woff2=file',
    '--loader:.svg=file',
    '--log-level=error',
  ]);
  return built(join(folder, 'dist'));
}

/** Packs wallet again as version 0.1.9 and renders the figures of both versions below one provider. */
function twoVersions(): string {
  const changed = join(place, 'wallet-0.1.9');
  mkdirSync(changed);
  run('tar', ['-xzf', archives.get('wallet') ?? '', '-C', changed], root);
  const manifest = join(changed, 'package/package.json');
  writeFileSync(manifest, JSON.stringify({ ...readManifest(join(changed, 'package')), version: '0.1.9' }));
  const archive = run(
    'npm',
    ['pack', '--silent', '--pack-destination', place],
    join(changed, 'package'),
  ).trim();
  const { folder, inside } = project(
    'two-versions',
    {
      'main.mjs': `import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { CasinoContexts, createCasino } from '@casino-kit/provider';
import { signedIn } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { defaultSettings } from '@casino-kit/settings';
import { BalancePill } from '@casino-kit/wallet';
import { BalancePill as NewPill } from 'wallet-next';
const casino = createCasino({ url: 'https://casino.example' });
casino.session.restore(signedIn(makeUserDetails(), new Date('2026-01-01')));
const props = { casino, settings: defaultSettings('2026-01-01'), i18n: { code: 'en', texts: {} } };
const [old, newer] = [BalancePill, NewPill].map((Pill) => renderToString(h(CasinoContexts, props, h(Pill))));
console.log(BalancePill === NewPill, old.length > 100, old === newer);
`,
    },
    { 'wallet-next': `file:${join(place, archive)}` },
    {
      overrides: Object.fromEntries(
        Object.entries(fromArchives).filter(([name]) => name !== '@casino-kit/wallet'),
      ),
    },
  );
  inside('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error']);
  const versions = ['@casino-kit/wallet', 'wallet-next'].map(
    (name) => readManifest(join(folder, 'node_modules', name)).version,
  );
  const copies = inside('npm', ['ls', '@casino-kit/session', '--all', '--parseable']).trim().split('\n');
  const sessions = new Set(copies.filter((path) => path.endsWith('/session')));
  const printed = inside('node', ['main.mjs'], { NODE_ENV: 'production' }).trim();
  if (printed !== 'false true true' || new Set(versions).size !== 2 || sessions.size !== 1)
    throw new Error(`rendered ${printed}; ${versions.join(', ')}; ${sessions.size} copies of session`);
  return `wallet ${versions.join(' and ')}, one session, both render the player's balance`;
}

/** Plays a casino with a name and a German text. */
async function smallCasino(): Promise<Server> {
  const answers: Record<string, object> = {
    '/api/core/casino/settings2': { brandName: 'Harbour Bets' },
    '/api/core/casino/locales/de.json': { 'casino.notLoaded.retry': 'Noch einmal' },
  };
  const server = createServer(({ url = '' }, response) => {
    const answer = answers[url.split('?')[0] ?? ''];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/**
 * Builds the documented layouts and a page that uses a component and a rule, all server components, and requests them. What
 * Next prerenders contains the brand's heading and the content of the libraries.
 */
async function nextAppRouter(): Promise<string> {
  const casino = await smallCasino();
  const casinoUrl = `http://127.0.0.1:${(casino.address() as AddressInfo).port}`;
  const transactions = `'use client';
import '@casino-kit/wallet/styles.css';
import { readTransactionFilters, TransactionsPage } from '@casino-kit/wallet';
import { useState } from 'react';

const today = '2026-11-20';

export default function Page() {
  const [value, onChange] = useState(() => readTransactionFilters(new URLSearchParams(), today));
  return (
    <main>
      <h1>Harbour</h1>
      <TransactionsPage
        {...{ value, onChange, today, timeZone: 'UTC' }}
        hrefs={{ deposit: '/deposit', login: '/login' }}
      />
    </main>
  );
}
`;
  const { folder, inside } = project(
    'next-app',
    {
      'app/(casino)/layout.tsx': layout,
      'app/(casino)/page.tsx': transactions,
      'app/(loaded)/layout.tsx': loadedLayout.replace('https://casino.example', casinoUrl),
      'app/(loaded)/loaded/page.tsx': `'use client';
import { useLocale, createTexts } from '@casino-kit/i18n';
import { useSettings } from '@casino-kit/settings';

const useTexts = createTexts({ 'casino.notLoaded.retry': 'Try again' });

export default function Page() {
  return <p>{[useSettings().brandName, useTexts()('casino.notLoaded.retry'), useLocale().tag].join(', ')}</p>;
}
`,
      'app/(plain)/layout.tsx':
        'export default function Plain({ children }: { children: React.ReactNode }) { return <html lang="en"><body>{children}</body></html>; }\n',
      'app/(plain)/plain/page.tsx': `import { formatMoney } from '@casino-kit/money';
import { readSettings } from '@casino-kit/settings';
import { Alert } from '@casino-kit/ui';

const { brandName } = readSettings({ brandName: 'Harbour' }, { today: '2026-01-01' });

export default function Page() {
  return <Alert tone="success" title={brandName + ' ' + formatMoney('25', { locale: 'en', currency: 'EUR' })} />;
}
`,
    },
    {
      ...{ next, typescript: pinned['typescript'] ?? '', '@types/react': pinned['@types/react'] ?? '' },
      ...{ '@types/node': pinned['@types/node'] ?? '', '@casino-kit/money': getSpec('@casino-kit/money') },
    },
    { overrides: fromArchives },
  );
  inside('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error']);
  // The casino answers meanwhile: Next asks it for what it prerenders.
  await promisify(execFile)('npx', ['next', 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const server = spawn('npx', ['next', 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
  });
  try {
    const results = [];
    for (const [path, text] of [
      ['/', '<main><h1>Harbour</h1>'],
      ['/', '>Transactions</h1>'],
      ['/loaded', '<html lang="de" data-theme="curacao">'],
      ['/loaded', 'Harbour Bets, Noch einmal, de'],
      ['/plain', 'Harbour €25.00'],
    ] as const) {
      const response = await firstResponse(`http://127.0.0.1:${port}${path}`);
      const html = await response.text();
      if (!response.ok || !html.includes(text))
        throw new Error(`${path}: ${response.status}: ${html.slice(0, 400)}`);
      results.push(`GET ${path} ${response.status} with "${text}"`);
    }
    return `next build, ${results.join(', ')}`;
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid);
    casino.close();
  }
}

/** Requests an address until a server responds, for 30 s at most. */
async function firstResponse(url: string): Promise<Response> {
  const end = Date.now() + 30_000;
  for (;;) {
    try {
      return await fetch(url);
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}

const trials: Record<string, () => string | Promise<string>> = {
  'npm + Vite': npmWithVite,
  'pnpm (strict) + Vite': pnpmWithVite,
  'yarn + Vite': yarnWithVite,
  'Next app router': nextAppRouter,
  esbuild,
  'two versions of wallet': twoVersions,
};
const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
let failed = 0;
for (const [name, trial] of Object.entries(trials)) {
  if (wanted.length > 0 && !wanted.some((part) => name.toLowerCase().includes(part))) continue;
  const start = Date.now();
  try {
    const result = await trial();
    console.log(`ok     ${name} (${Math.round((Date.now() - start) / 1_000)} s): ${result}`);
  } catch (error) {
    failed += 1;
    console.error(`FAILED ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
rmSync(place, { recursive: true, force: true });
process.exit(failed === 0 ? 0 : 1);
