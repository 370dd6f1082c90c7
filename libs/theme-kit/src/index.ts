export { baseTokens } from './core/base-tokens.js';
export { checkTheme } from './core/check-theme.js';
export { getColorScheme, getContrastPairs, type ContrastPair } from './core/contrast.js';
export { toDesignTokens, type DesignToken, type DesignTokens } from './core/design-tokens.js';
export { themeTokens } from './core/theme-tokens.js';
export { resolveToken, type Token, type Tokens } from './core/tokens.js';
