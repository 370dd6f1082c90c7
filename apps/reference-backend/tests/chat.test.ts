import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getChat,
  getChatModeration,
  listChatMessages,
  moderateChat,
  muteChatAuthor,
  reportChatMessage,
  setChatSettings,
  updateUserDetails,
} from '@casino-kit/api-contract';
import { fetchChat, fetchChatHistory, newChatter, newModerator, say, sayNow } from './support/chatting.js';
import { control } from './support/control.js';
import { exclude } from './support/protecting.js';
import {
  newKey,
  newPlayer,
  startTestBackend,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';

let backend: TestBackend;
let suzi: TestPlayer;
let tirso: TestPlayer;
beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(async () => {
  backend.clock.shiftTo(0);
  suzi = await newChatter(backend, 'suzi');
  tirso = await newChatter(backend, 'tirso');
});
const later = (seconds: number) => backend.clock.shiftTo(backend.clock.offsetMs + seconds * 1_000);

describe('a message', () => {
  it('is read by others, with its author and its time, in its own room', async () => {
    const sent = await sayNow(backend, suzi, '  All of <b>them</b>, from 20 cents. ');
    expect(sent).toMatchObject({
      room: 'en',
      text: 'All of <b>them</b>, from 20 cents.',
      author: { name: 'suzi', colour: 'default', isModerator: false },
      isRemoved: false,
    });
    expect((await fetchChatHistory(backend, tirso)).rows.at(-1)).toEqual(sent);
    expect((await fetchChatHistory(backend, tirso, 'de')).rows).toEqual([]);
  });

  it('is sent once for a key, whatever is repeated', async () => {
    const key = newKey();
    const first = await say(backend, suzi, 'Once', { key });
    const again = await Promise.all(Array.from({ length: 5 }, () => say(backend, suzi, 'Once', { key })));
    for (const { status, body } of again) {
      expect(status).toBe(200);
      expect(body.data.message).toEqual(first.body.data.message);
    }
    const { rows } = await fetchChatHistory(backend, tirso);
    expect(rows.filter(({ text }) => text === 'Once')).toHaveLength(1);
    expect((await say(backend, suzi, 'Other', { key })).body.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('follows the one before after ten seconds; a flood is a 429 with the time', async () => {
    expect((await say(backend, suzi, 'One')).body.data.nextInSeconds).toBe(10);
    later(4);
    const key = newKey();
    const flood = await Promise.all(
      Array.from({ length: 10 }, (_, index) => say(backend, suzi, 'Two', index === 0 ? { key } : {})),
    );
    for (const { status, body } of flood) {
      expect(status).toBe(429);
      expect(body.code).toBe('TOO_MANY_TRIES');
      expect(['6', '7']).toContain(body.params?.['seconds']);
    }
    later(7);
    // The rejection of a key is not kept: the same request succeeds when its time has come.
    expect((await say(backend, suzi, 'Two', { key })).status).toBe(200);
  });

  it('lets one of many sent at once pass', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => say(backend, suzi, 'Now')));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(11);
  });

  it('is rejected at its field for what the rules forbid', async () => {
    for (const [text, error] of [
      ['', 'empty'],
      ['\u200B\u3164', 'empty'],
      ['x'.repeat(201), 'long'],
      ['x'.repeat(10_000), 'long'],
      ['see www.evil.com', 'link'],
      ['me@mail.com', 'email'],
      ['+599 9 516 2222', 'phone'],
      ['4242 4242 4242 4242', 'account'],
      ['you $h!t', 'word'],
    ]) {
      const { status, body } = await say(backend, suzi, text ?? '');
      expect([status, body.code, body.fields]).toEqual([400, 'VALIDATION', { text: `chat.error.${error}` }]);
    }
    // A rejected message does not count.
    expect((await say(backend, suzi, 'Sorry!')).status).toBe(200);
    expect((await say(backend, tirso, 'Hi', { room: 'xx' })).body.code).toBe('NOT_FOUND');
  });

  it('is cleaned of overrides, controls and piles of marks, and refused with what cannot be stored', async () => {
    const hostile = `\u202Edesrever\u2066 z${'\u0315'.repeat(300)} \u0007bell 👨‍👩‍👧`;
    expect((await sayNow(backend, suzi, hostile)).text).toBe(`desrever z${'\u0315'.repeat(4)} bell 👨‍👩‍👧`);
    for (const text of ['a\0b', 'a\uD800b']) {
      const { status, body } = await say(backend, tirso, text);
      expect([status, body.fields]).toEqual([400, { text: 'form.validation.invalid.format' }]);
    }
  });
});

describe('the history', () => {
  it('is paged backwards without gaps or repetitions', async () => {
    const chatters = await Promise.all(
      Array.from({ length: 8 }, (_, index) => newChatter(backend, `p${index}`)),
    );
    for (let round = 0; round < 15; round += 1) {
      for (const chatter of chatters) await sayNow(backend, chatter, `Round ${round}`, 'ar');
      later(11);
    }
    const last = await fetchChatHistory(backend, suzi, 'ar');
    expect([last.rows.length, last.hasMore]).toEqual([50, true]);
    const middle = await fetchChatHistory(backend, suzi, 'ar', last.rows[0]?.messageId);
    const first = await fetchChatHistory(backend, suzi, 'ar', middle.rows[0]?.messageId);
    expect([first.rows.length, first.hasMore]).toEqual([20, false]);
    const ids = [...first.rows, ...middle.rows, ...last.rows].map(({ messageId }) => messageId);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(ids).toHaveLength(120);
  });

  it('is for players only', async () => {
    const guest = await backend.call(listChatMessages, { query: { room: 'en' } });
    expect(guest.status).toBe(401);
    expect((await backend.call(getChat)).status).toBe(401);
  });
});

describe('a name in the chat', () => {
  it('is masked without a nickname, and missing in ghost mode, also of earlier messages', async () => {
    const plain = await newPlayer(backend, { firstName: 'Natasha', lastName: 'M' });
    expect((await fetchChat(backend, plain)).me.name).toMatch(/^Na•••a [\dA-F]{4}$/);
    await sayNow(backend, suzi, 'Boo');
    await backend.call(updateUserDetails, { token: suzi.token, body: { ghostMode: true } });
    expect((await fetchChatHistory(backend, tirso)).rows.at(-1)).toMatchObject({
      text: 'Boo',
      author: { name: '' },
    });
  });
  it('is masked when the nickname could not be sent as a message', async () => {
    const spam = await newChatter(backend, 'win at evil.com');
    expect((await fetchChat(backend, spam)).me.name).not.toContain('evil.com');
  });
});

describe('the settings of the chat', () => {
  it('are kept, and the colour is that of every message', async () => {
    await sayNow(backend, suzi, 'Blue');
    const { body } = await backend.call(setChatSettings, {
      token: suzi.token,
      body: { colour: 'sky', fontSize: 'large', appearance: 'compact' },
    });
    expect(body.data).toMatchObject({ fontSize: 'large', appearance: 'compact', me: { colour: 'sky' } });
    expect(await fetchChat(backend, suzi)).toEqual(body.data);
    expect((await fetchChatHistory(backend, tirso)).rows.at(-1)?.author.colour).toBe('sky');
    const wrong = await backend.call(setChatSettings, { token: suzi.token, body: { colour: 'javascript:' } });
    expect(wrong.status).toBe(400);
  });
});

describe('a muted player', () => {
  it('is named in the state of the one who muted, until unmuted', async () => {
    const { me } = await fetchChat(backend, tirso);
    const mute = (isMuted: boolean, authorId = me.authorId) =>
      backend.call(muteChatAuthor, { token: suzi.token, body: { authorId, isMuted } });
    await mute(true);
    expect((await mute(true)).body.data.muted).toEqual([me]);
    expect((await fetchChat(backend, tirso)).muted).toEqual([]);
    expect((await mute(false)).body.data.muted).toEqual([]);
    const own = (await fetchChat(backend, suzi)).me.authorId;
    expect((await mute(true, own)).body.code).toBe('NOT_FOUND');
    expect((await mute(true, 'b8a1f6b2-5a3e-4c1e-9e1a-000000000000')).body.code).toBe('NOT_FOUND');
  });
});

describe('a moderator', () => {
  const sendReport = (player: TestPlayer, messageId: number | string, reason = 'fraud') =>
    backend.call(reportChatMessage, {
      token: player.token,
      params: { messageId: String(messageId) },
      body: { reason },
    });
  const act = (player: TestPlayer, messageId: number, body: Record<string, unknown>) =>
    backend.call(moderateChat, { token: player.token, params: { messageId: String(messageId) }, body });

  it('sees reports, each player once, and removes a message for everyone', async () => {
    const moderator = await newModerator(backend);
    const { messageId } = await sayNow(backend, tirso, 'I double your deposit');
    for (const reporter of [suzi, suzi, moderator])
      expect((await sendReport(reporter, messageId)).status).toBe(200);
    expect((await sendReport(tirso, messageId)).body.code).toBe('NOT_FOUND');
    expect((await sendReport(suzi, '999999999')).body.code).toBe('NOT_FOUND');
    expect((await sendReport(suzi, 'x')).body.code).toBe('NOT_FOUND');
    const facts = await backend.call(getChatModeration, {
      token: moderator.token,
      params: { messageId: String(messageId) },
    });
    expect(facts.body.data).toMatchObject({
      messages: 1,
      reporters: 2,
      reasons: [{ reason: 'fraud', count: 2 }],
    });
    expect((await act(moderator, messageId, { action: 'remove' })).body.data.messages).toBe(0);
    expect((await fetchChatHistory(backend, suzi)).rows.at(-1)).toMatchObject({
      messageId,
      text: '',
      isRemoved: true,
    });
  });

  it('is only who has the tag', async () => {
    const { messageId } = await sayNow(backend, tirso, 'Fine');
    expect((await act(suzi, messageId, { action: 'remove' })).body.code).toBe('NOT_FOUND');
    const facts = await backend.call(getChatModeration, {
      token: suzi.token,
      params: { messageId: String(messageId) },
    });
    expect(facts.body.code).toBe('NOT_FOUND');
  });

  it('mutes for a time, removes all of a player, and closes and opens the chat', async () => {
    const moderator = await newModerator(backend);
    const { messageId } = await sayNow(backend, tirso, 'One');
    await act(moderator, messageId, { action: 'mute', minutes: 10 });
    later(60);
    const silenced = await say(backend, tirso, 'Two');
    expect([silenced.status, silenced.body.code]).toEqual([409, 'CHAT_SILENCED']);
    expect((await fetchChat(backend, tirso)).silencedUntil).toBe(silenced.body.params?.['until']);
    later(10 * 60);
    await sayNow(backend, tirso, 'Three');
    expect((await act(moderator, messageId, { action: 'remove-all' })).body.data.messages).toBe(0);
    const { rows } = await fetchChatHistory(backend, suzi);
    expect(
      rows.filter(
        ({ author }) => author.name === 'tirso' && author.authorId === rows.at(-1)?.author.authorId,
      ),
    ).toEqual([expect.objectContaining({ isRemoved: true }), expect.objectContaining({ isRemoved: true })]);

    await act(moderator, messageId, { action: 'close' });
    later(60);
    expect((await say(backend, tirso, 'Four')).body.code).toBe('CHAT_CLOSED');
    expect((await fetchChat(backend, tirso)).closed).toEqual({ reason: 'closed', until: null });
    const closed = await backend.call(listChatMessages, { token: tirso.token, query: { room: 'en' } });
    expect(closed.body.code).toBe('CHAT_CLOSED');
    expect((await act(moderator, messageId, { action: 'open' })).body.data.isClosed).toBe(false);
    expect((await say(backend, tirso, 'Five')).status).toBe(200);
  });

  it('may also be support, on the control page, where open reports are listed as text', async () => {
    const { messageId } = await sayNow(backend, tirso, '<img src=x onerror=alert(1)>');
    await sendReport(suzi, messageId, 'spam');
    const page = async () => (await backend.fetchControl('/control')).text();
    expect(await page()).toContain('&lt;img src=x onerror=alert(1)&gt;');
    await control(backend, `chat/${messageId}`, { action: 'mute', minutes: '60' });
    expect(await page()).not.toContain('onerror');
    later(60);
    expect((await say(backend, tirso, 'Two')).body.code).toBe('CHAT_SILENCED');
    await control(backend, `chat/${messageId}`, { action: 'open' });
    await control(backend, `chat/${messageId}`, { action: 'close' });
    expect((await say(backend, tirso, 'Two')).body.code).toBe('CHAT_CLOSED');
    await control(backend, `chat/${messageId}`, { action: 'open' });
    const second = await sayNow(backend, tirso, 'Harmless, but reported');
    await sendReport(suzi, second.messageId);
    await control(backend, `chat/${second.messageId}/dismiss`);
    expect(await page()).not.toContain('Harmless, but reported');
  });

  it('gets at most thirty reports an hour from one player', async () => {
    const { messageId } = await sayNow(backend, tirso, 'Hm');
    const codes = [];
    for (let time = 0; time < 31; time += 1) codes.push((await sendReport(suzi, messageId)).status);
    expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(codes.at(-1)).toBe(429);
  });
});

describe('an excluded player', () => {
  it('finds the chat closed with the reason, and until when', async () => {
    await sayNow(backend, suzi, 'Taking a break');
    const { body } = await exclude(backend, suzi, 'break', 'P1M');
    const closed = { reason: 'excluded', until: body.data.endsAt };
    expect((await fetchChat(backend, suzi)).closed).toEqual(closed);
    later(60);
    const rejected = await say(backend, suzi, 'Back');
    expect([rejected.status, rejected.body.code, rejected.body.params?.['until']]).toEqual([
      409,
      'ACCOUNT_EXCLUDED',
      body.data.endsAt,
    ]);
    const read = await backend.call(listChatMessages, { token: suzi.token, query: { room: 'en' } });
    expect(read.body.code).toBe('ACCOUNT_EXCLUDED');
  });
});
