import type { Meta, StoryObj } from '@storybook/react-vite';
import { confirmLimitChoice, getLimits } from '@casino-kit/api-contract';
import { neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type HttpHandler } from 'msw';
import { makeLimits, protectionHandlers, type ProtectionServer, testOptions } from '../../testing.js';
import { LimitChoiceStep } from './limit-choice-step.js';

const served = (options: ProtectionServer = {}, ...first: HttpHandler[]) => ({
  msw: { handlers: [...first, ...protectionHandlers(options)] },
});
const none = makeLimits({ limits: [], session: null, choiceRequired: true });
const meta = {
  title: 'responsible-gaming/LimitChoiceStep',
  component: LimitChoiceStep,
  args: { timeZone: testOptions.timeZone, now: testOptions.now, supportHref: '/support', onDone: fn() },
  parameters: { player: makeUserDetails(), ...served({ limits: none }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
  },
} satisfies Meta<typeof LimitChoiceStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const DepositLimitRequired: Story = {
  parameters: served({ limits: { ...none, depositLimitRequired: true } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 });
    await expect(canvas.queryByRole('button', { name: /No limit/ })).toBeNull();
  },
};
export const EveryKindRequired: Story = {
  parameters: served({
    limits: {
      ...none,
      depositLimitRequired: true,
      requiredLimits: [
        { kind: 'deposit', period: 'daily' },
        { kind: 'deposit', period: 'weekly' },
        { kind: 'deposit', period: 'monthly' },
        { kind: 'session-time', period: null },
        { kind: 'balance', period: null },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 });
    await expect(canvas.queryByRole('button', { name: /No limit/ })).toBeNull();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
export const LimitsChosen: Story = { parameters: served({ limits: makeLimits({ choiceRequired: true }) }) };
export const Failed: Story = {
  parameters: served({ limits: none }, respondWithError(confirmLimitChoice, 500)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 });
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: served({}, neverRespond(getLimits)),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')).toBeInTheDocument();
  },
};
export const CouldNotBeLoaded: Story = {
  parameters: served({}, respondWithError(getLimits, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const FormOpen: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 });
    await userEvent.click(canvas.getAllByRole('button').at(-2)!);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
