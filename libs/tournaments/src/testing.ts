import { type Entry } from './react/tournaments-panel/tournaments-panel.js';

/** An entry with everything filled in. */
export function makeEntry(overrides: Partial<Entry> = {}): Entry {
  return { id: 'entry', text: 'An entry', at: '2026-01-01T12:00:00Z', ...overrides };
}
