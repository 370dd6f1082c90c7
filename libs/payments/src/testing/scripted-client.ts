import { type ApiClient, noToken } from '@casino-kit/api-client';

/** A request to a scripted client. */
export interface AskedCall {
  /** The endpoint's. */
  name: string;
  input: unknown;
  /** The idempotency key. */
  key: string | undefined;
}

/**
 * Creates a client whose server sends the given responses in turn (an `Error` fails the call), and records its
 * requests; `newKey` returns `key-1`, `key-2` and so on.
 */
export function scriptedClient(...responses: unknown[]): {
  asked: AskedCall[];
  client: Pick<ApiClient, 'call' | 'tokens'>;
  newKey: () => string;
} {
  const requested: AskedCall[] = [];
  const client = {
    tokens: noToken,
    call: (endpoint: { name: string }, input: unknown, options?: { idempotencyKey?: string | undefined }) => {
      requested.push({ name: endpoint.name, input, key: options?.idempotencyKey });
      const response = responses.shift();
      return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
    },
  } as unknown as Pick<ApiClient, 'call' | 'tokens'>;
  let keys = 0;
  return { asked: requested, client, newKey: () => `key-${(keys += 1)}` };
}
