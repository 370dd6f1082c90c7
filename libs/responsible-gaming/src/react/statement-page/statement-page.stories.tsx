import type { Meta, StoryObj } from '@storybook/react-vite';
import { getActivity } from '@casino-kit/api-contract';
import { neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type HttpHandler } from 'msw';
import {
  makeActivity,
  makeActivityDay,
  makeAnsweredCheck,
  protectionHandlers,
  type ProtectionServer,
  testOptions,
} from '../../testing.js';
import { StatementPage } from './statement-page.js';

const served = (options: ProtectionServer = {}, ...first: HttpHandler[]) => ({
  msw: { handlers: [...first, ...protectionHandlers(options)] },
});
const meta = {
  title: 'responsible-gaming/StatementPage',
  component: StatementPage,
  args: { ...testOptions, period: { from: '2026-11-01', to: '2026-11-26' }, onPeriod: fn() },
  parameters: { player: makeUserDetails(), ...served() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure')).toBeVisible();
  },
} satisfies Meta<typeof StatementPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThisMonth: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
export const Won: Story = {
  parameters: served({ activity: makeActivity({ days: [makeActivityDay({ won: '240.00' })] }) }),
};
export const ThisYear: Story = { args: { period: { from: '2026-01-01', to: '2026-11-26' } } };
export const OtherDates: Story = { args: { period: { from: '2026-11-10', to: '2026-11-20' } } };
export const Empty: Story = {
  parameters: served({ activity: makeActivity({ days: [], byKind: [], longestMinutes: 0 }) }),
};
export const WithRealityChecks: Story = {
  parameters: served({
    checks: [
      makeAnsweredCheck(),
      makeAnsweredCheck({ dueAt: '2026-11-25T19:00:00Z', answer: 'stop', minutes: null, won: '90.00' }),
    ],
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(2));
  },
};
export const WithRealityChecksOnMobile: Story = {
  ...WithRealityChecks,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
export const Loading: Story = {
  parameters: served({}, neverRespond(getActivity)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};
export const CouldNotBeLoaded: Story = {
  parameters: served({}, respondWithError(getActivity, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const SentBySupport: Story = {
  parameters: served({}, respondWithError(getActivity, 501)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
  },
};
export const DatesThatDoNotFit: Story = {
  args: { period: { from: '2026-11-10', to: '2026-11-20' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('figure');
    await userEvent.click(canvasElement.querySelector('[role=group] + button')!);
    const dialog = await screen.findByRole('dialog');
    await userEvent.clear(dialog.querySelector('input[type=date]')!);
    await userEvent.click(dialog.querySelector('button[type=submit]')!);
    await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible());
  },
};
export const Untitled: Story = { args: { untitled: true } };
export const ChoosingDates: Story = {
  args: { period: { from: '2026-11-10', to: '2026-11-20' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('figure');
    await userEvent.click(canvasElement.querySelector('[role=group] + button')!);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
