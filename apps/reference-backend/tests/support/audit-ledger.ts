import { afterEach, expect } from 'vitest';
import { auditLedger, ledgerSums } from '../../src/ledger/transfer.js';
import { audited } from './audited.js';

afterEach(async () => {
  for (const database of audited) {
    expect(await auditLedger(database)).toEqual({ unbalanced: [], drifted: [], overdrawn: [] });
    for (const { sum } of await ledgerSums(database)) expect(sum).toBe('0');
  }
});
