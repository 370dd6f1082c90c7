import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { readManifest, publishableLibraries, root } from './packing.ts';

/** An entry of a library that is code: what a brand imports, and the file that declares it. */
interface Entry {
  library: string;
  specifier: string;
  declarations: string;
}

export interface ApiReport {
  library: string;
  path: string;
  text: string;
  /** The public names of each entry, by what a brand imports. */
  names: ReadonlyMap<string, readonly string[]>;
}

const libraries = publishableLibraries();

/** Returns the entries of a library that are code. Stylesheets, texts and pictures have none. */
function getEntries(library: string, folder: string): Entry[] {
  const { name, exports } = readManifest(folder);
  return Object.entries(exports).flatMap(([path, entry]) => {
    const { types, default: script } = entry as { types?: string; default?: string };
    if (types === undefined || script?.endsWith('.js') !== true) return [];
    return [{ library, specifier: name + path.slice(1), declarations: join(folder, types) }];
  });
}

const entries = [...libraries].flatMap(([library, folder]) => getEntries(library, folder));

/** Configures API Extractor to write the report of an entry to a folder, and nothing else. */
const createConfiguration = ({ library, declarations }: Entry, folder: string): ExtractorConfig =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'libs', library, 'package.json'),
    configObject: {
      projectFolder: join(root, 'libs', library),
      mainEntryPointFilePath: declarations,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2023',
            lib: ['es2023', 'dom', 'dom.iterable'],
            module: 'esnext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            strict: true,
            exactOptionalPropertyTypes: true,
            skipLibCheck: true,
            types: [],
          },
          files: entries.map((entry) => entry.declarations),
        },
      },
      apiReport: {
        enabled: true,
        // What a public declaration mentions without exporting it is part of what a brand's code compiles against.
        includeForgottenExports: true,
        reportFileName: 'report',
        reportFolder: folder,
        reportTempFolder: join(folder, 'current'),
      },
      newlineKind: 'lf',
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });

/**
 * Returns the declarations in a report of API Extractor, in the form of the compiler: oxfmt would spread the types of
 * schemas over five times as many lines. Drops its comments, which say whether a docstring exists, and
 * keeps that a name is deprecated.
 */
function declarationsIn(report: string): string {
  const [, code] = /```ts\n([\s\S]*?)```/.exec(report) ?? [];
  if (code === undefined) throw new Error('API Extractor wrote a report without declarations');
  return code
    .replaceAll(/^( *\/\/) .*\n/gm, (line, slashes: string) =>
      line.includes('@deprecated') ? `${slashes} @deprecated\n` : '',
    )
    .replaceAll(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2))
    .trim();
}

/** Returns the names that declarations export. @throws Error when an export has a form that it does not know */
export function namesIn(declarations: string): readonly string[] {
  const names = [...declarations.matchAll(/^export .*$/gm)].map(([line]) => {
    const [, declared] =
      /^export (?:declare )?(?:abstract )?(?:class|const|enum|function|interface|let|namespace|type) ([\w$]+)/.exec(
        line,
      ) ?? [];
    const [, renamed] = /^export \{ (?:[\w$]+ as )?([\w$]+) \};?$/.exec(line) ?? [];
    const name = declared ?? renamed;
    if (name === undefined) throw new Error(`API reports know no export like this: ${line}`);
    return name;
  });
  return [...new Set(names)];
}

const count = (names: readonly string[]) => `${names.length} public ${names.length === 1 ? 'name' : 'names'}`;

/** Returns the report of every library from the declarations that its build wrote. @throws Error when they have errors */
export function apiReports(): readonly ApiReport[] {
  const place = mkdtempSync(join(tmpdir(), 'casino-kit-api-'));
  mkdirSync(join(place, 'current'));
  let compilerState: CompilerState | undefined;
  const sections = new Map<string, { specifier: string; names: readonly string[]; code: string }[]>();
  try {
    for (const entry of entries) {
      const configuration = createConfiguration(entry, place);
      // One program has all entries, so that what many of them read is read once.
      compilerState ??= CompilerState.create(configuration);
      const errors: string[] = [];
      Extractor.invoke(configuration, {
        localBuild: true,
        compilerState,
        messageCallback: (message) => {
          if (message.logLevel === 'error') errors.push(message.text);
          message.handled = true;
        },
      });
      if (errors.length > 0) throw new Error(`${entry.specifier}: ${errors.join('\n')}`);
      const code = declarationsIn(readFileSync(join(place, 'current/report.api.md'), 'utf8'));
      const others = sections.get(entry.library) ?? [];
      sections.set(entry.library, [...others, { specifier: entry.specifier, names: namesIn(code), code }]);
    }
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
  return [...sections].map(([library, found]) => ({
    library,
    path: join('libs', library, 'api-report.md'),
    names: new Map(found.map(({ specifier, names }) => [specifier, names])),
    text: [
      `# API of @casino-kit/${library}`,
      '',
      'Written by `npm run api-report`; do not edit it. What has no `export` is internal, and mentioned by a public declaration.',
      '',
      `${count(found.flatMap(({ names }) => names))}.`,
      '',
      ...found.flatMap(({ specifier, names, code }) => [
        `## ${specifier}`,
        '',
        `${count(names)}.`,
        '',
        '```ts',
        code,
        '```',
        '',
      ]),
    ].join('\n'),
  }));
}
