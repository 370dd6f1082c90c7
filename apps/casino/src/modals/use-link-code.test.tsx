import { act, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useLinkCode } from './use-link-code.js';

function open(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ code: useLinkCode(), navigate: useNavigate() }), { wrapper }).result;
}

it('reads the code of a link, and keeps it while the dialog closes', () => {
  const result = open('/?modal=reset-password&code=first');
  expect(result.current.code).toBe('first');
  act(() => void result.current.navigate('/'));
  expect(result.current.code).toBe('first');
});

it('reads the code of the next link', () => {
  const result = open('/?code=first');
  act(() => void result.current.navigate('/?code=second'));
  expect(result.current.code).toBe('second');
  act(() => void result.current.navigate('/'));
  expect(result.current.code).toBe('second');
});

it('is empty without a link', () => {
  expect(open('/?modal=reset-password').current.code).toBe('');
});
