import { ChatPanel } from '@casino-kit/chat';

export function ChatSide({ onClose }: { onClose: () => void }) {
  return (
    <aside style={{ blockSize: '100dvh', inlineSize: 344 }}>
      <ChatPanel onClose={onClose} />
    </aside>
  );
}
