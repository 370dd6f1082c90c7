import { ReferralsPanel } from '@casino-kit/referrals';

export function Example() {
  return <ReferralsPanel entries={[{ id: 'first', text: 'The first entry', at: '2026-01-01T12:00:00Z' }]} />;
}
