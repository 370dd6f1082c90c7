import type { Meta, StoryObj } from '@storybook/react-vite';
import { createExclusion, getExclusions } from '@casino-kit/api-contract';
import { respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, screen, userEvent, within, waitFor } from 'storybook/test';
import { protectionHandlers, testOptions } from '../../testing.js';
import { PanicButton } from './panic-button.js';

const meta = {
  title: 'responsible-gaming/PanicButton',
  component: PanicButton,
  args: {
    timeZone: testOptions.timeZone,
    now: testOptions.now,
    helpHref: testOptions.helpHref,
    lobbyHref: '/casino',
  },
  parameters: {
    player: makeUserDetails(),
    msw: { handlers: protectionHandlers() },
    docs: { story: { inline: false, height: '520px' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeVisible();
  },
} satisfies Meta<typeof PanicButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async () => userEvent.click(await screen.findByRole('button'));
/** The last button of the question confirms. */
const confirm = async () => {
  const asked = within(await screen.findByRole('alertdialog'));
  await userEvent.click(asked.getAllByRole('button').at(-1)!);
};

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
/** Outside of a game it has room to say in full what it does. */
export const LongOnMobile: Story = { ...Mobile, args: { size: 'md' } };
export const Asked: Story = {
  play: async () => {
    await press();
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};
export const Stopped: Story = {
  play: async () => {
    await press();
    await confirm();
    await expect(await screen.findAllByRole('link')).toHaveLength(2);
  },
};
export const ALongerBreakLastsAlready: Story = {
  parameters: {
    msw: {
      handlers: [
        respondWithError(createExclusion, 409, {
          code: 'EXCLUSION_ALREADY_ACTIVE',
          params: { until: '2026-12-01T09:00:00Z' },
        }),
        ...protectionHandlers(),
      ],
    },
  },
  play: async () => {
    await press();
    await confirm();
    await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible());
  },
};
export const NoBreaksOnThisServer: Story = {
  parameters: { msw: { handlers: [respondWithError(getExclusions, 501), ...protectionHandlers()] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
