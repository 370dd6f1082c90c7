import { type Database } from '../../src/database/database.js';

/** Databases whose ledger is added up after every test. */
export const audited = new Set<Database>();

/** What is to be stopped after a file's tests, and checked then. */
export const running = new Set<() => Promise<void>>();
