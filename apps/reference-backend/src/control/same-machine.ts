import { type FastifyRequest } from 'fastify';

const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;
const loopbackAddress = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
/** Headers that a proxy adds. Requests made at this machine pass through none. */
const proxyHeader =
  /^(x-forwarded(-.*)?|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * Returns whether a request was made by someone at this machine, from the control page itself or from a program:
 * loopback connection, loopback Host (a website's name may resolve to this machine), no proxy in between, and no page
 * of another origin behind it.
 */
export function isFromThisMachine({ socket, headers, raw }: FastifyRequest): boolean {
  const { host = '', origin } = headers;
  const site = headers['sec-fetch-site'];
  return (
    loopbackAddress.test(socket.remoteAddress ?? '') &&
    loopbackHost.test(host) &&
    // A request in proxy form names its own host.
    raw.url?.startsWith('/') === true &&
    !Object.keys(headers).some((name) => proxyHeader.test(name)) &&
    (origin === undefined || origin === `http://${host}`) &&
    (site === undefined || site === 'same-origin' || site === 'none')
  );
}
