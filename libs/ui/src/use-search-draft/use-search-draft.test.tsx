import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSearchDraft } from './use-search-draft.js';

const restMs = 300;
const clean = (typed: string) => typed.trim().toLowerCase();
let requested: string[] = [];
beforeEach(() => {
  requested = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** A page that adopts a search when the test decides, as an address does a little later. */
function Page() {
  const [search, setSearch] = useState('');
  const { field, submit, empty } = useSearchDraft({
    search,
    onSearch: (next) => requested.push(next),
    clean,
    restMs,
  });
  return (
    <>
      <input type="search" aria-label="Search" {...field} />
      <button onClick={submit}>Search now</button>
      <button onClick={empty}>Empty</button>
      <button onClick={() => setSearch(requested.at(-1) ?? '')}>Arrive</button>
      <button onClick={() => setSearch('from elsewhere')}>Go elsewhere</button>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('the text typed into a search', () => {
  it('is searched for once typing rests, cleaned', () => {
    render(<Page />);
    type('Ha');
    pass(restMs - 1);
    type('Har ');
    pass(restMs - 1);
    expect(requested).toEqual([]);
    pass(1);
    expect([requested, field().value]).toEqual([['har'], 'Har ']);
  });
  it('is searched for at once when it is sent, and not again when typing rests', () => {
    render(<Page />);
    type('Harbour');
    press('Search now');
    pass(restMs);
    expect(requested).toEqual(['harbour']);
  });
  it('is the same search when only spaces were added', () => {
    render(<Page />);
    type('  ');
    pass(restMs);
    expect(requested).toEqual([]);
  });
  it('is emptied by Escape and by hand, which ends the search', () => {
    render(<Page />);
    for (const emptied of [() => fireEvent.keyDown(field(), { key: 'Escape' }), () => press('Empty')]) {
      type('Reef');
      pass(restMs);
      emptied();
      expect(field().value).toBe('');
    }
    expect(requested).toEqual(['reef', '', 'reef', '']);
  });
  it('lets Escape of an empty field be', () => {
    render(<Page />);
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
    expect(requested).toEqual([]);
  });
  it('is not overwritten by a search of one’s own that arrives late', () => {
    render(<Page />);
    type('Harb');
    pass(restMs);
    type('Harbour');
    press('Arrive');
    expect(field().value).toBe('Harbour');
  });
  it('is replaced by a search from elsewhere', () => {
    render(<Page />);
    type('Harb');
    press('Go elsewhere');
    pass(restMs);
    expect([field().value, requested]).toEqual(['from elsewhere', []]);
  });
});
