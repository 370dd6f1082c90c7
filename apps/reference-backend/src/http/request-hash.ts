import { createHash } from 'node:crypto';

/** Returns JSON with sorted keys, so that the order of a client's fields does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Returns the hash of a request's content. `scope` separates requests to one endpoint, such as a launch. */
export function hashRequest(endpoint: string, scope: string, body: unknown): string {
  return createHash('sha256')
    .update(canonical([endpoint, scope, body]))
    .digest('hex');
}
