import { type ChatAuthor, type ChatMessage, type ChatState } from '@casino-kit/api-contract';

/** Another player of the chat. */
export function makeChatAuthor(overrides: Partial<ChatAuthor> = {}): ChatAuthor {
  return { authorId: 'author-tirso', name: 'tirso', colour: 'default', isModerator: false, ...overrides };
}

/** A message of another player in the English room. */
export function makeChatMessage(overrides: Partial<ChatMessage> = {}): ChatMessage {
  return {
    messageId: 1,
    room: 'en',
    author: makeChatAuthor(),
    text: 'Which slots count for it?',
    at: '2026-11-25T20:55:00Z',
    isRemoved: false,
    ...overrides,
  };
}

/** The chat of a player called suzi. */
export function makeChatState(overrides: Partial<ChatState> = {}): ChatState {
  return {
    me: makeChatAuthor({ authorId: 'author-suzi', name: 'suzi', colour: 'teal' }),
    rooms: [
      { room: 'en', here: 214 },
      { room: 'de', here: 32 },
      { room: 'ar', here: 18 },
    ],
    fontSize: 'normal',
    appearance: 'comfortable',
    muted: [],
    silencedUntil: null,
    closed: null,
    everySeconds: 10,
    ...overrides,
  };
}

const lines = [
  ['yvette', 'amber', '20:49', 'Bonne soirée from Lyon.'],
  ['Anouk', 'sky', '20:52', 'Good evening all. The race runs until Sunday night.'],
  ['tirso', 'amber', '20:55', 'Which slots count for it?'],
  ['suzi', 'teal', '20:56', 'All of them, from 20 cents. The rules are on the page.'],
  ['brendon', 'default', '20:58', ''],
  ['luckyjo', 'lime', '20:59', 'write me on my channel, i double your deposit'],
  ['marlon', 'rose', '21:01', 'Reported that one. Thanks @suzi!'],
  ['koko', 'violet', '21:03', 'Taking a break until tomorrow, good luck to all.'],
] as const;

/** An evening in the English room, with a moderator, a removed message and a mention of suzi. */
export function makeChatEvening(): ChatMessage[] {
  return lines.map(([name, colour, time, text], index) =>
    makeChatMessage({
      messageId: index + 1,
      author: makeChatAuthor({ authorId: `author-${name}`, name, colour, isModerator: name === 'Anouk' }),
      at: `2026-11-25T${time}:00Z`,
      text,
      isRemoved: text === '',
    }),
  );
}
