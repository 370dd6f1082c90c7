import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gather, gatheredLocales } from '@casino-kit/locales';

/** Writes the static bundle of texts into the browser's build: the fallback when the server has no dictionary (§9). */
const workspace = join(import.meta.dirname, '../../../..');
const folder = join(workspace, 'apps/casino/dist/client/locales');
mkdirSync(folder, { recursive: true });
for (const code of gatheredLocales(workspace))
  writeFileSync(join(folder, `${code}.json`), JSON.stringify(gather(workspace, code)));
