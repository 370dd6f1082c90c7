import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutSwitch } from './switch-off.ts';

const code = readFileSync(
  join(import.meta.dirname, '../../../apps/reference-backend/src/settings/brand-settings.ts'),
  'utf8',
);

it('takes a switch out where the backend decides its policy, and nothing else', () => {
  const without = withoutSwitch(code, 'slamStop');
  expect(without).toContain('return { ...protectionPolicyFrom(policy ?? {}), ...{"slamStop":true} };');
  expect(without.split('\n').filter((line, index) => line !== code.split('\n')[index])).toHaveLength(1);
});

it('rejects a switch that does not exist, and code that decides elsewhere', () => {
  expect(() => withoutSwitch(code, 'noSuchSwitch')).toThrow('There is no switch noSuchSwitch.');
  expect(() => withoutSwitch('return policy;', 'slamStop')).toThrow('must decide the switches once');
});
