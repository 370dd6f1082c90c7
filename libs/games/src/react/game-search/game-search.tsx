'use client';

import { Search, X } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useNumberFormat } from '@casino-kit/i18n';
import { usePagePath } from '@casino-kit/settings';
import { IconButton, useSearchDraft } from '@casino-kit/ui';
import { allGames } from '../../core/category-href.js';
import { searchLimit, searchTerm } from '../../core/search-term.js';
import { useTexts } from '../texts.js';
import { useCategories } from '../use-categories.js';
import styles from './game-search.module.css';
import { useSlashFocus } from './use-slash-focus.js';

/** How long typing pauses, in milliseconds, before it counts as a search. */
export const typingRestMs = 250;

// One element for every letter.
const icon = <Search size={18} aria-hidden />;

export interface GameSearchProps {
  /** The term in the address; `''` for none. */
  search: string;
  /** Called with a new term, normalized, once typing pauses or at once on Enter; `''` when it was cleared. */
  onSearch: (term: string) => void;
  /** Moves the focus to the field when it becomes true. */
  takesFocus?: boolean | undefined;
}

/**
 * The search over the whole catalogue (G1). `/` focuses it, Escape clears it. Text being typed is never overwritten by
 * the player's own term that arrives late.
 */
export function GameSearch({ search, onSearch, takesFocus = false }: GameSearchProps) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const total = useCategories().data?.find(({ id }) => id === allGames)?.count ?? null;
  const casinoPath = usePagePath('casino');
  const input = useRef<HTMLInputElement>(null);
  const { draft, field, submit, ...typed } = useSearchDraft({
    search,
    onSearch,
    clean: searchTerm,
    restMs: typingRestMs,
  });
  useSlashFocus(input);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const empty = () => {
    typed.empty();
    input.current?.focus();
  };
  const label =
    total === null ? t('games.search') : t('games.searchIn', { count: total, number: numbers.format(total) });
  return (
    <form
      role="search"
      action={casinoPath}
      method="get"
      className={styles.search}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit();
      }}
    >
      {icon}
      <input
        ref={input}
        type="search"
        name="search"
        className={styles.input}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={searchLimit}
        {...field}
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
