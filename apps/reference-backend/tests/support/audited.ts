import { type Database } from '../../src/database/database.js';

/** Databases whose ledger is added up after every test. */
export const audited = new Set<Database>();
