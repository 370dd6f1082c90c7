import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { useWithdrawalAmount } from './use-withdrawal-amount.js';

function open() {
  const onEdited = vi.fn<() => void>();
  const { result } = renderHook(
    () =>
      useWithdrawalAmount({
        ...{ currency: 'EUR', limits: { min: '20', max: '4000' }, available: '557.60', onEdited },
      }),
    { wrapper: createPayerCasino().Host },
  );
  return {
    ...{ result, onEdited },
    type: (typed: string) => act(() => result.current.type(typed)),
    leave: () => act(() => result.current.leave()),
  };
}

describe('the amount of a withdrawal', () => {
  it('starts empty, and passing through the field is no error', () => {
    const { result, leave, type, onEdited } = open();
    leave();
    type('  ');
    leave();
    expect(result.current).toMatchObject({ amount: null, written: null, error: null });
    expect(onEdited).toHaveBeenCalledOnce();
  });

  it('is checked once the player leaves the field, and written as money then', () => {
    const { result, leave, type } = open();
    type('10');
    expect(result.current.error).toBeNull();
    leave();
    expect(result.current).toMatchObject({ typed: '10', amount: null, written: '10' });
    expect(result.current.error).not.toBeNull();
    type('100');
    leave();
    expect(result.current).toMatchObject({ typed: '100.00', amount: '100', error: null });
  });

  it('cannot be more than there is', () => {
    const { result, type } = open();
    type('600');
    act(() => result.current.check());
    expect(result.current).toMatchObject({
      ...{ amount: null, written: '600', max: '557.60' },
      error: { code: 'moreThanAvailable', available: '557.60' },
    });
  });

  it('can be taken with a press, which is an edit too', () => {
    const { result, onEdited } = open();
    expect(result.current.quick).toEqual(['50', '100', '200']);
    act(() => result.current.take('557.60'));
    expect(result.current).toMatchObject({ typed: '557.60', amount: '557.6', error: null });
    expect(onEdited).toHaveBeenCalledOnce();
  });

  it('is cleared with its error after a request', () => {
    const { result, type } = open();
    type('1');
    act(() => result.current.check());
    expect(result.current.error).not.toBeNull();
    act(() => result.current.clear());
    expect(result.current).toMatchObject({ typed: '', amount: null, error: null });
    type('1');
    expect(result.current.error).toBeNull();
  });
});
