/** Outlines of a typeface in 1/1000 of the type size: cap height, glyphs as [advance, path data], kerning by pair. */
export interface Lettering {
  cap: number;
  glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>>;
  kern: Readonly<Record<string, number>>;
}

/** A line of outlined capitals: glyphs with their place from the left, and the width of all, in 1/1000 of the size. */
export interface OutlinedLine {
  width: number;
  glyphs: { x: number; outline: string }[];
}

const space = 260;

/** Sets a name in capitals; `null` when the typeface lacks one of its characters. */
export function outlineCapitals(
  { glyphs, kern }: Lettering,
  name: string,
  tracking: number,
): OutlinedLine | null {
  const characters = [...name.toUpperCase().replaceAll('’', "'")];
  const line: OutlinedLine = { width: 0, glyphs: [] };
  for (const [index, character] of characters.entries()) {
    if (character === ' ') {
      line.width += space + tracking;
      continue;
    }
    const glyph = Object.hasOwn(glyphs, character) ? glyphs[character] : undefined;
    if (glyph === undefined) return null;
    line.glyphs.push({ x: line.width, outline: glyph[1] });
    const isLast = index === characters.length - 1;
    line.width += glyph[0] + (isLast ? 0 : (kern[`${character}${characters[index + 1]}`] ?? 0) + tracking);
  }
  return line;
}
