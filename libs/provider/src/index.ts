export { toCasinoBrowser, type CasinoBrowser } from './wiring/casino-browser.js';
export { createCasino, type CasinoConfig } from './wiring/create-casino.js';
export { loadCasino, type CasinoStartData, type LoadCasinoConfig } from './wiring/load-casino.js';
export { wireCasino, type Casino, type CasinoParts } from './wiring/wire-casino.js';
export { CasinoContexts, type CasinoContextsProps } from './react/casino-contexts.js';
export { CasinoProvider, type CasinoProviderProps } from './react/casino-provider.js';
