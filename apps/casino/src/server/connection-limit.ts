import { type Server } from 'node:http';
import { isTrusted, type TrustProxy } from './trust-proxy.js';

export interface ConnectionLimitConfig {
  /** Connections that one address may hold; 0 for any number. */
  maxConnectionsPerAddress: number;
  /** Proxies, which hold the connections of many visitors. */
  trustProxy: TrustProxy;
}

/** Closes the connections of an address beyond its limit at once. `warn` is called the first time. */
export function limitConnections(
  server: Pick<Server, 'on'>,
  { maxConnectionsPerAddress: max, trustProxy }: ConnectionLimitConfig,
  warn: (what: string) => void,
): void {
  if (max === 0) return;
  const held = new Map<string, number>();
  let warned = false;
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isTrusted(trustProxy, address)) return;
    const count = held.get(address) ?? 0;
    if (count >= max) {
      socket.destroy();
      if (!warned)
        warn(`One address holds ${max} connections (MAX_CONNECTIONS_PER_ADDRESS); more are closed.`);
      warned = true;
      return;
    }
    held.set(address, count + 1);
    socket.once('close', () => {
      const left = (held.get(address) ?? 1) - 1;
      if (left === 0) held.delete(address);
      else held.set(address, left);
    });
  });
}
