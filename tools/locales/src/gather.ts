import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filledFrom, sharedCodes, writtenCode } from './written-code.ts';

/** A dictionary as it is served: flat, dotted keys to texts (decisions 5). */
export type Dictionary = Record<string, string>;

const isCode = (lng: string) => /^[a-z]{2,3}$/.test(lng);

/** Returns a folder and its subfolders: a project keeps the texts of lazy parts in separate folders. */
const withParts = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name)),
];

/** Returns the folders of a workspace that hold texts, those of the shell last. */
function localeFolders(workspace: string): string[] {
  const libraries = readdirSync(join(workspace, 'libs')).sort();
  return [...libraries.map((name) => join(workspace, 'libs', name)), join(workspace, 'apps', 'casino')]
    .map((project) => join(project, 'src', 'locales'))
    .filter((folder) => existsSync(folder))
    .flatMap(withParts);
}

function addTexts(into: Dictionary, texts: unknown, prefix: string, file: string): void {
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts))
    throw new Error(`${file}: ${prefix || 'the file'} is neither a text nor a group of texts`);
  for (const [name, value] of Object.entries(texts)) {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    if (typeof value !== 'string') {
      addTexts(into, value, key, file);
      continue;
    }
    if (Object.hasOwn(into, key) && into[key] !== value)
      throw new Error(`${file}: ${key} already has another text in another library`);
    into[key] = value;
  }
}

/**
 * Returns the texts of a locale (wire code such as `en`, `du`) from every `libs/<name>/src/locales/<lng>.json` and the
 * shell's, as one flat dictionary sorted by key; `undefined` when there is no file for it. `el` has the texts of `gr`, and
 * French ones fill what `mu` lacks.
 * @throws Error when a file is not a dictionary or two have different texts for one key.
 */
export function gather(workspace: string, lng: string): Dictionary | undefined {
  if (!isCode(lng)) return undefined;
  const own = gatherFiles(workspace, writtenCode(lng));
  if (own === undefined) return undefined;
  const filling = Object.hasOwn(filledFrom, lng) ? gather(workspace, filledFrom[lng] ?? '') : undefined;
  return Object.fromEntries(Object.entries({ ...filling, ...own }).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function gatherFiles(workspace: string, code: string): Dictionary | undefined {
  const files = localeFolders(workspace)
    .map((folder) => join(folder, `${code}.json`))
    .filter((file) => existsSync(file));
  if (files.length === 0) return undefined;
  const texts: Dictionary = {};
  for (const file of files) addTexts(texts, JSON.parse(readFileSync(file, 'utf8')) as unknown, '', file);
  return texts;
}

/** Returns the wire codes for which a workspace has texts, sorted: those that share a file, such as `el` and `gr`, too. */
export function gatheredLocales(workspace: string): string[] {
  const codes = localeFolders(workspace)
    .flatMap((folder) => readdirSync(folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter(isCode);
  const written = new Set(codes);
  const sharing = Object.keys(sharedCodes).filter((code) => written.has(writtenCode(code)));
  return [...new Set([...written, ...sharing])].sort();
}
