import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codesBeside, readTexts, textSources } from './sources.ts';
import { flattenTexts } from './texts.ts';

/** English file → key → a value. */
type Recorded<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;
/** The hash of the English text that the translations of a key were made from. */
export type EnglishRecord = Recorded<string>;
/** The codes whose translation of a key was made from an older English text. */
export type StaleRecord = Recorded<readonly string[]>;

const englishFile = 'tools/locales/english.json';
const staleFile = 'tools/locales/stale.json';

/** Returns a short hash of an English text. */
export const computeHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Returns the English texts of a workspace as they are now. */
export function currentEnglish(workspace: string): EnglishRecord {
  return Object.fromEntries(
    textSources(workspace).map((source) => [
      source.file,
      Object.fromEntries(
        [...flattenTexts(readTexts(workspace, source, 'en'))].map(([key, text]) => [key, computeHash(text)]),
      ),
    ]),
  );
}

export const readStale = (workspace: string): StaleRecord => read(workspace, staleFile);

/** Returns the texts, as `file:key`, that were added, changed or removed since they were recorded. */
export function unmarkedTexts(workspace: string): string[] {
  const marked = read<string>(workspace, englishFile);
  const current = currentEnglish(workspace);
  return [...changedKeys(marked, current), ...changedKeys(current, marked)]
    .map(({ file, key }) => `${file}:${key}`)
    .filter((id, index, all) => all.indexOf(id) === index);
}

const changedKeys = (before: EnglishRecord, after: EnglishRecord) =>
  Object.entries(after).flatMap(([file, keys]) =>
    Object.keys(keys)
      .filter((key) => before[file]?.[key] !== keys[key])
      .map((key) => ({ file, key })),
  );

/**
 * Records the English texts as they are now. A changed one makes its translations stale, but for the codes `done`,
 * whose translations changed with it. Returns the changed texts, as `file:key`.
 */
export function markChanges(workspace: string, done: readonly string[] = []): string[] {
  const marked = read<string>(workspace, englishFile);
  const current = currentEnglish(workspace);
  const earlier = readStale(workspace);
  const changed = changedKeys(marked, current).filter(({ file, key }) => marked[file]?.[key] !== undefined);
  const stale: Record<string, Record<string, readonly string[]>> = {};
  for (const source of textSources(workspace)) {
    const written = codesBeside(workspace, source).filter((code) => !done.includes(code));
    const added = new Set(changed.filter(({ file }) => file === source.file).map(({ key }) => key));
    stale[source.file] = Object.fromEntries(
      Object.keys(current[source.file] ?? {}).map((key) => [
        key,
        [...new Set([...(earlier[source.file]?.[key] ?? []), ...(added.has(key) ? written : [])])].sort(),
      ]),
    );
  }
  writeStale(workspace, stale);
  write(workspace, englishFile, current);
  return changed.map(({ file, key }) => `${file}:${key}`);
}

/** Writes the record of stale translations without the texts that are stale in no language. */
export function writeStale(workspace: string, stale: StaleRecord): void {
  const files = Object.entries(stale).map(([file, keys]) => [
    file,
    Object.fromEntries(Object.entries(keys).filter(([, codes]) => codes.length > 0)),
  ]);
  const record = Object.fromEntries(files) as StaleRecord;
  write(
    workspace,
    staleFile,
    Object.fromEntries(Object.entries(record).filter(([, keys]) => Object.keys(keys).length > 0)),
  );
}

function read<T>(workspace: string, file: string): Recorded<T> {
  const path = join(workspace, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Recorded<T>) : {};
}

const write = (workspace: string, file: string, record: object) =>
  writeFileSync(join(workspace, file), `${JSON.stringify(record, null, 2)}\n`);
