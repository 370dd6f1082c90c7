import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProblems } from './check-text.ts';
import { readIndex, unescapeText } from './export-texts.ts';
import { readLengths } from './lengths.ts';
import { requestedTexts, withRarePlurals, type RequestedText } from './requested-texts.ts';
import { getTextsFile, readTexts, textSources, type TextSource } from './sources.ts';
import { readStale, type StaleRecord, writeStale } from './staleness.ts';
import { flattenTexts, withTexts, type Texts } from './texts.ts';
import { englishKeys, getItemName } from './work-list.ts';

export interface ImportResult {
  /** How many texts were written. */
  written: number;
  /** Each line that was not written, with the reason. */
  rejected: string[];
}

/**
 * Writes translated lines `id<TAB>translation` of an export into the files of a language. The index of the export lies
 * beside the first file or in the folder `index`. A line with a wrong placeholder, an unknown id or no text is rejected.
 */
export function importTexts(
  workspace: string,
  code: string,
  files: readonly string[],
  indexFolder: string = dirname(files[0] ?? '.'),
): ImportResult {
  const names = readIndex(indexFolder);
  const wanted = new Map<string, { source: TextSource; requested: RequestedText }>();
  const sources = textSources(workspace);
  for (const source of sources)
    for (const requested of requestedTexts(flattenTexts(readTexts(workspace, source, 'en')), code))
      wanted.set(getItemName({ source, requested }), { source, requested });
  const lengths = readLengths(workspace);
  const rejected: string[] = [];
  const accepted = new Map<TextSource, Map<string, { text: string; requested: RequestedText }>>();
  for (const { place, line } of files.flatMap(readLines)) {
    const [id = '', ...cells] = line.split('\t');
    const name = names[id.trim()];
    const item = name === undefined ? undefined : wanted.get(name);
    const text = unescapeText((cells.at(-1) ?? '').trim());
    const reject = (words: string) => rejected.push(`${place}: ${id} ${words}`);
    if (name === undefined) reject('is not in the index');
    else if (item === undefined) reject(`${name} is no English text any more`);
    else {
      const { source, requested } = item;
      const problems = findProblems(requested, text, code, lengths[requested.key]);
      if (problems.length > 0)
        reject(`${requested.key} ${problems.map(({ words }) => words).join(', ')}: ${text}`);
      else accepted.set(source, (accepted.get(source) ?? new Map()).set(requested.key, { text, requested }));
    }
  }
  let written = 0;
  const translated = new Map<string, Set<string>>();
  for (const [source, texts] of accepted) {
    const own = new Map([...texts].map(([key, { text }]) => [key, text]));
    const missing = writeTexts(workspace, source, code, own);
    if (missing.length > 0) {
      rejected.push(`${getTextsFile(source, code)}: not written, the document lacks ${missing.join(', ')}`);
      continue;
    }
    written += texts.size;
    translated.set(
      source.file,
      new Set([...texts.values()].flatMap(({ requested }) => englishKeys(requested))),
    );
  }
  clearStale(workspace, code, translated);
  return { written, rejected };
}

/** Takes a language from the stale texts that were translated again. */
function clearStale(
  workspace: string,
  code: string,
  translated: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  const cleared = Object.entries(readStale(workspace)).map(([file, keys]) => [
    file,
    Object.fromEntries(
      Object.entries(keys).map(([key, codes]) => [
        key,
        translated.get(file)?.has(key) === true ? codes.filter((other) => other !== code) : codes,
      ]),
    ),
  ]);
  writeStale(workspace, Object.fromEntries(cleared) as StaleRecord);
}

function readLines(file: string): { place: string; line: string }[] {
  if (!existsSync(file)) throw new Error(`${file}: there is no such file`);
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line, index) => ({ place: `${file}:${index + 1}`, line }))
    .filter(({ line }) => line.trim() !== '');
}

/** Writes texts over those that a language has, in the English order. Returns what a document lacks: it is not written. */
function writeTexts(workspace: string, source: TextSource, code: string, texts: Texts): string[] {
  const english = readTexts(workspace, source, 'en');
  const all = new Map([...flattenTexts(readTexts(workspace, source, code) ?? {}), ...texts]);
  const requested = requestedTexts(flattenTexts(english), code).map(({ key }) => key);
  const missing = requested.filter((key) => !all.has(key));
  if (source.kind === 'document' && missing.length > 0) return missing;
  const ordered = new Map(
    requested.flatMap((key): [string, string][] => {
      const text = all.get(key);
      return text === undefined ? [] : [[key, text]];
    }),
  );
  const content =
    source.kind === 'document'
      ? withTexts(english, ordered)
      : Object.fromEntries(withRarePlurals(ordered, code));
  writeFileSync(join(workspace, getTextsFile(source, code)), `${JSON.stringify(content, null, 2)}\n`);
  return [];
}
