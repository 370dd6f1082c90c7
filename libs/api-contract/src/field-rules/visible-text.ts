/** Letters without a visible shape: fillers of Hangul and the empty pattern of Braille. */
const shapeless = '\u115F\u1160\u2800\u3164\uFFA0';
const visible = new RegExp(`[^\\p{C}\\p{Z}\\p{M}${shapeless}]`, 'u');

/** Returns whether a text shows anything: one of spaces, marks, control and format characters alone does not. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

/**
 * Returns whether a text changes the direction of the text after it, so that it reads differently (bidi embeddings,
 * overrides, isolates).
 */
export function turnsDirection(text: string): boolean {
  return /[\u202A-\u202E\u2066-\u2069]/u.test(text);
}
