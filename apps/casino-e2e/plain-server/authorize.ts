import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Account, type Accounts } from './accounts.js';

/** The token that a call carries (§7: as a Bearer token). */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
}

/** The account that a call is for; without one the call gets a 403 and `null` is returned. */
export async function authorize(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Account | null> {
  const account = accounts.byToken(tokenOf(request));
  if (account !== undefined && !account.forbidNext) return account;
  if (account !== undefined) account.forbidNext = false;
  await reply.code(403).send({ message: 'Forbidden resource' });
  return null;
}

/** A field of a JSON body as text; numbers become text, anything else is empty. */
export function textOf(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = (body as Record<string, unknown>)[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
