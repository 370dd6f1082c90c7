import { expect, it } from 'vitest';
import { stepTarget } from './withdrawal-step.js';

it.each([
  ['deposit', { page: 'deposit' }],
  ['verification-mail', { call: 'verification-mail' }],
  ['bonus', { page: 'bonus_history' }],
  ['play', { page: 'casino' }],
  ['verification', { page: 'verification' }],
  ['transactions', { page: 'transactions' }],
  ['security', { page: 'security' }],
  ['login', { query: '?modal=login' }],
] as const)('links the step %s to %j', (step, target) => {
  expect(stepTarget(step)).toEqual(target);
});
