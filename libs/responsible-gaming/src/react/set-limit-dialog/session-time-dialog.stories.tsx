import type { Meta, StoryObj } from '@storybook/react-vite';
import { removeSessionTimeLimit, setSessionTimeLimit } from '@casino-kit/api-contract';
import { respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { makeLimits, protectionHandlers, testOptions } from '../../testing.js';
import { SessionTimeDialog } from './session-time-dialog.js';

const dialog = async () => within(await screen.findByRole('dialog'));
const typed =
  (text: string): NonNullable<Story['play']> =>
  async () => {
    const field = await (await dialog()).findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
const sent =
  (text: string): NonNullable<Story['play']> =>
  async (context) => {
    await typed(text)(context);
    await userEvent.click((await dialog()).getAllByRole('button').at(-1)!);
    await expect(await (await dialog()).findByRole('alert')).toBeVisible();
  };

const meta = {
  title: 'responsible-gaming/SessionTimeDialog',
  component: SessionTimeDialog,
  args: { limits: makeLimits(), now: testOptions.now, supportHref: '/support', onClose: fn(), onSet: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '560px' } },
    player: makeUserDetails(),
    msw: { handlers: protectionHandlers() },
  },
} satisfies Meta<typeof SessionTimeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shorter: Story = { play: typed('1') };
export const Longer: Story = { play: typed('4') };
export const NoLimitYet: Story = { args: { limits: makeLimits({ session: null }) } };
export const OutOfBounds: Story = { play: sent('721') };
export const UpdateFailed: Story = {
  parameters: {
    msw: {
      handlers: [
        respondWithError(setSessionTimeLimit, 400, { code: 'SESSION_TIME_LIMIT_UPDATE' }),
        ...protectionHandlers(),
      ],
    },
  },
  play: sent('1'),
};
export const Letters: Story = { play: sent('two') };
export const SameTime: Story = { play: typed('2') };
export const Mobile: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: typed('1'),
};
const remove: NonNullable<Story['play']> = async () => {
  await userEvent.click((await dialog()).getAllByRole('button').at(-3)!);
  await expect((await dialog()).queryByRole('textbox')).toBeNull();
};
export const Removing: Story = { play: remove };
export const RemovalFailed: Story = {
  parameters: {
    msw: {
      handlers: [
        respondWithError(removeSessionTimeLimit, 400, { code: 'SESSION_TIME_LIMIT_REMOVE' }),
        ...protectionHandlers(),
      ],
    },
  },
  play: async (context) => {
    await remove(context);
    await userEvent.click((await dialog()).getAllByRole('button').at(-1)!);
    await waitFor(async () => expect((await dialog()).getAllByRole('alert')).not.toHaveLength(0));
  },
};
