import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';

export interface SearchDraftOptions {
  /** What is searched for now, as the page knows it; `''` for nothing. */
  search: string;
  /** Hears of another search, cleaned; `''` when it was emptied. */
  onSearch: (search: string) => void;
  /** Makes what is typed what is searched for. */
  clean: (typed: string) => string;
  /** How long typing rests, in milliseconds, before it counts as a search. */
  restMs: number;
}

export interface SearchDraft {
  /** What is typed. */
  draft: string;
  /** For the `<input type="search">`: its value, typing, and Escape, which empties it. */
  field: {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
  /** Searches for what is typed at once. */
  submit: () => void;
  /** Empties the field and the search. */
  empty: () => void;
}

/**
 * What is typed into a search field, which is searched for once typing rests. What is being typed is never overwritten by a
 * search of one's own that arrives late; a search from elsewhere, such as the way back, replaces it.
 */
export function useSearchDraft({ search, onSearch, clean, restMs }: SearchDraftOptions): SearchDraft {
  const [draft, setDraft] = useState(search);
  const [sent, setSent] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    if (search !== sent) {
      setDraft(search);
      setSent(search);
    }
  }
  const send = (typed: string) => {
    const next = clean(typed);
    if (next === sent) return;
    setSent(next);
    onSearch(next);
  };
  const settle = useEffectEvent(() => send(draft));
  useEffect(() => {
    const rest = setTimeout(() => settle(), restMs);
    return () => clearTimeout(rest);
  }, [draft, restMs]);
  const empty = () => {
    setDraft('');
    send('');
  };
  return {
    draft,
    field: {
      value: draft,
      onChange: (event) => setDraft(event.target.value),
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || draft === '') return;
        event.preventDefault();
        empty();
      },
    },
    submit: () => send(draft),
    empty,
  };
}
