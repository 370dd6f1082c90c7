import json from './base-tokens.json' with { type: 'json' };
import { type Tokens } from './tokens.js';

/** The tokens that no theme changes: spaces, sizes of text, durations, layers. */
export const baseTokens: Tokens = json;
