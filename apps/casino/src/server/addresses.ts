import { BlockList, isIP } from 'node:net';

/** The ranges that have a name, as Fastify's option `trustProxy` names them. */
export const namedRanges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Returns a check whether an address is in one of these addresses, subnets and named ranges. */
export function createAddressCheck(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries.flatMap((name) => namedRanges[name] ?? [name])) {
    const [net = '', bits] = entry.split('/');
    const family = isIP(net) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(net, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    const family = isIP(plain);
    return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6');
  };
}

const isLoopback = createAddressCheck(['loopback']);

/**
 * Whether a `Host` names the visitor's own machine: `localhost`, a name below it, or a loopback address. Names that
 * merely resolve to such an address do not, since anyone can register them.
 */
export function isLocalName(host: string): boolean {
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    isLoopback(hostname.replace(/^\[|\]$/g, ''))
  );
}

/**
 * Whether the sender of a request may be a browser on this machine: a published port of a container is reached from the
 * gateway of the container's network.
 */
export const isNearby = createAddressCheck(Object.keys(namedRanges));
