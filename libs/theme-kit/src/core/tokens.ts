/** A token of the Design Tokens format (DTCG). */
export interface Token {
  $type?: string | undefined;
  $value: string;
}
/** Tokens by tier (`palette`, `semantic`, `component`), group and name. */
export type Tokens = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Token>>>>>>;

/** Returns the paths of tokens: `semantic.color.page`. */
export function tokenPaths(tokens: Tokens): string[] {
  return Object.entries(tokens).flatMap(([tier, groups]) =>
    Object.entries(groups).flatMap(([group, members]) =>
      Object.keys(members).map((name) => `${tier}.${group}.${name}`),
    ),
  );
}

/** Returns the custom property of a token, which leaves out its tier: `semantic.color.page` is `--color-page`. */
export function toCustomProperty(path: string): string {
  return `--${path.split('.').slice(1).join('-')}`;
}

/** Returns the token at a path, or undefined when there is none. */
export function tokenAt(tokens: Tokens, path: string): Token | undefined {
  const [tier = '', group = '', name = ''] = path.split('.');
  return tokens[tier]?.[group]?.[name];
}

/**
 * Returns the value of a token with its references resolved: `{semantic.color.page}` becomes `#0A0F1E`.
 * @throws Error when there is no such token.
 */
export function resolveToken(tokens: Tokens, path: string): string {
  const token = tokenAt(tokens, path);
  if (!token) throw new Error(`There is no token ${path}.`);
  return token.$value.replace(/\{([^}]+)\}/g, (_, reference: string) => resolveToken(tokens, reference));
}
