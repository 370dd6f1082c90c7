import { expect, it } from 'vitest';
import { isSupported } from '../start/supported-node.mjs';

it.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.12.0', true],
  ['24.0.0', true],
  ['18.20.8', false],
  ['20.18.3', false],
  ['21.7.3', false],
  ['22.11.9', false],
])('Node %s is supported: %s', (version, supported) => {
  expect(isSupported(version, '^20.19.0 || >=22.12.0')).toBe(supported);
});
