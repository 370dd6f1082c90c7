import type { Tokens } from '../core/tokens.js';

const faces = /\/\* ([a-z0-9-]+) \*\/\n@font-face \{[^}]*\}\n?/g;
const parseFamily = (css: string): string => /font-family: '([^']+)'/.exec(css)?.[1] ?? '';
const parseFamilies = (stack: string): string[] =>
  [...stack.matchAll(/'([^']+)'/g)].map(([, family = '']) => family);

/** Returns the script of a face, such as `thai`: what its comment has after the font's own name and before its weights. */
const parseScript = (comment: string, font: string): string =>
  comment.replace(`${font}-`, '').replace(/-(wght|\d+|standard|full|opsz)-(normal|italic)$/, '');

/**
 * Returns the stylesheets of font packages, by package, without the faces that no page would use: those of scripts that an
 * earlier font has in each stack that names the family. A font that follows for Thai comes without its Latin letters.
 */
export function neededFaces(stylesheets: ReadonlyMap<string, string>, tokens: Tokens): Map<string, string> {
  const fonts = [...stylesheets].map(([packageName, css]) => {
    const font = packageName.split('/').at(-1) ?? packageName;
    const scripts = new Set([...css.matchAll(faces)].map(([, comment = '']) => parseScript(comment, font)));
    return { packageName, font, css, family: parseFamily(css), scripts };
  });
  const getScripts = (family: string) => fonts.find((font) => font.family === family)?.scripts;
  const stacks = Object.values(tokens['semantic']?.['font'] ?? {}).map(({ $value }) => parseFamilies($value));
  const isNeeded = (family: string, script: string): boolean => {
    const naming = stacks.filter((stack) => stack.includes(family));
    return (
      naming.length === 0 ||
      naming.some((stack) =>
        stack.slice(0, stack.indexOf(family)).every((earlier) => !getScripts(earlier)?.has(script)),
      )
    );
  };
  return new Map(
    fonts.map(({ packageName, font, css, family }) => [
      packageName,
      css.replaceAll(faces, (face, comment: string) =>
        isNeeded(family, parseScript(comment, font)) ? face : '',
      ),
    ]),
  );
}
