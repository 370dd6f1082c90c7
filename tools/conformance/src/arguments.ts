import { parseArgs } from 'node:util';

export interface Arguments {
  url: string;
  coreUrl: string;
  socketUrl: string;
  email: string | null;
  password: string | null;
  token: string | null;
  systemToken: string | null;
  json: string | null;
  write: boolean;
}

/** How the command is used. */
export const usageText = `npm run conformance -- --url https://backend.example [options]

  --url URL           the backend, as the browser or the shell reaches it (required)
  --core-url URL      the host of /api/core, if it is another one
  --socket-url URL    the host of the socket, if it is another one
  --email, --password a test account: its calls are run, too
  --token TOKEN       an access token of a test account, in place of email and password
  --system-token T    sent with the calls that §7 marks for it
  --write             also runs calls that change something: sign-up, deposit, withdrawal, claim, …
  --json FILE         writes the results as JSON, too
`;

function toOrigin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new Error(`--${name} has to be an address that starts with http:// or https://`);
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/** Parses the command line. @throws Error with the reason in one sentence. */
export function readArguments(args: readonly string[]): Arguments {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: text,
      'core-url': text,
      'socket-url': text,
      email: text,
      password: text,
      token: text,
      'system-token': text,
      json: text,
      write: { type: 'boolean' },
    },
  });
  if (values.url === undefined) throw new Error('--url is missing');
  if ((values.email === undefined) !== (values.password === undefined))
    throw new Error('--email and --password go together');
  const url = toOrigin('url', values.url);
  return {
    url,
    coreUrl: values['core-url'] === undefined ? url : toOrigin('core-url', values['core-url']),
    socketUrl: values['socket-url'] === undefined ? url : toOrigin('socket-url', values['socket-url']),
    email: values.email ?? null,
    password: values.password ?? null,
    token: values.token ?? null,
    systemToken: values['system-token'] ?? null,
    json: values.json ?? null,
    write: values.write ?? false,
  };
}
