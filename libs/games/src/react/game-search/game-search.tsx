import { Search, X } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNumberFormat } from '@casino-kit/i18n';
import { usePagePath } from '@casino-kit/settings';
import { IconButton } from '@casino-kit/ui';
import { allGames } from '../../core/category-href.js';
import { searchLimit, searchTerm } from '../../core/search-term.js';
import { useTexts } from '../texts.js';
import { useCategories } from '../use-categories.js';
import styles from './game-search.module.css';
import { useSlashFocus } from './use-slash-focus.js';

/** How long typing rests, in milliseconds, before it counts as a search. */
export const typingRestMs = 250;

export interface GameSearchProps {
  /** The term in the address; `''` for none. */
  search: string;
  /** Hears of a new term, normalised, once typing rests or at once on Enter; `''` when it was emptied. */
  onSearch: (term: string) => void;
}

/**
 * The search over the whole catalogue (G1). `/` goes to it, Escape empties it. What is being typed is never overwritten by
 * a term of one's own that arrives late.
 */
export function GameSearch({ search, onSearch }: GameSearchProps) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const total = useCategories().data?.find(({ id }) => id === allGames)?.count;
  const casinoPath = usePagePath('casino');
  const input = useRef<HTMLInputElement>(null);
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
  useSlashFocus(input);

  const send = (typed: string) => {
    const term = searchTerm(typed);
    if (term === sent) return;
    setSent(term);
    onSearch(term);
  };
  useEffect(() => {
    if (searchTerm(draft) === sent) return undefined;
    const rest = setTimeout(() => {
      setSent(searchTerm(draft));
      onSearch(searchTerm(draft));
    }, typingRestMs);
    return () => clearTimeout(rest);
  }, [draft, sent, onSearch]);

  const empty = () => {
    setDraft('');
    send('');
    input.current?.focus();
  };
  const label =
    total === undefined
      ? t('games.search')
      : t('games.searchIn', { count: total, number: numbers.format(total) });
  return (
    <form
      role="search"
      action={casinoPath}
      method="get"
      className={styles.search}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        send(draft);
      }}
    >
      <Search size={18} aria-hidden />
      <input
        ref={input}
        type="search"
        name="search"
        className={styles.input}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={searchLimit}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || draft === '') return;
          event.preventDefault();
          empty();
        }}
      />
      {draft === '' ? (
        <kbd aria-hidden className={styles.key}>
          /
        </kbd>
      ) : (
        <IconButton label={t('games.searchClear')} size="sm" className={styles.clear} onClick={empty}>
          <X size={16} aria-hidden />
        </IconButton>
      )}
    </form>
  );
}
