export { default as baseTokens } from './core/base-tokens.json' with { type: 'json' };
export { checkTheme } from './core/check-theme.js';
export { colorSchemeOf, contrastOf, type ContrastPair } from './core/contrast.js';
export { themeTokens } from './core/theme-tokens.js';
export { resolveToken, tokenPaths, type Token, type Tokens } from './core/tokens.js';
