import { describe, expect, it } from 'vitest';
import { depositOutcomes, outcomeModal } from '@casino-kit/payments';
import { queryOfDepositPage, queryWithModal, queryWithout } from './modal-query.js';

describe('modal query', () => {
  it('drops the parameters of a closed modal and keeps the rest', () => {
    expect(queryWithout('?category=new&modal=deposit-3ds-success&PaReq=a&MD=b&met=card')).toBe(
      '?category=new',
    );
    expect(queryWithout('?modal=login')).toBe('');
  });
  it('opens another modal and keeps the other parameters', () => {
    expect(queryWithModal('?category=new&modal=login&met=card', 'deposit-failed', { met: 'visa' })).toBe(
      '?category=new&modal=deposit-failed&met=visa',
    );
  });
  it('keeps the parameters of the page behind a modal', () => {
    expect(queryWithout('?amount=25&coupon=HARBOUR&modal=login')).toBe('?amount=25&coupon=HARBOUR');
    expect(queryWithout('?amount=25&modal=deposit-failed&met=card&deposit=7')).toBe('?amount=25');
    expect(queryWithout('?id=4&code=keep&modal=registration')).toBe('?id=4&code=keep');
    expect(queryWithModal('?amount=25', 'login')).toBe('?amount=25&modal=login');
  });
  it('drops a link code and a deposit prefill with their modals', () => {
    expect(queryWithout('?modal=reset-password&code=secret')).toBe('');
    expect(queryWithout('?modal=deposit&payWith=card&amount=25&bonus=9&coupon=A')).toBe('');
    expect(queryWithModal('?amount=25', 'deposit', { amount: '30' })).toBe('?modal=deposit&amount=30');
  });
  it.each(depositOutcomes.flatMap((outcome) => [outcome, outcomeModal(outcome)]))(
    'drops the parameters of the outcome modal %s',
    (modal) => expect(queryWithout(`?a=1&modal=${modal}&met=card&deposit=7`)).toBe('?a=1'),
  );
  it('resets the deposit page to the new prefill only', () => {
    expect(queryOfDepositPage('?amount=25&coupon=A&modal=failed&met=x', { amount: '30' })).toBe('?amount=30');
  });
  it.each(['toString', '__proto__', ''])('drops no parameters for a modal called "%s"', (modal) => {
    expect(queryWithout(`?a=1&modal=${modal}`)).toBe('?a=1');
  });
});
