/** The longest first sentence that is set as a heading, in characters. */
const longestHeading = 80;

/**
 * Splits what the operator wrote to the player: its first sentence, which says what is wrong, and the rest, which says what
 * to do. A long first sentence is no heading.
 */
export function splitReason(reason: string): { heading: string | null; rest: string } {
  const text = reason.trim();
  const found = /^(.+?[^.!?؟。\s])[.!?؟。]+(?:\s+(.*))?$/su.exec(text);
  const heading = found?.[1] ?? text;
  return heading.length <= longestHeading
    ? { heading, rest: found?.[2] ?? '' }
    : { heading: null, rest: text };
}
