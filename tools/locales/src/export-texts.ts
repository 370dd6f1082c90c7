import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLengths } from './lengths.ts';
import { getNumbers } from './plurals.ts';
import { getItemName, workList } from './work-list.ts';

/** The index of an export: the number of a line → what it translates. */
export type ExportIndex = Readonly<Record<string, string>>;

const indexFile = 'index.json';
const linesOfPart = 350;

/** Reads the index of an export; an empty one when there is none yet. */
export function readIndex(folder: string): ExportIndex {
  const path = join(folder, indexFile);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ExportIndex) : {};
}

/**
 * Writes what is missing or stale in a language as lines `id<TAB>context<TAB>English` into files of about 350 lines,
 * `<prefix>-01.tsv` and on. A text that an earlier export into the folder listed keeps its id; with `onlyNew` it is
 * left out. Returns the files' names.
 */
export function exportTexts(
  workspace: string,
  code: string,
  folder: string,
  { prefix = 'part', onlyNew = false }: { prefix?: string | undefined; onlyNew?: boolean | undefined } = {},
): string[] {
  mkdirSync(folder, { recursive: true });
  const index: Record<string, string> = { ...readIndex(folder) };
  const ids = new Map(Object.entries(index).map(([id, name]) => [name, id]));
  const lengths = readLengths(workspace);
  let next = Math.max(0, ...Object.keys(index).map(Number));
  const lines: string[] = [];
  for (const item of workList(workspace, code)) {
    const name = getItemName(item);
    const known = ids.get(name);
    if (known !== undefined && onlyNew) continue;
    const id = known ?? String((next += 1));
    index[id] = name;
    const { key, english, plural } = item.requested;
    const longest = lengths[key];
    const limit = longest === undefined ? '' : ` (at most ${longest} characters)`;
    const numbers = plural
      ? ` (for ${getNumbers(code, plural.category).slice(0, 5).join(', ') || 'fractions'})`
      : '';
    lines.push(`${id}\t${item.source.file}:${key}${numbers}${limit}\t${escapeText(english)}`);
  }
  writeFileSync(join(folder, indexFile), `${JSON.stringify(index, null, 1)}\n`);
  const first = listParts(folder, prefix).length + 1;
  return Array.from({ length: Math.ceil(lines.length / linesOfPart) }, (_, part) => {
    const file = `${prefix}-${String(first + part).padStart(2, '0')}.tsv`;
    const own = lines.slice(part * linesOfPart, (part + 1) * linesOfPart);
    writeFileSync(join(folder, file), `${own.join('\n')}\n`);
    return file;
  });
}

const listParts = (folder: string, prefix: string) =>
  readdirSync(folder).filter((name) => name.startsWith(`${prefix}-`) && name.endsWith('.tsv'));

/** A line holds one text: a line break in it is written `\n`. */
const escapeText = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t');

/** Returns a text as it was before it was written into a line. */
export const unescapeText = (text: string): string =>
  text.replace(/\\(.)/g, (_, mark: string) => ({ n: '\n', t: '\t' })[mark] ?? mark);
