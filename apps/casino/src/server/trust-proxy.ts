import { isIP } from 'node:net';
import { createAddressCheck, namedRanges } from './addresses.js';

/** As Fastify's option `trustProxy`. */
export type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean);

function isAddress(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/**
 * Parses `TRUST_PROXY` in the forms that Fastify accepts: `true`, `false`, a number of proxies, or a comma-separated
 * list of addresses, subnets and the names `loopback`, `linklocal`, `uniquelocal`. Returns `null` for anything else.
 */
export function readTrustProxy(text: string): TrustProxy | null {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d{1,2}$/.test(text)) return (_address, hop) => hop < Number(text);
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.every((entry) => Object.hasOwn(namedRanges, entry) || isAddress(entry)) ? entries : null;
}

/** Whether the peer of a connection is a trusted proxy. */
export function isTrusted(trustProxy: TrustProxy, address: string): boolean {
  if (typeof trustProxy === 'boolean') return trustProxy;
  return typeof trustProxy === 'function' ? trustProxy(address, 0) : createAddressCheck(trustProxy)(address);
}
