import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as contract from '@casino-kit/api-contract';
import { allEndpoints, type AnyEndpoint, socketEvents } from '@casino-kit/api-contract';
import { callUsage } from './usage.ts';

const root = join(import.meta.dirname, '../../..');
const notProduct = /\.(test|stories)\.|^testing|\/testing\/|-stories\.|-steps\.|readme-example/;
const eventNames = Object.keys(socketEvents);
/** The names under which the contract exports its endpoints. */
const exportedNames = new Map<unknown, string>(
  Object.entries(contract).map(([name, value]) => [value, name]),
);

/** What a library's sources use of the contract. */
export interface LibraryCalls {
  library: string;
  calls: readonly AnyEndpoint[];
  events: readonly string[];
}

const libraryFolder = (library: string) => join(root, 'libs', library);
const source = (library: string, file: string) =>
  readFileSync(join(libraryFolder(library), 'src', file), 'utf8');

function readSources(library: string): string {
  return readdirSync(join(libraryFolder(library), 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !notProduct.test(file))
    .map((file) => source(library, file))
    .join('\n');
}

/** Returns what sources import or export as values, by the module it comes from. */
function valuesFrom(sources: string): { module: string; names: string[] }[] {
  const lists = [...sources.matchAll(/(?:import|export) \{([^}]*)\} from '([^']+)'/g)];
  return lists
    .map(([, list = '', module = '']) => ({
      module,
      names: list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type ')),
    }))
    .filter(({ names }) => names.length > 0);
}

const endpointsIn = (sources: string) =>
  valuesFrom(sources)
    .filter(({ module }) => module === '@casino-kit/api-contract')
    .flatMap(({ names }) => names);

/** Returns the contents of the file behind a relative import, and of all files that it imports. */
function filesBehind(library: string, file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const found = ['.ts', '.tsx'].find((extension) =>
    existsSync(join(libraryFolder(library), 'src', file + extension)),
  );
  if (found === undefined) return [];
  const contents = source(library, file + found);
  const imported = valuesFrom(contents)
    .filter(({ module }) => module.startsWith('.'))
    .flatMap(({ module }) => filesBehind(library, join(dirname(file), module.replace(/\.js$/, '')), seen));
  return [contents, ...imported];
}

/** Libraries whose calls every app sends, because the provider needs them. */
const ofProvider = new Set(
  Object.keys(
    (
      JSON.parse(readFileSync(join(libraryFolder('provider'), 'package.json'), 'utf8')) as {
        peerDependencies: Record<string, string>;
      }
    ).peerDependencies,
  ),
);

/** Returns the endpoints behind what sources import from libraries that are not the provider's, such as `useCountries`. */
function endpointsThroughLibraries(sources: string): string[] {
  return valuesFrom(sources)
    .filter(({ module }) => /^@casino-kit\/[^/]+$/.test(module) && !ofProvider.has(module))
    .flatMap(({ module, names }) => {
      const library = module.slice('@casino-kit/'.length);
      return valuesFrom(source(library, 'index.ts'))
        .filter((exported) => exported.names.some((name) => names.includes(name)))
        .flatMap((exported) => filesBehind(library, exported.module.replace(/^\.\/|\.js$/g, '')))
        .flatMap(endpointsIn);
    });
}

const subscribes = (sources: string, event: string) =>
  new RegExp(`(?:useLiveEvent|\\.on)\\(\\s*'${event}'`).test(sources) ||
  (event.includes(':') && sources.includes(`'${event}'`));

/** Returns each library that sends a call or subscribes to an event, itself or through another library, by its sources. */
export function callsOfLibraries(): LibraryCalls[] {
  return readdirSync(join(root, 'libs'))
    .filter((library) => !/^(api-c|ui|theme-kit)/.test(library))
    .map((library) => {
      const sources = readSources(library);
      const imported = new Set([...endpointsIn(sources), ...endpointsThroughLibraries(sources)]);
      return {
        library,
        calls: allEndpoints
          .filter((endpoint) => imported.has(exportedNames.get(endpoint) ?? ''))
          .sort((a, b) => (a.name < b.name ? -1 : 1)),
        events: eventNames.filter((event) => subscribes(sources, event)),
      };
    })
    .filter(({ calls, events }) => calls.length + events.length > 0);
}

const row = ({ name, method, path, origin }: AnyEndpoint) =>
  `| \`${name}\` | \`${method} ${path}\` | ${origin === 'extension' ? 'optional' : 'yes'} | ${callUsage[name]?.without ?? ''} |`;

/** Returns the tables of docs/own-backend.md, in Markdown before formatting. */
export function callTables(): string {
  return callsOfLibraries()
    .map(({ library, calls, events }) =>
      [
        `### ${library}`,
        '',
        ...(calls.length > 0
          ? ['| call | request | needed | without it |', '| --- | --- | --- | --- |', ...calls.map(row), '']
          : []),
        ...(events.length > 0 ? [`Events: ${events.map((event) => `\`${event}\``).join(', ')}.`, ''] : []),
      ].join('\n'),
    )
    .join('\n');
}
