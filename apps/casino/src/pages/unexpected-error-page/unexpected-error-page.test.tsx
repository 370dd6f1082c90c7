import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { handleLostChunk, watchLeaving } from '../../app/lost-chunk.js';
import { UnexpectedErrorPage } from './unexpected-error-page.js';

afterEach(() => vi.restoreAllMocks());

it('renders the page again when the network is back after it crashed offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onRetry = vi.fn();
  render(<UnexpectedErrorPage onRetry={onRetry} />);
  expect(screen.getAllByRole('heading', { level: 1, name: 'You are offline' })).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('renders the page again when the network is back before the page listens for it', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false).mockReturnValue(true);
  const onRetry = vi.fn();
  render(<UnexpectedErrorPage onRetry={onRetry} />);
  expect(screen.getAllByRole('heading', { level: 1, name: 'You are offline' })).toHaveLength(1);
  expect(onRetry).toHaveBeenCalledOnce();
});

it('explains a lost chunk and offers a reload', () => {
  handleLostChunk({
    error: new TypeError('Failed to fetch dynamically imported module'),
    build: 'main.js',
    isOnline: () => true,
    storage: () => ({ getItem: () => 'main.js', setItem: () => undefined }),
    reload: () => undefined,
  });
  const reload = vi.fn();
  const onRetry = vi.fn();
  render(<UnexpectedErrorPage onRetry={onRetry} reload={reload} />);
  expect(screen.getAllByRole('heading', { level: 1, name: 'This page could not be loaded' })).toHaveLength(1);
  screen.getByRole('button', { name: 'Reload page' }).click();
  expect([reload.mock.calls.length, onRetry.mock.calls.length]).toEqual([1, 0]);
});

it('shows no error while the page is being left, and the explanation when it was not', () => {
  watchLeaving(window);
  act(() => void window.dispatchEvent(new Event('beforeunload')));
  render(<UnexpectedErrorPage onRetry={() => undefined} />);
  expect(screen.queryByRole('heading')).toBeNull();
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('beforeunload')));
  expect(screen.queryByRole('heading')).toBeNull();
  act(() => void window.dispatchEvent(new Event('keydown')));
  expect(screen.getByRole('button')).toBeTruthy();
});
