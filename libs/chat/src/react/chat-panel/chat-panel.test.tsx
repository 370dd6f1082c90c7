import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getChat, sendChatMessage, updateUserDetails } from '@casino-kit/api-contract';
import {
  createTestCasino,
  failWithNetworkError,
  respondWithError,
  type TestCasinoOptions,
} from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { chatKey } from '../../core/chat-queries.js';
import {
  chatHandlers,
  type ChatServer,
  makeChatAuthor,
  makeChatEvening,
  makeChatMessage,
  makeChatState,
} from '../../testing.js';
import { ChatPanel } from './chat-panel.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  vi.useRealTimers();
  window.sessionStorage.clear();
  server.resetHandlers();
});
afterAll(() => server.close());

function Panel({ onClose, onMention }: { onClose: () => void; onMention: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button onClick={() => setIsOpen(!isOpen)}>Toggle</button>
      <ChatPanel isOpen={isOpen} onClose={onClose} onMention={onMention} />
    </>
  );
}

function show(
  options: ChatServer = {},
  { player = makeUserDetails(), ...casinoOptions }: TestCasinoOptions = {},
) {
  server.use(
    http.get('*/api/user/get-user-details', () => HttpResponse.json({ success: true, data: player })),
    ...chatHandlers(options),
  );
  const casino = createTestCasino({ player, ...casinoOptions });
  casino.socket.respond('chat:join', ({ room }) => ({ ok: true, data: { room, here: 214 } }));
  const [onClose, onMention] = [vi.fn(), vi.fn()];
  render(<Panel onClose={onClose} onMention={onMention} />, { wrapper: casino.Host });
  return { ...casino, onClose, onMention };
}
const log = () => screen.findByRole('log', { name: 'Messages' });
const lines = async () => within(await log()).getAllByRole('listitem');
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Write a message' });
const line = async (text: string) =>
  within(await log()).findByText(
    (_, element) => element?.tagName === 'LI' && element.textContent.includes(text),
  );
const openActions = async (text: string) => {
  await userEvent.click(within(await line(text)).getByRole('button'));
  return screen.findByRole('dialog');
};

