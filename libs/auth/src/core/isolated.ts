/** Keeps an address, a number or a name in its own direction within a sentence of the other (first strong isolate). */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
