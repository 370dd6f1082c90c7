export { browserOf, type CasinoBrowser } from './wiring/casino-browser.js';
export { createCasino, type Casino, type CasinoConfig } from './wiring/create-casino.js';
export { CasinoProvider, type CasinoProviderProps } from './react/casino-provider.js';
