import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { filterTextLimit, searchText } from '../../core/transaction-filters.js';
import { useTexts } from '../texts.js';
import styles from './transaction-filter-bar.module.css';

/** How long typing rests, in milliseconds, before it counts as a search. */
export const typingRestMs = 350;

/**
 * A part of a transaction's id. It is searched for once typing rests, at once on Enter; Escape empties it. What is being
 * typed is never overwritten by a search of one's own that arrives late.
 */
export function IdSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const t = useTexts();
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
    const text = searchText(typed);
    if (text === sent) return;
    setSent(text);
    onSearch(text);
  };
  const settle = useEffectEvent(() => send(draft));
  useEffect(() => {
    if (searchText(draft) === sent) return undefined;
    const rest = setTimeout(() => settle(), typingRestMs);
    return () => clearTimeout(rest);
  }, [draft, sent]);
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        send(draft);
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
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || draft === '') return;
          event.preventDefault();
          setDraft('');
          send('');
        }}
      />
    </form>
  );
}
