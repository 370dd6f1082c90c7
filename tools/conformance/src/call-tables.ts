import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

function sourcesOf(library: string): string {
  const folder = join(root, 'libs', library, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !notProduct.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/** Returns the names that sources import as values from the contract. */
function importedFrom(sources: string): Set<string> {
  const lists = [...sources.matchAll(/import \{([^}]*)\} from '@casino-kit\/api-contract'/g)];
  return new Set(lists.flatMap(([, list = '']) => list.split(',').map((name) => name.trim())));
}

const subscribes = (sources: string, event: string) =>
  new RegExp(`(?:useLiveEvent|\\.on)\\(\\s*'${event}'`).test(sources) ||
  (event.includes(':') && sources.includes(`'${event}'`));

/** Returns each library that sends a call or subscribes to an event, by its sources. */
export function callsOfLibraries(): LibraryCalls[] {
  return readdirSync(join(root, 'libs'))
    .filter((library) => !/^(api-c|ui|theme-kit)/.test(library))
    .map((library) => {
      const sources = sourcesOf(library);
      const imported = importedFrom(sources);
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
