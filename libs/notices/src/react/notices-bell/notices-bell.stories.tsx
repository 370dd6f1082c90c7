import type { Meta, StoryObj } from '@storybook/react-vite';
import { getNotices } from '@casino-kit/api-contract';
import { failWithNetworkError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { manyNotices, noticeHandlers } from '../../testing.js';
import { NoticesBell } from './notices-bell.js';

const of = (handlers = noticeHandlers()) => ({ msw: { handlers } });
const mobile = { viewport: { value: 'mobile', isRotated: false } };

const meta = {
  title: 'notices/NoticesBell',
  component: NoticesBell,
  args: {
    links: { limits: '#limits', rakeback: '#rakeback', devices: '#devices', tournament: () => '#tournament' },
    allHref: '#all',
    settingsHref: '#settings',
    timeZone: 'Europe/Amsterdam',
  },
  parameters: { player: makeUserDetails(), ...of() },
} satisfies Meta<typeof NoticesBell>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas }) => {
  const [bell] = await canvas.findAllByRole('button');
  await userEvent.click(bell!);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Closed: Story = {};
export const Open: Story = { play: open };
export const OpenOnPhone: Story = { globals: mobile, play: open };
export const NothingUnread: Story = { parameters: of(noticeHandlers({ notices: [] })), play: open };
export const MoreThan99: Story = { parameters: of(noticeHandlers({ notices: manyNotices(400) })) };
export const CouldNotBeLoaded: Story = { parameters: of([failWithNetworkError(getNotices)]), play: open };
