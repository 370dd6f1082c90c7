import { getContrastPairs } from './contrast.js';
import { themeTokens } from './theme-tokens.js';
import { tokenPaths, type Tokens } from './tokens.js';

/** Returns the paths of the tokens that a theme must define and does not. Contrasts are computed only if it is empty. */
export function missingTokens(tokens: Tokens): string[] {
  const paths = new Set(tokenPaths(tokens));
  return Object.keys(themeTokens).filter((path) => !paths.has(path));
}

/**
 * Returns what is wrong with a theme's tokens, each as a sentence: missing and unknown tokens, and pairs of colours whose
 * contrast is below WCAG 2.2 AA (4.5 for text, 3 for controls and focus). An empty list means that it can be built.
 */
export function checkTheme(tokens: Tokens): string[] {
  const missing = missingTokens(tokens).map(
    (path) => `Token ${path} is missing (${themeTokens[path] ?? ''}).`,
  );
  const unknown = tokenPaths(tokens)
    .filter((path) => !path.startsWith('palette.') && !(path in themeTokens))
    .map((path) => `Token ${path} is unknown: no component reads it.`);
  if (missing.length > 0) return [...missing, ...unknown];
  const faint = getContrastPairs(tokens)
    .filter(({ ratio, least }) => ratio < least)
    .map(
      ({ foreground, foregroundColour, background, backgroundColour, ratio, least }) =>
        `${foreground} (${foregroundColour}) on ${background} (${backgroundColour}): ` +
        `contrast ${ratio.toFixed(2)}, at least ${least} is required.`,
    );
  return [...unknown, ...faint];
}
