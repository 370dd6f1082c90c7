import { type Database } from '../../src/database/database.js';

/** Databases whose ledger is audited after every test. */
export const audited = new Set<Database>();

/** What has to be stopped, and then checked, after a file's tests. */
export const running = new Set<() => Promise<void>>();

/** Stops the backends that run, and checks them. */
export async function stopRunning(): Promise<void> {
  audited.clear();
  for (const stop of running) await stop();
  running.clear();
}
