import { createHash } from 'node:crypto';

/** JSON up to this length is part of a key as it is; of longer JSON, its hash. */
const longestPart = 100;

const hashes = new WeakMap<object, string>();

function partKey(part: unknown): string {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part) ?? '';
  const known = hashes.get(part);
  if (known !== undefined) return known;
  const json = JSON.stringify(part);
  if (json.length <= longestPart) return json;
  const hash = createHash('sha256').update(json).digest('base64url');
  hashes.set(part, hash);
  return hash;
}

/**
 * Returns a short key for data: the same for data with the same JSON. What pages share, such as the games of a row, is
 * read only once; it must not be changed afterwards.
 */
export function markupKey(data: unknown): string {
  if (typeof data !== 'object' || data === null) return partKey(data);
  return Object.entries(data)
    .map(([name, part]) => `${name}:${partKey(part)}`)
    .join();
}
