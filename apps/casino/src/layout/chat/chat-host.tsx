import { Widget } from '@casino-kit/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../app/lazy-part.js';
import { useChatVisit } from './chat-visit.js';
import { loadChatPlace } from './load-chat-place.js';

const ChatPlace = lazyPart(loadChatPlace);

/** Holds the chat from when it was first opened on the page, also while it is closed: a mention is noticed then. */
export default function ChatHost({ isPlaying }: { isPlaying: boolean }) {
  const { wasOpened } = useChatVisit();
  if (!wasOpened) return null;
  return (
    <Widget name="chat" fallback={null}>
      <Suspense fallback={null}>
        <ChatPlace isPlaying={isPlaying} />
      </Suspense>
    </Widget>
  );
}
