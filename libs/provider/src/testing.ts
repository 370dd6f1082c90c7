export { createTestCasino, type TestCasino, type TestCasinoOptions } from './testing/test-casino.js';
export { failWithNetworkError, neverRespond, respondWithError } from './testing/failing-endpoints.js';
