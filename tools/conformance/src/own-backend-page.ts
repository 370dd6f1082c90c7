import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { callTables } from './call-tables.ts';

const page = join(import.meta.dirname, '../../../docs/own-backend.md');
const heading = '## The calls and events of each library\n';

/** Returns the page as it is, and with the tables that the sources result in. */
export async function ownBackendPage(): Promise<{ current: string; updated: string }> {
  const current = readFileSync(page, 'utf8');
  const start = current.indexOf(heading);
  if (start === -1) throw new Error(`docs/own-backend.md has no heading "${heading.trim()}"`);
  const introduction =
    /^## [^\n]*\n\n[^\n#|][\s\S]*?\n\n(?=### )/.exec(current.slice(start))?.[0] ?? `${heading}\n`;
  const updated = await format(current.slice(0, start) + introduction + callTables(), {
    ...(await resolveConfig(page)),
    parser: 'markdown',
  });
  return { current, updated };
}

/** Writes the tables into the page: `npm run call-tables`. */
export async function updateOwnBackendPage(): Promise<void> {
  writeFileSync(page, (await ownBackendPage()).updated);
}
