import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { responds, start } from '../../start/processes.mjs';
import { loadRows } from './load-rows.mjs';
import { style } from './style.mjs';

const run = promisify(execFile);
const here = import.meta.dirname;
const packages = { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' };

const layout = `export const metadata = { title: 'Casino', icons: { icon: 'data:,' } };
export default function Layout({ children }) {
  return (
    <html lang="en">
      <head><style>{${JSON.stringify(style)}}</style></head>
      <body>{children}</body>
    </html>
  );
}
`;
// Rendered with each request, as the page of React alone is.
const page = `import rows from '../rows.json';
import { Lobby } from './lobby.jsx';
export const dynamic = 'force-dynamic';
export default function Page() {
  return <Lobby rows={rows} />;
}
`;

async function writeFiles(folder, casino) {
  const rows = await loadRows(casino);
  await mkdir(join(folder, 'app'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }));
  await writeFile(join(folder, 'rows.json'), JSON.stringify(rows));
  await writeFile(join(folder, 'app/layout.jsx'), layout);
  await writeFile(join(folder, 'app/page.jsx'), page);
  await copyFile(join(here, 'dialogs.jsx'), join(folder, 'app/dialogs.jsx'));
  await copyFile(join(here, 'lobby.jsx'), join(folder, 'app/lobby.jsx'));
  await copyFile(join(here, 'filter-games.js'), join(folder, 'app/filter-games.js'));
  const images = new Set(rows.flatMap(({ games }) => games.map(({ thumbnailUrl }) => thumbnailUrl)));
  for (const path of images) {
    const image = await fetch(new URL(path, casino));
    const file = join(folder, 'public', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(await image.arrayBuffer()));
  }
}

/**
 * Builds the lobby of the floors with Next's app router, in a temporary folder with packages of the registry, and serves it
 * on a port; `stopAll` stops it.
 *
 * @param {{ port: number, casino: string }} places `casino` is the address of the casino whose games it shows
 * @returns the process, `{ child, gone }`
 */
export async function startNext({ port, casino }) {
  const folder = await mkdtemp(join(tmpdir(), 'casino-kit-next-'));
  await writeFiles(folder, casino);
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder, env });
  const next = join(folder, 'node_modules/next/dist/bin/next');
  await run(process.execPath, [next, 'build'], { cwd: folder, env });
  const server = start('next', process.execPath, [next, 'start', '-p', String(port)], { cwd: folder, env });
  if (!(await responds(`http://localhost:${port}/`, server))) throw new Error('Next did not start.');
  return server;
}
