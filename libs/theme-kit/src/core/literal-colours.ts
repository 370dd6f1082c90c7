import { tokenAt, tokenPaths, type Tokens } from './tokens.js';

/**
 * Returns the paths of the semantic tokens whose value contains a colour of its own: a change of the palette does not
 * reach it.
 */
export function literalColours(tokens: Tokens): string[] {
  return tokenPaths(tokens).filter(
    (path) =>
      path.startsWith('semantic.') && /#[\da-f]{6}\b|\brgb\(/i.test(tokenAt(tokens, path)?.$value ?? ''),
  );
}
