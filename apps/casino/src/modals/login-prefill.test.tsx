import { act, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useLoginPrefill, useNavigateWithLogin } from './login-prefill.js';

/** Opens the casino at an address, with what its entry of the history holds. */
function open(address: string, state: unknown = null) {
  window.history.replaceState({ usr: state, key: 'start', idx: 0 }, '', address);
  const wrapper = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>;
  return renderHook(
    () => ({ prefill: useLoginPrefill(), navigate: useNavigateWithLogin(), location: useLocation() }),
    { wrapper },
  ).result;
}

it('takes a typed login to another dialog of the page, which keeps its query and its state', () => {
  const result = open('/casino?category=new&modal=login', { from: 'lobby' });
  expect(result.current.prefill).toBe('');
  act(() => result.current.navigate('forgot-password', 'marlon@casino.example'));
  const { pathname, search, state } = result.current.location;
  expect(pathname + search).toBe('/casino?category=new&modal=forgot-password');
  expect(state).toEqual({ from: 'lobby', login: 'marlon@casino.example' });
  expect(result.current.prefill).toBe('marlon@casino.example');
});

it('takes it to a dialog over another page, which has a state of its own', () => {
  const result = open('/casino?category=new&modal=login', { from: 'lobby' });
  act(() => result.current.navigate('registration', 'marlon', '/promotions'));
  const { pathname, search, state } = result.current.location;
  expect(pathname + search).toBe('/promotions?modal=registration');
  expect(state).toEqual({ login: 'marlon' });
});

it.each([[{ login: 7 }], ['marlon'], [{}]])('ignores a state of somebody else: %j', (state) => {
  expect(open('/casino', state).current.prefill).toBe('');
});
