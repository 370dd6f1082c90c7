import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { eicar } from './harmful-files.js';

/** What a scanner does: scans, says nothing, hangs up, or responds with an error. */
export type ClamdManner = 'scans' | 'silent' | 'hangs up' | 'too large' | 'talks nonsense';

export interface FakeClamd {
  server: Server;
  /** The port it listens on; 0 on a socket of the file system. */
  port: number;
  manner: ClamdManner;
  /** How many bytes of files it has read, file by file. */
  scanned: number[];
  close(): Promise<void>;
}

/** Returns the file of a complete INSTREAM command, null as long as it is not. */
function parseInstream(received: Buffer): Buffer | null {
  const command = Buffer.from('zINSTREAM\0');
  if (!received.subarray(0, command.length).equals(command)) return null;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** Starts a scanner that speaks the protocol of clamd and knows EICAR only. `path`: a socket of the file system. */
export async function startFakeClamd(path?: string): Promise<FakeClamd> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    const parts: Buffer[] = [];
    if (clamd.manner === 'hangs up') socket.destroy();
    if (clamd.manner === 'too large') socket.end('INSTREAM size limit exceeded. ERROR\0');
    socket.on('data', (part) => {
      parts.push(part as Buffer);
      const file = parseInstream(Buffer.concat(parts));
      if (file === null || clamd.manner === 'silent') return;
      clamd.scanned.push(file.length);
      if (clamd.manner === 'talks nonsense') socket.end('hello\0');
      else socket.end(file.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0');
    });
  });
  server.listen(path === undefined ? { port: 0, host: '127.0.0.1' } : { path });
  await once(server, 'listening');
  const clamd: FakeClamd = {
    server,
    port: path === undefined ? (server.address() as AddressInfo).port : 0,
    manner: 'scans',
    scanned: [],
    async close() {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
  return clamd;
}
