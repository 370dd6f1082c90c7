import { connect, type NetConnectOpts } from 'node:net';
import { Readable } from 'node:stream';
import { type Scanner, type ScanResult } from './scanner.js';

/** The longest that a scan may take, in ms. */
const longestMs = 30_000;
/** A part of a file as it is sent, in bytes. */
const partBytes = 64 * 1024;
/** The longest response that is read, in characters. */
const longestResponse = 1_000;

/** Returns where a scanner listens: `tcp://host:port` or `unix:/path`. */
function parseScannerAddress(address: string): NetConnectOpts {
  if (address.startsWith('unix:')) return { path: address.slice('unix:'.length) };
  const { hostname, port } = new URL(address);
  return { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port) };
}

/** Returns the command INSTREAM with a file: parts with their lengths, then one of none. */
function* instream(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += partBytes) {
    const part = bytes.subarray(at, at + partBytes);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    yield length;
    yield part;
  }
  yield Buffer.alloc(4);
}

/** Reads a response such as `stream: OK` or `stream: Eicar-Test-Signature FOUND`. */
function readResponse(response: string): ScanResult {
  if (/^stream: OK\0?$/.test(response)) return { kind: 'clean' };
  const name = /^stream: ([\u0020-\u007e]{1,200}) FOUND\0?$/.exec(response)?.[1];
  if (name !== undefined) return { kind: 'infected', name };
  return { kind: 'unavailable', reason: `unexpected response: ${response.slice(0, 200)}` };
}

/**
 * Creates a scanner that speaks the protocol of ClamAV's clamd (INSTREAM). `address` is `tcp://host:port` or `unix:/path`;
 * a scan takes at most `maxMs`. clamd refuses files above its `StreamMaxLength`.
 */
export function createClamdScanner(address: string, { maxMs = longestMs } = {}): Scanner {
  return {
    scan: (bytes) =>
      new Promise<ScanResult>((resolve) => {
        const socket = connect(parseScannerAddress(address));
        let response = '';
        const end = (result: ScanResult) => {
          clearTimeout(timer);
          socket.destroy();
          resolve(result);
        };
        const timer = setTimeout(() => end({ kind: 'unavailable', reason: 'no response in time' }), maxMs);
        socket.setEncoding('latin1');
        socket.once('connect', () => Readable.from(instream(bytes)).pipe(socket, { end: false }));
        socket.on('data', (part: string) => {
          response += part;
          if (response.includes('\0') || response.length > longestResponse) end(readResponse(response));
        });
        // It may close the connection before it has read the file, once it has said what it found.
        socket.once('end', () => end(readResponse(response)));
        socket.once('error', ({ message }) => end({ kind: 'unavailable', reason: message }));
        socket.once('close', () => end({ kind: 'unavailable', reason: 'the connection was closed' }));
      }),
  };
}
