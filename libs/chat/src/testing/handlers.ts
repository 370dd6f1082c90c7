import { type ChatMessage, type ChatModerationFacts, type ChatState } from '@casino-kit/api-contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { makeChatEvening, makeChatMessage, makeChatState } from './fixtures.js';

export interface ChatServer {
  state?: ChatState | undefined;
  /** The messages of every room, oldest first; pages have 50. */
  messages?: readonly ChatMessage[] | undefined;
  facts?: ChatModerationFacts | undefined;
  /** Receives what is sent. */
  onSend?: ((body: { room: string; text: string }) => void) | undefined;
  /** Receives every other change, by the end of its path. */
  onChange?: ((path: string, body: unknown) => void) | undefined;
}

const ok = (data: unknown) => HttpResponse.json({ success: true, data });
const pageSize = 50;

/** Creates MSW handlers of a server with a chat. */
export function chatHandlers({
  state = makeChatState(),
  messages = makeChatEvening(),
  facts = {
    messages: 3,
    reporters: 2,
    reasons: [{ reason: 'fraud', count: 2 }],
    isClosed: false,
    silencedUntil: null,
  },
  onSend = () => undefined,
  onChange = () => undefined,
}: ChatServer = {}): HttpHandler[] {
  let now = state;
  let lastId = messages.at(-1)?.messageId ?? 0;
  return [
    http.get('*/api/chat', () => ok(now)),
    http.get('*/api/chat/messages', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const before = Number(query.get('before') ?? Infinity);
      const older = messages.filter(({ messageId }) => messageId < before);
      const room = query.get('room') ?? 'en';
      const rows = older.slice(-pageSize).map((message) => ({ ...message, room }));
      return ok({ rows, hasMore: older.length > pageSize });
    }),
    http.post('*/api/chat/messages', async ({ request }) => {
      const body = (await request.json()) as { room: string; text: string };
      onSend(body);
      lastId += 1;
      const message = makeChatMessage({
        ...body,
        messageId: lastId,
        author: now.me,
        at: new Date().toISOString(),
      });
      return ok({ message, nextInSeconds: now.everySeconds });
    }),
    http.put('*/api/chat/settings', async ({ request }) => {
      const { colour, ...rest } = (await request.json()) as Partial<ChatState> & Partial<ChatState['me']>;
      onChange('settings', { colour, ...rest });
      now = { ...now, ...rest, me: { ...now.me, colour: colour ?? now.me.colour } };
      return ok(now);
    }),
    http.put('*/api/user/update-user-details', async ({ request }) => {
      const body = (await request.json()) as { nickname: string };
      onChange('nickname', body);
      now = { ...now, me: { ...now.me, name: body.nickname } };
      return ok({ success: true });
    }),
    http.put('*/api/chat/mutes', async ({ request }) => {
      const body = (await request.json()) as { authorId: string; isMuted: boolean };
      onChange('mutes', body);
      const author = messages.find((message) => message.author.authorId === body.authorId)?.author;
      const others = now.muted.filter(({ authorId }) => authorId !== body.authorId);
      now = { ...now, muted: body.isMuted && author !== undefined ? [...others, author] : others };
      return ok(now);
    }),
    http.post('*/api/chat/messages/:messageId/report', async ({ request, params }) => {
      onChange(`report ${String(params['messageId'])}`, await request.json());
      return ok(null);
    }),
    http.get('*/api/chat/messages/:messageId/moderation', () => ok(facts)),
    http.post('*/api/chat/messages/:messageId/moderation', async ({ request, params }) => {
      onChange(`moderation ${String(params['messageId'])}`, await request.json());
      return ok(facts);
    }),
  ];
}
