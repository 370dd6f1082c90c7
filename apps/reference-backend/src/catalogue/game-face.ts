import { type Face } from './catalogue-file.js';

/** Returns which of the drawn looks suits a theme; a theme without a look gets the same one every time. */
export function getFace(motif: string, faces: readonly Face[]): string {
  const own = faces.find((face) => face.motifs.includes(motif));
  if (own !== undefined) return own.id;
  const sum = [...motif].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return faces[sum % Math.max(1, faces.length)]?.id ?? 'harbour';
}
