import { describe, expect, it } from 'vitest';
import { queryWithModal, queryWithout } from './modal-query.js';

describe('the query of modals', () => {
  it('loses what belongs to a modal and keeps the rest', () => {
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
});
