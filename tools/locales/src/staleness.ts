import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codesBeside, readTexts, textSources } from './sources.ts';
import { textsOf } from './texts.ts';

/** `file:key` → the hash of the English text that its translations were made from. */
export type EnglishRecord = Readonly<Record<string, string>>;
/** `file:key` → the codes whose translation was made from an older English text. */
export type StaleRecord = Readonly<Record<string, readonly string[]>>;

const englishFile = 'tools/locales/english.json';
const staleFile = 'tools/locales/stale.json';

const read = <T>(workspace: string, file: string): Readonly<Record<string, T>> =>
  existsSync(join(workspace, file))
    ? (JSON.parse(readFileSync(join(workspace, file), 'utf8')) as Record<string, T>)
    : {};
const write = (workspace: string, file: string, record: object) =>
  writeFileSync(
    join(workspace, file),
    `${JSON.stringify(Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`,
  );

/** Returns a short hash of an English text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Returns the English texts of a workspace as they are now. */
export function currentEnglish(workspace: string): EnglishRecord {
  const record: Record<string, string> = {};
  for (const source of textSources(workspace))
    for (const [key, text] of textsOf(readTexts(workspace, source, 'en')))
      record[`${source.file}:${key}`] = hashOf(text);
  return record;
}

export const readStale = (workspace: string): StaleRecord => read(workspace, staleFile);
export const readEnglish = (workspace: string): EnglishRecord => read(workspace, englishFile);

/** Returns the texts, as `file:key`, that were added, changed or removed since the record was written. */
export function unmarkedTexts(workspace: string): string[] {
  const [marked, current] = [readEnglish(workspace), currentEnglish(workspace)];
  return [...new Set([...Object.keys(marked), ...Object.keys(current)])].filter(
    (id) => marked[id] !== current[id],
  );
}

/**
 * Records the English texts as they are now. A changed one makes its translations stale, but for the codes `done`,
 * whose translations changed with it. Returns the changed texts.
 */
export function markChanges(workspace: string, done: readonly string[] = []): string[] {
  const [marked, current] = [readEnglish(workspace), currentEnglish(workspace)];
  const changed = Object.keys(current).filter((id) => marked[id] !== undefined && marked[id] !== current[id]);
  const stale: Record<string, readonly string[]> = {};
  for (const [id, codes] of Object.entries(readStale(workspace))) if (id in current) stale[id] = codes;
  for (const source of textSources(workspace)) {
    const own = changed.filter((id) => id.startsWith(`${source.file}:`));
    if (own.length === 0) continue;
    const written = codesBeside(workspace, source).filter((code) => !done.includes(code));
    for (const id of own) stale[id] = [...new Set([...(stale[id] ?? []), ...written])].sort();
  }
  writeStale(workspace, stale);
  write(workspace, englishFile, current);
  return changed;
}

/** Writes the record of stale translations without the texts that no code is stale in. */
export function writeStale(workspace: string, stale: StaleRecord): void {
  write(
    workspace,
    staleFile,
    Object.fromEntries(Object.entries(stale).filter(([, codes]) => codes.length > 0)),
  );
}
