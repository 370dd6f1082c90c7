import { useEffect, useState } from 'react';
import { type IndexEntry } from './find-stories.js';

/** Reads the index of this Storybook; empty until it has arrived. */
export function useEntries(): readonly IndexEntry[] {
  const [entries, setEntries] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    const stopping = new AbortController();
    fetch('index.json', { signal: stopping.signal })
      .then((response) => response.json())
      .then(({ entries: found }: { entries: Record<string, IndexEntry> }) => setEntries(Object.values(found)))
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) throw error;
      });
    return () => stopping.abort();
  }, []);
  return entries;
}
