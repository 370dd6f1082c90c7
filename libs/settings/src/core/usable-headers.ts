import { type Settings } from './defaults.js';

/** Headers that the server sets itself, or that would change what a response is. */
const reserved: readonly string[] = [
  ...[
    'connection',
    'keep-alive',
    'trailer',
    'transfer-encoding',
    'upgrade',
    'content-length',
    'content-type',
  ],
  ...[
    'content-encoding',
    'content-security-policy',
    'cache-control',
    'vary',
    'location',
    'set-cookie',
    'host',
  ],
  ...['permissions-policy', 'strict-transport-security', 'date', 'server', 'access-control-allow-origin'],
];
const name = /^[a-z0-9!#$%&'*+.^_`|~-]{1,100}$/i;
const value = /^[\t\u0020-\u007e]{0,4000}$/;
const maxHeaders = 20;

/**
 * Returns the extra headers of a brand that a response can have (§3, `extraHeader`), and reports the others by name:
 * a single one with a line break would make every page fail.
 */
export function usableHeaders(
  headers: Settings['extraHeader'],
  report: (name: string, issue: string) => void = () => undefined,
): Settings['extraHeader'] {
  const usable = Object.entries(headers).filter(([key, text]) => {
    const issue = !name.test(key)
      ? 'not the name of a header'
      : reserved.includes(key.toLowerCase())
        ? 'reserved for the server'
        : value.test(text)
          ? null
          : 'not the value of a header';
    if (issue !== null) report(key.slice(0, 100), issue);
    return issue === null;
  });
  for (const [key] of usable.slice(maxHeaders)) report(key, 'too many headers');
  return Object.fromEntries(usable.slice(0, maxHeaders));
}
