'use client';

import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';

export interface SearchDraftOptions {
  /** The page's current search term; `''` for none. */
  search: string;
  /** Called with another search, trimmed; `''` when it was cleared. */
  onSearch: (search: string) => void;
  /** Converts the typed text to a search term. */
  clean: (typed: string) => string;
  /** How long typing pauses, in milliseconds, before it counts as a search. */
  restMs: number;
}

export interface SearchDraft {
  /** The typed text. */
  draft: string;
  /** For the `<input type="search">`: its value, typing, and Escape, which clears it. */
  field: {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
  /** Searches for the typed text at once. */
  submit: () => void;
  /** Clears the field and the search. */
  empty: () => void;
}

/**
 * Returns the text of a search field, which is searched for once typing pauses. Text being typed is never overwritten
 * by the field's own search that arrives late; a search from elsewhere, such as browser back, replaces it.
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
