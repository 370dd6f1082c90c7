import { type FastifyReply, type FastifyRequest } from 'fastify';

/** As long as browsers keep a cookie at most, in seconds. */
const keptForS = 400 * 24 * 3_600;
const deviceToken = /(?:^|;\s*)device=([\w-]{43})(?:;|$)/;

/** Returns the token of the cookie `device`; undefined when there is none or it is not one of ours. */
export function readDevice({ headers }: FastifyRequest): string | undefined {
  return deviceToken.exec(headers.cookie ?? '')?.[1];
}

/** Sets the cookie `device`, which goes to the call that was made and to no other, and which no script reads. */
export function writeDevice(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const path = request.routeOptions.url ?? '/';
  void reply.header(
    'set-cookie',
    `device=${token}; Max-Age=${keptForS}; Path=${path}; HttpOnly; SameSite=Strict${secure}`,
  );
}
