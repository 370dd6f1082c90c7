import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { handleLostChunk } from '../../app/lost-chunk.js';
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

it('explains a lost chunk and offers a reload', () => {
  handleLostChunk({
    build: 'main.js',
    isOnline: () => true,
    isLeaving: () => false,
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
