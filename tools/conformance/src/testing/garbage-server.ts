import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

/** Kinds of useless responses, by what they test. */
export const garbage = {
  html: (response: ServerResponse) => response.end('<!doctype html><title>Sign in</title>'),
  truncated: (response: ServerResponse) => response.end('{"data":{"getUser":{"userId":1'),
  array: (response: ServerResponse) => response.end('[[[]],null,7]'),
  longField: (response: ServerResponse) =>
    response.end(
      JSON.stringify({ data: { accessToken: 'x'.repeat(1_000_000), message: 'y'.repeat(1_000_000) } }),
    ),
  controlCharacters: (response: ServerResponse) => {
    response.statusCode = 400;
    response.end(JSON.stringify({ message: '\u001b[31mred\u0007\nnew line\u202e' }));
  },
  falseSuccess: (response: ServerResponse) =>
    response.end(JSON.stringify({ success: false, message: 'No such thing today.' })),
  endless: (response: ServerResponse) => {
    const more = () => {
      while (response.writable && !response.destroyed) if (!response.write('{"a":'.repeat(10_000))) break;
    };
    response.on('drain', more);
    more();
  },
  silent: () => undefined,
} as const;
export type Garbage = keyof typeof garbage;

/** Starts a server that returns garbage of the kind that `getKind` names for a path. */
export async function startGarbageServer(getKind: (path: string) => Garbage) {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    garbage[getKind(new URL(request.url ?? '/', 'http://garbage').pathname)](response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
