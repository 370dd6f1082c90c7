export { createCasino, type Casino, type CasinoConfig } from './wiring/create-casino.js';
export { CasinoProvider, type CasinoProviderProps } from './react/casino-provider.js';
