import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callTables } from './call-tables.ts';
import { formatPage } from './format-page.ts';

const page = join(import.meta.dirname, '../../../docs/own-backend.md');
const heading = '## The calls and events of each library\n';

/** Returns the page as it is, and with the tables that the sources result in. */
export async function ownBackendPage(): Promise<{ current: string; updated: string }> {
  const current = readFileSync(page, 'utf8');
  const start = current.indexOf(heading);
  if (start === -1) throw new Error(`docs/own-backend.md has no heading "${heading.trim()}"`);
  const introduction =
    /^## [^\n]*\n\n[^\n#|][\s\S]*?\n\n(?=### )/.exec(current.slice(start))?.[0] ?? `${heading}\n`;
  const updated = await formatPage(page, current.slice(0, start) + introduction + callTables());
  return { current, updated };
}

/** Writes the tables into the page: `npm run call-tables`. */
export async function updateOwnBackendPage(): Promise<void> {
  writeFileSync(page, (await ownBackendPage()).updated);
}
