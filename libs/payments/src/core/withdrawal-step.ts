import { type PageKey, modalHref } from '@casino-kit/settings';

/** What a player does next to make a withdrawal possible. */
export type WithdrawalStep =
  | 'deposit'
  | 'verification-mail'
  | 'bonus'
  | 'play'
  | 'verification'
  | 'transactions'
  | 'security'
  | 'login';

/** Where a step is done: a page by its key, a dialog over the current page, or a direct call. */
export type StepTarget = { page: PageKey } | { query: `?modal=${string}` } | { call: 'verification-mail' };

const targets: Readonly<Record<WithdrawalStep, StepTarget>> = {
  deposit: { page: 'deposit' },
  'verification-mail': { call: 'verification-mail' },
  bonus: { page: 'bonus_history' },
  play: { page: 'casino' },
  verification: { page: 'verification' },
  transactions: { page: 'transactions' },
  security: { page: 'security' },
  login: { query: modalHref('login') },
};

/** Returns whether a step deposits or plays, which an excluded player cannot do. */
export function needsPlay(step: WithdrawalStep): boolean {
  return step === 'deposit' || step === 'bonus' || step === 'play';
}

/** Returns where a step is done. */
export function stepTarget(step: WithdrawalStep): StepTarget {
  return targets[step];
}