describe('the messages of the chat', () => {
  it('show who wrote what, moderators, removed messages and how many are here', async () => {
    show();
    expect(await lines()).toHaveLength(8);
    expect(within(await line('Good evening')).getByText('Moderator')).toBeTruthy();
    expect((await line('brendon')).textContent).toContain('Message removed by a moderator');
    expect(await screen.findByText('214 here')).toBeTruthy();
  });

  it('have avatars by author, so that masked names that begin alike do not share one', async () => {
    const write = (messageId: number, authorId: string, name: string, text: string) =>
      makeChatMessage({ messageId, text, author: makeChatAuthor({ authorId, name }) });
    const messages = [
      write(1, 'author-4f7c', 'Ma•••t 4F7C', 'First'),
      write(2, 'author-91d0', 'Ma•••t 91D0', 'Second'),
      write(3, 'author-4f7c', 'Marlon', 'Third'),
    ];
    show({ messages });
    await log();
    const [first, second, third] = (await lines()).map((item) => {
      const avatar = item.querySelector('[style]');
      return [avatar?.textContent, avatar?.getAttribute('style')];
    });
    expect([first?.[0], second?.[0]]).toEqual(['M', 'M']);
    expect(first?.[1]).toBeTruthy();
    expect(first?.[1]).not.toBe(second?.[1]);
    expect(third).toEqual(first);
  });

  it('show markup as it was typed, and each text in its own direction', async () => {
    show({ messages: [makeChatMessage({ text: '<b>bold</b> <img src=x>' })] });
    const text = await screen.findByText('<b>bold</b> <img src=x>');
    expect(text.getAttribute('dir')).toBe('auto');
    expect(text.querySelector('b, img')).toBeNull();
  });

  it('arrive over the socket, once and in order; those of other rooms and muted players do not', async () => {
    const muted = makeChatAuthor({ authorId: 'muted', name: 'spammer' });
    const { emit } = show({ messages: [makeChatMessage()], state: makeChatState({ muted: [muted] }) });
    await log();
    act(() => {
      emit('chat:message', makeChatMessage({ messageId: 3, text: 'Third' }));
      emit('chat:message', makeChatMessage({ messageId: 2, text: 'Second' }));
      emit('chat:message', makeChatMessage({ messageId: 3, text: 'Third' }));
      emit('chat:message', makeChatMessage({ messageId: 4, text: 'German', room: 'de' }));
      emit('chat:message', makeChatMessage({ messageId: 5, text: 'Buy this', author: muted }));
    });
    await waitFor(async () => expect(await lines()).toHaveLength(3));
    expect((await lines()).map((item) => item.querySelector('p')?.textContent)).toEqual([
      'Which slots count for it?',
      'Second',
      'Third',
    ]);
  });

  it('are removed for everyone at once, and follow a new colour', async () => {
    const { emit } = show();
    await log();
    act(() => {
      emit('chat:removed', { messageIds: [3] });
      emit('chat:author', makeChatAuthor({ authorId: 'author-yvette', name: 'yvette', colour: 'rose' }));
    });
    await waitFor(() => expect(screen.queryByText('Which slots count for it?')).toBeNull());
    expect(screen.getByText('yvette').closest<HTMLElement>('[data-colour]')?.dataset['colour']).toBe('rose');
  });

  it('load older pages, and at most 200 are shown', async () => {
    const messages = Array.from({ length: 300 }, (_, index) =>
      makeChatMessage({ messageId: index + 1, text: `Number ${index + 1}` }),
    );
    show({ messages });
    expect(await lines()).toHaveLength(50);
    for (const count of [100, 150, 200]) {
      await userEvent.click(screen.getByRole('button', { name: 'Older messages' }));
      await waitFor(async () => expect(await lines()).toHaveLength(count));
    }
    expect(screen.queryByRole('button', { name: 'Older messages' })).toBeNull();
  });

  it('are cleared at the logout, with the player’s settings', async () => {
    const { session, queryClient } = show();
    await log();
    expect(queryClient.getQueriesData({ queryKey: chatKey })).toHaveLength(2);
    act(() => session.end('USER_INITIATED'));
    expect(screen.queryByRole('log')).toBeNull();
    const cached = queryClient.getQueriesData({ queryKey: chatKey });
    expect(cached.filter(([, data]) => data !== undefined)).toEqual([]);
  });

  it('are announced one by one, a flood as a number', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { emit } = show();
    await log();
    await vi.advanceTimersByTimeAsync(2_500);
    act(() => emit('chat:message', makeChatMessage({ messageId: 20, text: 'Hello' })));
    await vi.advanceTimersByTimeAsync(2_500);
    expect(screen.getByRole('status').textContent).toBe('tirso: Hello');
    act(() => {
      for (let id = 21; id < 61; id += 1)
        emit('chat:message', makeChatMessage({ messageId: id, text: `Flood ${id}` }));
    });
    await vi.advanceTimersByTimeAsync(2_500);
    expect(screen.getByRole('status').textContent).toBe('40 new messages');
  });
});

describe('a message of a player in ghost mode', () => {
  it('has the text for a hidden player as its name, and a figure instead of a letter', async () => {
    const author = makeChatAuthor({ name: '', colour: 'rose' });
    show({ messages: [makeChatMessage({ text: 'Boo', author })] });
    const [item] = await lines();
    const name = within(item!).getByText('Hidden player');
    expect(name.closest<HTMLElement>('[data-colour]')?.dataset['colour']).toBe('rose');
    expect(item!.textContent).toMatch(/^Hidden player/);
    const actions = await openActions('Boo');
    expect(actions.getAttribute('aria-label')).toBe('Actions for the message from Hidden player');
    expect(within(actions).queryByRole('button', { name: /^Mention/ })).toBeNull();
    expect(within(actions).getByRole('button', { name: 'Mute Hidden player for me' })).toBeTruthy();
  });
});

