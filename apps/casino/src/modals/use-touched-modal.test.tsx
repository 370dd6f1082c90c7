import { act, fireEvent, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { useTouchedModal } from './use-touched-modal.js';

afterEach(() => document.body.replaceChildren());

function open() {
  const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;
  return renderHook(() => ({ touched: useTouchedModal(), navigate: useNavigate() }), { wrapper });
}

/** Presses the icon in a link; `isFollowed`: the router prevents the browser's own navigation. */
function press(href: string, isFollowed = true) {
  const link = document.createElement('a');
  link.href = href;
  const icon = document.createElement('i');
  link.append(icon);
  document.body.append(link);
  if (isFollowed) link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(icon);
}
const name = ({ current }: ReturnType<typeof open>['result']) => current.touched[0];

describe('the modal whose link was just used', () => {
  it('is known until the router has followed the link', () => {
    const { result } = open();
    expect(name(result)).toBeNull();
    press('/casino?modal=deposit');
    expect(name(result)).toBe('deposit');
    act(() => void result.current.navigate('/casino?modal=deposit'));
    expect(name(result)).toBeNull();
  });

  it('can be forgotten', () => {
    const { result } = open();
    press('/casino?modal=deposit');
    act(() => result.current.touched[1]());
    expect(name(result)).toBeNull();
  });

  it('is none for another link, or for one that the browser follows itself', () => {
    const { result } = open();
    press('/casino');
    press('https://casino.example/?modal=login', false);
    expect(name(result)).toBeNull();
  });
});
