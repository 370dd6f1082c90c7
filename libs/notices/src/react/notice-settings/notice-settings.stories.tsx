import type { Meta, StoryObj } from '@storybook/react-vite';
import { getNoticeSettings, setNoticeSettings } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, userEvent } from 'storybook/test';
import { noticeHandlers } from '../../testing.js';
import { NoticeSettings } from './notice-settings.js';

const of = (handlers = noticeHandlers()) => ({ msw: { handlers } });

const meta = {
  title: 'notices/NoticeSettings',
  component: NoticeSettings,
  parameters: { player: makeUserDetails(), ...of(noticeHandlers({ muted: ['prizes'] })) },
} satisfies Meta<typeof NoticeSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeMuted: Story = {
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    await expect(boxes[0]).toBeDisabled();
    await expect(boxes).toHaveLength(8);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
export const NotSaved: Story = {
  parameters: of([failWithNetworkError(setNoticeSettings), ...noticeHandlers()]),
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    await userEvent.click(boxes[1]!);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Loading: Story = { parameters: of([neverRespond(getNoticeSettings)]) };
export const CouldNotBeLoaded: Story = { parameters: of([failWithNetworkError(getNoticeSettings)]) };
export const NotOffered: Story = { parameters: of([respondWithError(getNoticeSettings, 501)]) };
