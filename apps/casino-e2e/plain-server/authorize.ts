import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Account, type Accounts } from './accounts.js';

/** Returns the token of a call (§7: as a Bearer token). */
export function getBearerToken({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
}

/** Returns the account of a call; without one responds with a 403 and returns `null`. */
export async function authorize(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Account | null> {
  const account = accounts.byToken(getBearerToken(request));
  const forbidden = account?.forbidNext === true && request.method !== 'GET';
  if (account !== undefined && !forbidden) return account;
  if (account !== undefined) account.forbidNext = false;
  await reply.code(403).send({ message: 'Forbidden resource' });
  return null;
}

/** Returns a field of a JSON body as text; numbers become text, anything else is empty. */
export function readText(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = (body as Record<string, unknown>)[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