describe('writing in the chat', () => {
  it('sends a message once, and counts down to the next without losing what is typed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const onSend = vi.fn();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    show({ onSend });
    await log();
    expect(screen.getByText('One message every 10 seconds')).toBeTruthy();
    await user.type(field(), 'Good luck  all{Enter}');
    expect(await line('Good luck all')).toBeTruthy();
    expect(onSend).toHaveBeenCalledWith({ room: 'en', text: 'Good luck all' });
    expect(field().value).toBe('');
    await user.type(field(), 'Again{Enter}');
    expect(onSend).toHaveBeenCalledTimes(1);
    expect(field().value).toBe('Again');
    const early = await screen.findByRole('alert');
    expect(early.textContent).toMatch(/^Next message in \d+ seconds?$/);
    await user.type(field(), '!');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(/^Next message in \d+ seconds?$/)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(10_500);
    await user.type(field(), '{Enter}');
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
  });

  it.each([
    ['see www.evil.com', 'Links are not sent here. Remove the address.'],
    ['me@mail.com', 'Email addresses are not sent here, to protect you. Remove the address.'],
    ['4242 4242 4242 4242', 'Card and account numbers are never sent here. Remove the number.'],
  ])('names at the field why %j is not sent, and keeps it', async (text, error) => {
    const onSend = vi.fn();
    show({ onSend });
    await log();
    await userEvent.type(field(), `${text}{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toBe(error);
    expect(field().value).toBe(text);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('keeps a text that is too long and counts characters as a reader does', async () => {
    show();
    await log();
    await userEvent.click(field());
    await userEvent.paste('👨‍👩‍👧‍👦'.repeat(200));
    expect(screen.getByText('200 of 200')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.paste('x'.repeat(10_000));
    expect(field().value).toHaveLength(2_200 + 10_000);
    expect(screen.getByRole('alert').textContent).toContain('At most 200 characters');
    expect(screen.getByText('10,200 of 200')).toBeTruthy();
  });

  it('says what the server rejects, and keeps the text', async () => {
    show();
    await log();
    server.use(
      respondWithError(sendChatMessage, 400, { code: 'VALIDATION', fields: { text: 'chat.error.word' } }),
    );
    await userEvent.type(field(), 'Naughty{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('A word in this message is not allowed');
    server.use(respondWithError(sendChatMessage, 429, { code: 'TOO_MANY_TRIES', params: { seconds: '7' } }));
    await userEvent.type(field(), '{Enter}');
    expect(await screen.findByText('Next message in 7 seconds')).toBeTruthy();
    expect(field().value).toBe('Naughty');
  });

  it('sends the same message under the same key after a lost response', async () => {
    const keys: (string | null)[] = [];
    show();
    await log();
    server.use(
      http.post('*/api/chat/messages', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    );
    await userEvent.type(field(), 'Hello{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('It is safe to send again');
    await userEvent.type(field(), '{Enter}');
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBe(keys[1]);
  });

  it('inserts an emoji of the picker, which Escape closes', async () => {
    const { onClose } = show();
    await log();
    await userEvent.click(screen.getByRole('button', { name: 'Insert an emoji' }));
    await userEvent.click(screen.getByRole('button', { name: '🍀' }));
    expect(field().value).toBe('🍀');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: '🍀' })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('a player without a nickname', () => {
  const withNickname = (nickname: string, ghostMode = false) =>
    makeUserDetails({ getUser: { nickname, ghostMode } });
  const masked = makeChatState({ me: makeChatAuthor({ authorId: 'author-me', name: 'Ma•••n 4F7C' }) });
  const offer = () => screen.findByRole('form', { name: 'What should others call you here?' });
  const nickname = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your nickname' });
  const isGone = () =>
    waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your nickname' })).toBeNull());

  it('chooses one above the field to write in, and it is used from then on', async () => {
    const onChange = vi.fn();
    const { session } = show({ state: masked, onChange }, { player: withNickname('') });
    server.use(
      http.get('*/api/user/get-user-details', () =>
        HttpResponse.json({ success: true, data: withNickname('Lucky Jo') }),
      ),
    );
    await offer();
    expect(screen.getByText('Without one, others read “Ma•••n 4F7C”.')).toBeTruthy();
    await userEvent.type(field(), 'Hello');
    await userEvent.type(nickname(), ' Lucky  Jo{Enter}');
    await isGone();
    expect(onChange).toHaveBeenCalledWith('nickname', { nickname: 'Lucky Jo', updateFrom: 'Profile Page' });
    expect(session.state().user?.getUser.nickname).toBe('Lucky Jo');
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('Hello');
    await userEvent.type(field(), '{Enter}');
    expect(await within(await line('Hello')).findByText('Lucky Jo')).toBeTruthy();
  });

  it.each([
    ['   ', 'Enter a nickname, or go on without one.'],
    ['W'.repeat(33), 'At most 32 characters.'],
    ['www.evil.com', /^A nickname has no web or email address/],
  ])('reads at the field why %j is not saved', async (text, error) => {
    const onChange = vi.fn();
    show({ state: masked, onChange }, { player: withNickname('') });
    await offer();
    await userEvent.type(nickname(), `${text}{Enter}`);
    expect(await screen.findByText(error)).toBeTruthy();
    expect(nickname().getAttribute('aria-invalid')).toBe('true');
    expect(nickname().value).toBe(text);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('reads at the field that the server rejects it or cannot be reached, and nothing typed is lost', async () => {
    show({ state: masked }, { player: withNickname('') });
    await offer();
    await userEvent.type(field(), 'Hello');
    server.use(
      respondWithError(updateUserDetails, 400, {
        code: 'VALIDATION',
        fields: { nickname: 'form.validation.invalid.format' },
      }),
    );
    await userEvent.type(nickname(), 'Jo{Enter}');
    expect(await screen.findByText('This nickname cannot be used. Choose another.')).toBeTruthy();
    server.use(failWithNetworkError(updateUserDetails));
    await userEvent.type(nickname(), 'e{Enter}');
    expect(await screen.findByText('The nickname was not saved. Try again.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Chat settings' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back to the messages' }));
    expect([nickname().value, field().value]).toEqual(['Joe', 'Hello']);
  });

  it('goes on without one, for the rest of the visit', async () => {
    show({ state: masked }, { player: withNickname('') });
    await offer();
    await userEvent.click(screen.getByRole('button', { name: 'Go on without' }));
    await isGone();
    expect(document.activeElement).toBe(field());
    cleanup();
    show({ state: masked }, { player: withNickname('') });
    await log();
    expect(screen.queryByRole('textbox', { name: 'Your nickname' })).toBeNull();
  });

  it.each([
    ['a nickname', withNickname('Marlon')],
    ['a hidden name', withNickname('', true)],
  ])('is who is asked, and nobody with %s', async (_, player) => {
    show({}, { player });
    await log();
    expect(screen.queryByRole('textbox', { name: 'Your nickname' })).toBeNull();
  });
});

describe('a message of another player', () => {
  it('can be answered with a mention, and is highlighted for the mentioned player', async () => {
    show();
    expect((await line('Reported that one')).querySelector('mark')?.textContent).toBe('@suzi');
    await openActions('Which slots');
    await userEvent.click(screen.getByRole('button', { name: 'Mention tirso' }));
    expect(field().value).toBe('@tirso ');
    expect(document.activeElement).toBe(field());
  });

  it('is hidden when its author is muted, until unmuted in the settings', async () => {
    show();
    await openActions('double your deposit');
    await userEvent.click(screen.getByRole('button', { name: 'Mute luckyjo for me' }));
    await waitFor(() => expect(screen.queryByText(/double your deposit/)).toBeNull());
    // The button of the actions is gone with the message.
    await waitFor(async () => expect(document.activeElement).toBe(await log()));
    await userEvent.click(screen.getByRole('button', { name: 'Chat settings' }));
    await userEvent.click(screen.getByRole('button', { name: 'Unmute luckyjo' }));
    expect(await screen.findByText('You have not muted anyone.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Muted by you' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back to the messages' }));
    expect(await line('double your deposit')).toBeTruthy();
  });

  it('is reported with a reason', async () => {
    const onChange = vi.fn();
    show({ onChange });
    await openActions('double your deposit');
    await userEvent.click(screen.getByRole('button', { name: 'Report message' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Fraud or a false promise' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Thank you. A moderator will look at it.')).toBeTruthy();
    expect(onChange).toHaveBeenCalledWith('report 6', { reason: 'fraud' });
  });

  it('is not reported without a reason, and none is preselected', async () => {
    const onChange = vi.fn();
    show({ onChange });
    await openActions('double your deposit');
    await userEvent.click(screen.getByRole('button', { name: 'Report message' }));
    const radios = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(radios.filter(({ checked }) => checked)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(screen.getByRole('group', { name: 'Why?', description: 'Choose a reason.' })).toBeTruthy();
    expect(document.activeElement).toBe(radios[0]);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
    expect(screen.queryByText('Choose a reason.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('report 6', { reason: 'other' }));
  });

  it('shows a moderator the reports, and what can be done', async () => {
    const onChange = vi.fn();
    const me = makeChatAuthor({ authorId: 'anouk', name: 'Anouk', isModerator: true });
    show({ onChange, state: makeChatState({ me }) });
    const actions = await openActions('double your deposit');
    expect(await within(actions).findByText('2 players')).toBeTruthy();
    await userEvent.click(within(actions).getByRole('button', { name: '1 hour' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onChange).toHaveBeenCalledWith('moderation 6', { action: 'mute', minutes: 60 });
    for (const [name, action] of [
      ['Remove message', 'remove'],
      ['Remove all of luckyjo’s 3', 'remove-all'],
      ['Close chat for luckyjo', 'close'],
    ] as const) {
      await openActions('double your deposit');
      await userEvent.click(
        await screen.findByRole('button', { name: name.includes('all') ? /Remove all/ : name }),
      );
      await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('moderation 6', { action }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('stays where it is while its actions are open and others arrive', async () => {
    const { emit } = show();
    const messages = await log();
    const end = vi.spyOn(messages, 'scrollHeight', 'get').mockReturnValue(1000);
    await openActions('Which slots');
    const before = messages.scrollTop;
    end.mockReturnValue(1200);
    act(() => emit('chat:message', makeChatMessage({ messageId: 40, text: 'Later' })));
    expect(await screen.findByText('Later')).toBeTruthy();
    expect(messages.scrollTop).toBe(before);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(messages.scrollTop).toBe(1200));
  });

  it('has its actions closed by Escape, with the focus back and the chat still open', async () => {
    const { onClose } = show();
    await openActions('Which slots');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for the message from tirso');
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });
});

describe('the settings of the chat', () => {
  it('change the colour, the text and the room', async () => {
    const onChange = vi.fn();
    const { socket } = show({ onChange });
    await log();
    await userEvent.click(screen.getByRole('button', { name: 'Chat settings' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Rose' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Large' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('settings', { appearance: 'compact' }));
    const panel = screen.getByRole('region', { name: 'Chat' });
    await waitFor(() =>
      expect([panel.dataset['font'], panel.dataset['appearance']]).toEqual(['large', 'compact']),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Room' }), 'de');
    await waitFor(() => expect(socket.requests).toContainEqual({ name: 'chat:join', data: { room: 'de' } }));
    await userEvent.keyboard('{Escape}');
    expect(await log()).toBeTruthy();
  });
});

describe('being away', () => {
  it('begins after five minutes without input, ends with the next, and can be set by hand', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const { socket, emit } = show();
    await log();
    const said = () => socket.requests.filter(({ name }) => name === 'chat:away').at(-1)?.data;
    await vi.advanceTimersByTimeAsync(5 * 60_000 + 500);
    expect(await screen.findByText('You are away')).toBeTruthy();
    await waitFor(() => expect(said()).toEqual({ isAway: true }));
    await user.click(field());
    await waitFor(() => expect(said()).toEqual({ isAway: false }));
    await user.click(screen.getByRole('button', { name: 'Chat settings' }));
    await user.click(screen.getByRole('button', { name: 'Set me as away' }));
    await waitFor(() => expect(said()).toEqual({ isAway: true }));
    act(() => emit('chat:left', { room: 'en' }));
    await user.click(screen.getByRole('button', { name: 'Back to the messages' }));
    await user.click(await screen.findByRole('button', { name: 'Come back' }));
    expect(await log()).toBeTruthy();
  });
});

describe('a chat that cannot be used', () => {
  it('says why it is closed during a break, until when, and does not enter the room', async () => {
    const { socket } = show({
      state: makeChatState({ closed: { reason: 'excluded', until: '2026-12-25T10:00:00Z' } }),
    });
    expect(await screen.findByText('The chat is closed during your break')).toBeTruthy();
    expect(screen.getByText(/December 25, 2026/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(socket.requests).toEqual([]);
  });

  it('closes at once when an exclusion begins elsewhere', async () => {
    const { emit } = show();
    await log();
    server.use(...chatHandlers({ state: makeChatState({ closed: { reason: 'closed', until: null } }) }));
    act(() => emit('exclusion', { exclusionId: 'x' }));
    expect(await screen.findByText('The chat is closed for you')).toBeTruthy();
  });

  it('says that it is offline, and reads what was missed when the connection is back', async () => {
    const { socket } = show();
    await log();
    act(() => socket.become('connecting'));
    expect(await screen.findByText('No connection. New messages appear when it is back.')).toBeTruthy();
    server.use(
      ...chatHandlers({
        messages: [...makeChatEvening(), makeChatMessage({ messageId: 99, text: 'Missed' })],
      }),
    );
    act(() => socket.become('on'));
    expect(await line('Missed')).toBeTruthy();
    expect(screen.queryByText(/No connection/)).toBeNull();
  });

  it('can be tried again after a failure', async () => {
    server.use(failWithNetworkError(getChat));
    const casino = createTestCasino();
    render(<ChatPanel onClose={() => undefined} />, { wrapper: casino.Host });
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    server.resetHandlers(...chatHandlers());
    await userEvent.click(retry);
    expect(await log()).toBeTruthy();
  });

  it('is hidden for guests, and on a server without it', async () => {
    server.use(http.get('*/api/chat', () => new HttpResponse(null, { status: 404 })));
    const { Host } = createTestCasino();
    const { container } = render(<ChatPanel onClose={() => undefined} />, { wrapper: Host });
    await waitFor(() => expect(container.innerHTML).toBe(''));
    const guest = createTestCasino({ player: null });
    const second = render(<ChatPanel onClose={() => undefined} />, { wrapper: guest.Host });
    expect(second.container.innerHTML).toBe('');
  });
});

describe('a closed panel', () => {
  it('stays in the room and says when the player is mentioned by someone who is not muted', async () => {
    const muted = makeChatAuthor({ authorId: 'muted', name: 'spammer' });
    const { emit, onMention } = show({ state: makeChatState({ muted: [muted] }) });
    await log();
    await userEvent.click(screen.getByRole('button', { name: 'Toggle' }));
    expect(screen.queryByRole('log')).toBeNull();
    act(() => {
      emit('chat:message', makeChatMessage({ messageId: 20, text: 'Hello all' }));
      emit('chat:message', makeChatMessage({ messageId: 21, text: '@suzi buy', author: muted }));
    });
    expect(onMention).not.toHaveBeenCalled();
    act(() => emit('chat:message', makeChatMessage({ messageId: 22, text: 'Hey @Suzi' })));
    expect(onMention).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Toggle' }));
    expect(await line('Hello all')).toBeTruthy();
  });
});
