export { buildTheme } from './build/build-theme.js';
export { startTheme } from './build/start-theme.js';
