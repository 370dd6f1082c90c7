import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { categoriesQuery } from '../../core/catalogue-queries.js';
import { exampleCategories } from '../../testing.js';
import { GameSearch, typingRestMs } from './game-search.js';

function open(search = '') {
  const onSearch = vi.fn();
  const { Host, client, queryClient } = createTestCasino({ player: null });
  queryClient.setQueryData(categoriesQuery(client, 'en').queryKey, [...exampleCategories]);
  const view = render(<GameSearch search={search} onSearch={onSearch} />, { wrapper: Host });
  const arrive = (term: string) => view.rerender(<GameSearch search={term} onSearch={onSearch} />);
  return { onSearch, arrive };
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const rest = () => {
  act(() => {
    vi.advanceTimersByTime(typingRestMs);
  });
};

describe('GameSearch', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows how many games it searches', () => {
    open();
    expect(field().placeholder).toBe('Search 65 games');
  });

  it('searches once typing rests, with a normalised term', () => {
    const { onSearch } = open();
    type('b');
    type(' book  of ');
    expect(onSearch).not.toHaveBeenCalled();
    rest();
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('book of');
  });

  it('searches at once on Enter, and not again when typing rests', () => {
    const { onSearch } = open();
    type('book');
    fireEvent.submit(screen.getByRole('search'));
    rest();
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('book');
  });

  it('keeps the text being typed when its own earlier term arrives in the address', () => {
    const { arrive } = open();
    type('boo');
    rest();
    type('book');
    arrive('boo');
    expect(field().value).toBe('book');
  });

  it('follows the address when it changes otherwise', () => {
    const { arrive } = open('book');
    arrive('');
    expect(field().value).toBe('');
  });

  it('is emptied by Escape and by its button', () => {
    const { onSearch } = open('book');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
    expect(field().value).toBe('');
  });

  it('is reached by a slash, but not while one writes elsewhere', () => {
    open();
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(field());
    field().blur();
    const other = document.body.appendChild(document.createElement('textarea'));
    fireEvent.keyDown(other, { key: '/' });
    expect(document.activeElement).not.toBe(field());
    other.remove();
  });
});
