import { expect, it } from 'vitest';
import { hasMethods, shownType } from './transaction-kinds.js';

it('shows bonus, rakeback, cashback and prizes as rewards and every other type as itself', () => {
  const types = ['bonus', 'rakeback', 'cashback', 'prize', 'deposit', 'withdrawal', 'bet', 'win'] as const;
  expect(types.map(shownType)).toEqual([
    ...['reward', 'reward', 'reward', 'reward'],
    ...['deposit', 'withdrawal', 'bet', 'win'],
  ]);
});

it('has payment methods for money in and out, not for bets and rewards', () => {
  const kinds = ['all', 'deposit', 'withdrawal', 'casino', 'bonus'] as const;
  expect(kinds.map(hasMethods)).toEqual([true, true, true, false, false]);
});
