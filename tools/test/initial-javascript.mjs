#!/usr/bin/env node
/** `npm run size`: the JavaScript that /casino loads initially, gzip, from the build. Fails above 155.7 KB or 3 files. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../start/ensure-installed.mjs';

const limit = 155.7 * 1000;
const fileLimit = 3;
const forbidden = [
  /node_modules\/libphonenumber-js\//,
  /node_modules\/react-hook-form\//,
  /node_modules\/(socket|engine)\.io/,
  // Of payments, the lobby knows how an address names a deposit's outcome, and nothing else.
  /libs\/payments\/(?!src\/core\/outcome-modal\.ts$)/,
  /node_modules\/react-aria/,
  /node_modules\/sonner\//,
  /libs\/rakeback-calendar\//,
];
const client = join(root, 'apps/casino/dist/client');
if (!existsSync(join(client, '.vite/manifest.json'))) {
  console.error('There is no build yet: npx nx build @casino-kit/casino');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
const modules = JSON.parse(readFileSync(join(client, '.vite/modules.json'), 'utf8'));

const chunks = new Set();
const visit = (key) => {
  if (chunks.has(key)) return;
  chunks.add(key);
  (manifest[key].imports ?? []).forEach(visit);
};
visit('src/browser/main.tsx');

let sum = 0;
const found = [];
for (const key of chunks) {
  const { file } = manifest[key];
  const size = gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
  sum += size;
  console.log(`${(size / 1000).toFixed(1).padStart(7)} KB  ${file}`);
  found.push(
    ...Object.keys(modules[file] ?? {}).filter((id) => forbidden.some((pattern) => pattern.test(id))),
  );
}
console.log(
  `${(sum / 1000).toFixed(1).padStart(7)} KB in ${chunks.size} files  initial JavaScript of /casino, gzip; the limit is ${limit / 1000} KB in ${fileLimit} files`,
);
for (const id of found) console.error(`must not load with the lobby: ${id}`);
process.exit(sum <= limit && chunks.size <= fileLimit && found.length === 0 ? 0 : 1);
