import type { Meta, StoryObj } from '@storybook/react-vite';
import { getChat, listChatMessages } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import {
  chatHandlers,
  type ChatServer,
  makeChatAuthor,
  makeChatMessage,
  makeChatState,
} from '../../testing.js';
import { ChatPanel } from './chat-panel.js';
import { RoomOfStory } from './room-stories.js';

const of = (server: ChatServer = {}) => ({ msw: { handlers: chatHandlers(server) } });
const moderator = makeChatState({
  me: makeChatAuthor({ authorId: 'author-anouk', name: 'Anouk', colour: 'sky', isModerator: true }),
});

/** Opens the actions of the message at `index` and returns their box with the button that opened it. */
async function openActions(log: HTMLElement, index: number) {
  const line = within(log).getAllByRole('listitem').at(index) ?? log;
  const button = within(line).getByRole('button');
  await user.click(button);
  return { button, box: await screen.findByRole('dialog') };
}

const meta = {
  title: 'chat/ChatPanel',
  component: ChatPanel,
  args: { onClose: () => undefined },
  parameters: { player: makeUserDetails(), ...of() },
  decorators: [
    (Story, { parameters }) => (
      <RoomOfStory room={(parameters['room'] as RoomOfStory | undefined) ?? 'here'}>
        <div style={{ display: 'flex', blockSize: 640, maxInlineSize: 360 }}>
          <Story />
        </div>
      </RoomOfStory>
    ),
  ],
} satisfies Meta<typeof ChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Evening: Story = {
  play: async ({ canvas }) => {
    await expect(within(await canvas.findByRole('log')).getAllByRole('listitem')).toHaveLength(8);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
/** The box is at the button, below or above it, with the same end, and inside the window. */
const opensAtTheButton =
  (index: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const { button, box } = await openActions(await canvas.findByRole('log'), index);
    const isRtl = getComputedStyle(button).direction === 'rtl';
    await waitFor(async () => {
      const [inner, at] = [box.getBoundingClientRect(), button.getBoundingClientRect()];
      const distance = Math.max(inner.top - at.bottom, at.top - inner.bottom);
      await expect(distance).toBeGreaterThanOrEqual(0);
      await expect(distance).toBeLessThan(8);
      const offset = isRtl ? inner.left - at.left : inner.right - at.right;
      const room = isRtl ? innerWidth - at.left - inner.width : at.right - inner.width;
      // At the edge of the window it is moved inwards.
      await expect(Math.abs(offset)).toBeLessThanOrEqual(Math.max(2, 16 - room));
      await expect(Math.min(inner.left, inner.top)).toBeGreaterThanOrEqual(0);
      await expect(inner.right).toBeLessThanOrEqual(innerWidth);
      await expect(inner.bottom).toBeLessThanOrEqual(innerHeight);
    });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button);
    await screen.findByRole('dialog');
  };
export const ActionsOfTheFirst: Story = { play: opensAtTheButton(1) };
export const ActionsOfTheLast: Story = { play: opensAtTheButton(-1) };
export const ActionsInCompact: Story = {
  parameters: of({ state: makeChatState({ appearance: 'compact' }) }),
  play: opensAtTheButton(5),
};
/** On phones they are a sheet at the bottom. */
export const ActionsMobile: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    const { button, box } = await openActions(await canvas.findByRole('log'), 5);
    await waitFor(() =>
      expect(Math.round(box.getBoundingClientRect().bottom)).toBeLessThanOrEqual(innerHeight),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await user.click(button);
    await screen.findByRole('dialog');
  },
};
export const Moderator: Story = {
  parameters: of({ state: moderator }),
  play: async ({ canvas }) => {
    const { box } = await openActions(await canvas.findByRole('log'), 5);
    await expect(await within(box).findAllByRole('button')).toHaveLength(7);
  },
};
export const Report: Story = {
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log');
    const { box } = await openActions(log, 5);
    await userEvent.click(within(box).getAllByRole('button').at(-1) ?? log);
    await expect(await screen.findAllByRole('radio')).toHaveLength(5);
  },
};
export const Settings: Story = {
  parameters: of({ state: makeChatState({ muted: [makeChatAuthor({ name: 'luckyjo' })] }) }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('log');
    const [settings] = canvas.getAllByRole('button');
    if (settings !== undefined) await userEvent.click(settings);
    await expect(canvas.getAllByRole('radio')).toHaveLength(12);
  },
};
export const Emoji: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('log');
    const [pick] = within(canvas.getByRole('textbox').parentElement ?? document.body).getAllByRole('button');
    if (pick !== undefined) await userEvent.click(pick);
    await expect(canvas.getByText('🍀')).toBeVisible();
  },
};
export const TooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('log');
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(240));
    await expect(field).toHaveValue('a'.repeat(240));
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const ALinkIsNotSent: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('log');
    await userEvent.type(canvas.getByRole('textbox'), 'see www.evil.com{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Waiting: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('log');
    await userEvent.type(canvas.getByRole('textbox'), 'Good evening{Enter}');
    await expect(await canvas.findByText('Good evening')).toBeVisible();
  },
};
export const Hostile: Story = {
  parameters: of({
    messages: [
      '<script>alert(1)</script> <b>bold</b>',
      'العربية في وسط the text 123',
      'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
      `z${'\u0315\u0316'.repeat(2)}algo`,
      '👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿🇨🇼',
    ].map((text, index) =>
      makeChatMessage({
        messageId: index + 1,
        text,
        author: makeChatAuthor({ name: index === 2 ? 'W'.repeat(32) : 'tirso', colour: 'amber' }),
      }),
    ),
  }),
};
const nameless = {
  player: makeUserDetails({ getUser: { nickname: '' } }),
  ...of({ state: makeChatState({ me: makeChatAuthor({ authorId: 'author-me', name: 'Ma•••n 4F7C' }) }) }),
};
export const WithoutANickname: Story = {
  parameters: nameless,
  play: async ({ canvas }) => {
    await canvas.findByRole('log');
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
  },
};
export const ANicknameThatIsNotSaved: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  parameters: nameless,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('log');
    const [nickname] = canvas.getAllByRole('textbox');
    if (nickname !== undefined) await userEvent.type(nickname, 'www.evil.com{Enter}');
    await expect(nickname).toBeInvalid();
    await expect(nickname).toHaveValue('www.evil.com');
  },
};
export const Compact: Story = {
  parameters: of({ state: makeChatState({ appearance: 'compact', fontSize: 'small' }) }),
};
export const LargeText: Story = { parameters: of({ state: makeChatState({ fontSize: 'large' }) }) };
export const GhostMode: Story = {
  parameters: of({ messages: [makeChatMessage({ author: makeChatAuthor({ name: '' }) })] }),
};
export const Empty: Story = { parameters: of({ messages: [] }) };
export const Offline: Story = { parameters: { ...of(), room: 'offline' } };
export const AwayForTooLong: Story = { parameters: { ...of(), room: 'left' } };
export const Silenced: Story = {
  parameters: of({ state: makeChatState({ silencedUntil: '2026-11-25T22:00:00Z' }) }),
};
export const ClosedDuringABreak: Story = {
  parameters: of({ state: makeChatState({ closed: { reason: 'excluded', until: '2026-12-25T10:00:00Z' } }) }),
};
export const ClosedForGood: Story = {
  parameters: of({ state: makeChatState({ closed: { reason: 'excluded', until: null } }) }),
};
export const ClosedByAModerator: Story = {
  parameters: of({ state: makeChatState({ closed: { reason: 'closed', until: null } }) }),
};
export const Loading: Story = { parameters: { msw: { handlers: [neverRespond(getChat)] } } };
export const LoadingMessages: Story = {
  parameters: { msw: { handlers: [neverRespond(listChatMessages), ...chatHandlers()] } },
};
export const CouldNotBeLoaded: Story = {
  parameters: { msw: { handlers: [failWithNetworkError(getChat)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
