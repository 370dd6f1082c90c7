import { type FastifyRequest } from 'fastify';

const isLoopback = (address: string | undefined) =>
  address !== undefined && /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(address);

/**
 * Whether a request was made on this very machine by someone who sits at it: the connection and, behind a proxy, the
 * visitor come from a loopback address, and the page asked for is on a loopback name (else any website could have its
 * name resolved to this machine).
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  return (
    isLoopback(request.socket.remoteAddress) &&
    isLoopback(request.ip) &&
    request.headers['x-forwarded-for'] === undefined &&
    (host === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, '')))
  );
}

/** Whether a form was sent from the page itself and not by another website. */
export function isFromOwnPage(request: FastifyRequest): boolean {
  const { origin, host } = request.headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
