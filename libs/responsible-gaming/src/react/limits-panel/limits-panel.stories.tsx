import type { Meta, StoryObj } from '@storybook/react-vite';
import { getLimits, setLimit } from '@casino-kit/api-contract';
import { neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type HttpHandler } from 'msw';
import {
  makeLimit,
  makeLimits,
  makeSessionTime,
  protectionHandlers,
  type ProtectionServer,
  testOptions,
} from '../../testing.js';
import { LimitsPanel } from './limits-panel.js';

const served = (options: ProtectionServer = {}, ...first: HttpHandler[]) => ({
  msw: { handlers: [...first, ...protectionHandlers(options)] },
});
const meta = {
  title: 'responsible-gaming/LimitsPanel',
  component: LimitsPanel,
  args: testOptions,
  parameters: { player: makeUserDetails(), ...served() },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('progressbar')).not.toHaveLength(0);
  },
} satisfies Meta<typeof LimitsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'mobile', isRotated: false } } };
const quiet: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
};
const day = { periodStartsAt: '2026-11-25T23:00:00Z', periodEndsAt: '2026-11-26T23:00:00Z' };

export const WithPendingChange: Story = {};
export const WaitsForConfirmation: Story = {
  parameters: served({
    limits: makeLimits({
      limits: [
        makeLimit({
          pending: {
            amount: '800.00',
            takesEffectAt: '2026-11-26T13:32:00Z',
            needsConfirmation: true,
          },
        }),
      ],
    }),
  }),
};
export const ReviewDue: Story = { parameters: served({ limits: makeLimits({ reviewDue: true }) }) };
export const LimitOfTheLicence: Story = {
  parameters: served({
    limits: makeLimits({
      licenceLimits: [makeLimit({ period: 'monthly', amount: '700.00', used: '480.00' })],
    }),
  }),
};
export const Mobile: Story = phone;
export const Untitled: Story = { args: { untitled: true } };
export const NoLimits: Story = {
  parameters: served({ limits: makeLimits({ limits: [], session: null, globalMaxBet: null }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button')).toHaveLength(13);
  },
};
export const NearAndReached: Story = {
  parameters: served({
    limits: makeLimits({
      limits: [
        makeLimit({ used: '400.00' }),
        makeLimit({ kind: 'loss', period: 'daily', amount: '50.00', used: '50.00', ...day }),
        makeLimit({ kind: 'loss', period: 'monthly', amount: '600.00', used: '620.00' }),
      ],
      session: makeSessionTime({ startedAt: '2026-11-26T18:20:00Z', endsAt: '2026-11-26T20:20:00Z' }),
    }),
  }),
};
export const RemovalPending: Story = {
  parameters: served({
    limits: makeLimits({
      limits: [makeLimit({ pending: { amount: null, takesEffectAt: '2026-11-27T13:32:00Z' } })],
      session: makeSessionTime({
        pending: { value: 0, unit: 'minutes', takesEffectAt: '2026-11-27T13:32:00Z' },
      }),
    }),
  }),
};
export const EveryChangeAtOnce: Story = {
  parameters: served({ limits: makeLimits({ looseningDelayHours: 0 }) }),
};
export const BetLimitsBySupport: Story = {
  parameters: served({ limits: makeLimits({ betLimitsBySupport: true }) }),
};
export const InBitcoin: Story = {
  parameters: served({
    limits: makeLimits({
      currencyCode: 'BTC',
      globalMaxBet: null,
      limits: [
        makeLimit({ amount: '0.01842500', used: '0.01' }),
        makeLimit({ kind: 'loss', amount: '0.5', used: '0' }),
      ],
    }),
  }),
};
export const Kept: Story = {
  play: async ({ canvas }) => {
    const keep = (await canvas.findAllByRole('button')).find((button) => button.textContent.includes('500'));
    await userEvent.click(keep!);
    await waitFor(() => expect(keep).not.toBeInTheDocument());
  },
};
export const KeepFailed: Story = {
  parameters: served({}, respondWithError(setLimit, 500)),
  play: async ({ canvas }) => {
    const keep = (await canvas.findAllByRole('button')).find((button) => button.textContent.includes('500'));
    await userEvent.click(keep!);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Updated: Story = {
  args: { initialLimit: { kind: 'deposit', period: 'daily' } },
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog');
    const field = await within(dialog).findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '60');
    await userEvent.click(within(dialog).getAllByRole('button').at(-1)!);
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).not.toBeEmptyDOMElement());
  },
};
export const FormOpen: Story = {
  args: { initialLimit: { kind: 'deposit', period: 'weekly' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const Loading: Story = { parameters: served({}, neverRespond(getLimits)), play: quiet };
export const CouldNotBeLoaded: Story = {
  parameters: served({}, respondWithError(getLimits, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const SetBySupport: Story = {
  parameters: served({}, respondWithError(getLimits, 501)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
  },
};
