import { type FastifyRequest } from 'fastify';

/** Returns the token from `Authorization` or `Authorization2`; undefined for a guest. */
export function getBearerToken(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const second = request.headers['authorization2'];
  const header = request.headers.authorization ?? (Array.isArray(second) ? second[0] : second);
  return /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];
}
