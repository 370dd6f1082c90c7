import { type FastifyReply, type FastifyRequest } from 'fastify';

/** The longest time that browsers keep a cookie, in seconds. */
const keptForS = 400 * 24 * 3_600;
const deviceToken = /(?:^|;\s*)device=([\w-]{43})(?:;|$)/;

/** Returns the token of the cookie `device`; undefined when there is none or it is not one of ours. */
export function readDevice({ headers }: FastifyRequest): string | undefined {
  return deviceToken.exec(headers.cookie ?? '')?.[1];
}

/** Sets the HttpOnly cookie `device`, which is sent only with the calls about an account: to sign up and to log in in every way. */
export function writeDevice(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `device=${token}; Max-Age=${keptForS}; Path=/api/user; HttpOnly; SameSite=Strict${secure}`,
  );
}
