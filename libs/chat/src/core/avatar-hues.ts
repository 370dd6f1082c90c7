/** The hues in degrees that an avatar changes between, and the direction of the change. */
export interface AvatarHues {
  from: number;
  to: number;
  angle: number;
}

/**
 * Returns the colours of an author's avatar from the author's id: they are the same in every message and after a new
 * name, and differ between authors whose masked names begin alike.
 */
export function toAvatarHues(authorId: string): AvatarHues {
  // FNV-1a: ids that differ in one sign have nothing in common afterwards.
  let hash = 0x811c9dc5;
  for (const sign of authorId) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0;
  return { from: hash % 360, to: (hash >>> 9) % 360, angle: ((hash >>> 18) % 8) * 45 };
}
