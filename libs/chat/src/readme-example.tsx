import { ChatPanel } from '@casino-kit/chat';

export function Example() {
  return <ChatPanel entries={[{ id: 'first', text: 'The first entry', at: '2026-01-01T12:00:00Z' }]} />;
}
