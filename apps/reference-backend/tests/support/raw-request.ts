import { connect } from 'node:net';

export interface RawResponse {
  /** 0 when the connection was closed without a response. */
  status: number;
  /** Status line and headers, as they came. */
  head: string;
  body: string;
}

/** Sends a request byte for byte, as no HTTP client would write it, and closes the connection after it. */
export function rawRequest(url: string, lines: readonly string[], body = ''): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname, () =>
      socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`),
    );
    socket.on('data', (part) => (text += part.toString()));
    socket.once('error', reject);
    socket.once('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0),
        head,
        body: rest.join('\r\n\r\n'),
      });
    });
  });
}
