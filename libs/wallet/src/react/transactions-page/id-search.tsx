'use client';

import { useSearchDraft } from '@casino-kit/ui';
import { Search } from 'lucide-react';
import { filterTextLimit, searchText } from '../../core/transaction-filters.js';
import { useTexts } from '../texts.js';
import styles from './transaction-filter-bar.module.css';

/** How long typing pauses, in milliseconds, before it counts as a search. */
export const typingRestMs = 350;

/**
 * Searches for a part of a transaction's id, once typing pauses or at once on Enter; Escape clears it. Text being typed
 * is never overwritten by the player's own search that arrives late.
 */
export function IdSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const t = useTexts();
  const { field, submit } = useSearchDraft({ search, onSearch, clean: searchText, restMs: typingRestMs });
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Search size={18} aria-hidden />
      <input
        type="search"
        name="id"
        dir="ltr"
        aria-label={t('wallet.filter.id')}
        placeholder={t('wallet.filter.id')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={filterTextLimit}
        {...field}
      />
    </form>
  );
}
