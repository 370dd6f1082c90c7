import { TournamentsPanel } from '@casino-kit/tournaments';

export function Example() {
  return (
    <TournamentsPanel entries={[{ id: 'first', text: 'The first entry', at: '2026-01-01T12:00:00Z' }]} />
  );
}
