import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Addresses that the internet does not route: this machine, and the networks of containers and at home. */
const nearby = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  nearby.addSubnet(net, bits, 'ipv4');
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');
nearby.addSubnet('fe80::', 10, 'ipv6');

const isIn = (list: BlockList, address: string) => {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
};

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
    isIn(loopback, hostname.replace(/^\[|\]$/g, ''))
  );
}

/**
 * Whether the sender of a request may be a browser on this machine: a published port of a container is reached from the
 * gateway of the container's network.
 */
export const isNearby = (address: string): boolean => isIn(nearby, address.replace(/^::ffff:/i, ''));
