import { expect, it } from 'vitest';
import { recoveryCodesFile } from './recovery-codes-file.js';
import { secretGroups } from './secret-groups.js';

it('writes recovery codes one on each line', () => {
  expect(recoveryCodesFile({ title: 'Casino', note: 'Each works once.', codes: ['a-b', 'c-d'] })).toBe(
    'Casino\n\na-b\nc-d\n\nEach works once.\n',
  );
});

it.each([
  ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
  ['JBSWY3', 'JBSW Y3'],
  ['', ''],
])('groups the secret %s', (secret, shown) => {
  expect(secretGroups(secret)).toBe(shown);
});
