import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { localeCodes } from '@casino-kit/i18n/locales';
import { writtenCode } from './written-code.ts';

/** A file of English texts; each language has a file `<code>.json` beside it. */
export interface TextSource {
  /** The project, for a policy with `/policies` behind it: `auth`, `casino`, `compliance/policies`. */
  group: string;
  /** The path of the English file from the workspace, with slashes. */
  file: string;
  /** A flat dictionary of keys, or a document whose texts lie in lists and sections. */
  kind: 'dictionary' | 'document';
}

const isText = /^(?:libs|apps)\/[^/]+\/src\/(?:[^/]+\/)*(?:locales|policies)\/(?:[^/]+\/)*en\.json$/;

/** Returns the files of English texts of a workspace, sorted by path. */
export function textSources(workspace: string): TextSource[] {
  return ['libs', 'apps']
    .flatMap((root) => findProjects(workspace, root))
    .flatMap((project) =>
      readdirSync(join(workspace, project, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('en.json'))
        .map((path) => `${project}/src/${path.split(sep).join('/')}`),
    )
    .filter((file) => isText.test(file))
    .sort()
    .map(toSource);
}

function findProjects(workspace: string, root: string): string[] {
  if (!existsSync(join(workspace, root))) return [];
  return readdirSync(join(workspace, root))
    .map((name) => `${root}/${name}`)
    .filter((project) => existsSync(join(workspace, project, 'src')));
}

function toSource(file: string): TextSource {
  const name = file.split('/')[1] ?? '';
  return file.includes('/policies/')
    ? { group: `${name}/policies`, file, kind: 'document' }
    : { group: name, file, kind: 'dictionary' };
}

/** Returns the path of the texts of a language beside an English file. */
export const getTextsFile = (source: TextSource, code: string): string =>
  `${dirname(source.file)}/${code}.json`;

/** Reads the texts of a language; `undefined` when there is no file. @throws Error when the file is not JSON. */
export function readTexts(workspace: string, source: TextSource, code: string): unknown {
  const path = join(workspace, getTextsFile(source, code));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as unknown) : undefined;
}

/** Returns the codes that a source has texts in, without English. */
export const codesBeside = (workspace: string, source: TextSource): string[] =>
  readdirSync(join(workspace, dirname(source.file)))
    .map((name) => /^([a-z]{2,3})\.json$/.exec(name)?.[1])
    .filter((code) => code !== undefined)
    .filter((code) => code !== 'en')
    .sort();

/** The codes that texts are translated into: all of the specification but English and those that share a file. */
export const translatedCodes: readonly string[] = localeCodes.filter(
  (code) => code !== 'en' && writtenCode(code) === code,
);
