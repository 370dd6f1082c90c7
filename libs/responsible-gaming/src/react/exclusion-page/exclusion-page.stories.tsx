import type { Meta, StoryObj } from '@storybook/react-vite';
import { createExclusion, getExclusions, requestReopening } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { Alert } from '@casino-kit/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type HttpHandler } from 'msw';
import {
  makeExclusion,
  protectionHandlers,
  type ProtectionServer,
  testHelpLines,
  testOptions,
} from '../../testing.js';
import { ExclusionPage } from './exclusion-page.js';

const served = (options: ProtectionServer = {}, ...first: HttpHandler[]) => ({
  msw: { handlers: [...first, ...protectionHandlers(options)] },
});
const meta = {
  title: 'responsible-gaming/ExclusionPage',
  component: ExclusionPage,
  args: {
    ...testOptions,
    bonusWarning: <Alert tone="warning">€40.00 of bonus money in “Welcome bonus” would be lost.</Alert>,
  },
  parameters: { player: makeUserDetails(), ...served() },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1));
  },
} satisfies Meta<typeof ExclusionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'mobile', isRotated: false } } };
/** The radio button of a period, whatever the language. */
const choose = async (value: string) => {
  const radio = await screen.findByDisplayValue(value).catch(() => null);
  const found = radio ?? document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  await userEvent.click(found!);
  return found!.closest('section')!;
};
const confirmTimeOut: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findAllByRole('radio');
  const card = await choose('P1W');
  await userEvent.click(within(card).getAllByRole('button').at(-1)!);
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
};
/** Chooses a length of time out and continues. */
const confirmLength =
  (period: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await canvas.findAllByRole('radio');
    const card = await choose(period);
    await userEvent.click(within(card).getAllByRole('button').at(-1)!);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  };
const confirmExclusion =
  (period: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await canvas.findAllByRole('radio');
    const card = within(await choose(period));
    await userEvent.click(card.getAllByRole('button').at(-1)!);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  };
const pressConfirm = async () => {
  await userEvent.click(within(screen.getByRole('alertdialog')).getAllByRole('button').at(-1)!);
};

export const Choices: Story = {};
export const Mobile: Story = phone;
export const WithHelpLines: Story = { args: { helpLines: testHelpLines } };
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('radio');
    await choose('P1W');
    await choose('permanent');
  },
};
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('radio');
    for (const radio of ['P1W', 'P1Y'].map((value) => document.querySelector(`input[value="${value}"]`)))
      await userEvent.click(within(radio!.closest('section')!).getAllByRole('button').at(-1)!);
    await expect(await canvas.findAllByRole('alert')).toHaveLength(2);
  },
};
export const ConfirmBreak: Story = { play: confirmTimeOut };
export const ConfirmFreeze: Story = { play: confirmLength('P10D') };
export const ConfirmCoolingOff: Story = { play: confirmLength('P3M') };
export const ConfirmCoolingOffWithoutBonuses: Story = {
  args: { bonusWarning: undefined },
  play: confirmLength('P3M'),
};
export const ConfirmSelfExclusion: Story = { play: confirmExclusion('P1Y') };
export const ConfirmPermanent: Story = { play: confirmExclusion('permanent') };
export const ConfirmPermanentOnMobile: Story = { ...ConfirmPermanent, ...phone };
export const WrongWord: Story = {
  play: async (context) => {
    await confirmExclusion('permanent')(context);
    await pressConfirm();
    await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible());
  },
};
export const Started: Story = {
  play: async (context) => {
    await confirmTimeOut(context);
    await pressConfirm();
    // What is running now has the focus.
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  },
};
export const Pending: Story = {
  parameters: served({
    exclusions: [
      makeExclusion({ state: 'pending', startsAt: '2026-11-26T20:10:40Z', endsAt: '2026-12-03T20:10:40Z' }),
    ],
  }),
};
export const OnABreak: Story = { parameters: served({ exclusions: [makeExclusion()] }) };
export const Frozen: Story = {
  parameters: served({ exclusions: [makeExclusion({ kind: 'freeze', period: 'P7D' })] }),
};
export const CoolingOff: Story = {
  parameters: served({
    exclusions: [makeExclusion({ kind: 'cooling-off', period: 'P3M', endsAt: '2027-02-24T09:01:00Z' })],
  }),
};
export const SelfExcluded: Story = {
  parameters: served({
    exclusions: [makeExclusion({ kind: 'self-exclusion', period: 'P5Y', endsAt: '2031-11-24T09:01:00Z' })],
  }),
};
/** The account is closed because its details match those of a person who is excluded. */
export const ClosedByMatch: Story = {
  parameters: served({
    exclusions: [makeExclusion({ kind: 'self-exclusion', period: 'P1Y', isMatched: true })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/match|überein|تتطابق/)).toBeVisible();
  },
};
export const ClosedForGood: Story = {
  parameters: served({
    exclusions: [makeExclusion({ kind: 'self-exclusion', period: 'permanent', endsAt: null })],
  }),
};
export const Expired: Story = {
  parameters: served({ exclusions: [makeExclusion({ state: 'expired', endsAt: '2026-11-25T09:01:00Z' })] }),
};
const yearOver = makeExclusion({
  kind: 'self-exclusion',
  period: 'P1Y',
  state: 'expired',
  startsAt: '2025-11-20T09:01:00Z',
  endsAt: '2026-11-20T09:01:00Z',
});
/** Its policy opens the account only on request. */
export const SelfExcludedUntilRequest: Story = {
  parameters: served({
    exclusions: [
      makeExclusion({
        kind: 'self-exclusion',
        period: 'P1Y',
        endsAt: '2027-11-24T09:01:00Z',
        reopening: { opensAt: null },
      }),
    ],
  }),
};
export const Ended: Story = {
  parameters: served({ exclusions: [{ ...yearOver, reopening: { opensAt: null, waitHours: 168 } }] }),
};
export const EndedOnMobile: Story = { ...Ended, ...phone };
export const ReopeningRequested: Story = {
  parameters: served({ exclusions: [{ ...yearOver, reopening: { opensAt: '2026-11-27T10:00:00Z' } }] }),
};
export const ReopeningFailed: Story = {
  parameters: served(
    { exclusions: [{ ...yearOver, reopening: { opensAt: null } }] },
    failWithNetworkError(requestReopening),
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('radio');
    const [ask] = canvas.getAllByRole('button');
    await userEvent.click(ask!);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: served({}, neverRespond(getExclusions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};
export const CouldNotBeLoaded: Story = {
  parameters: served({}, respondWithError(getExclusions, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const PeriodsOfALicence: Story = {
  parameters: served({
    offered: [
      { kind: 'break', period: 'P1D' },
      { kind: 'cooling-off', period: 'P6W' },
      { kind: 'self-exclusion', period: 'P6M' },
      { kind: 'self-exclusion', period: 'P1Y' },
    ],
  }),
};
export const ClosedBySupport: Story = { parameters: served({}, respondWithError(getExclusions, 501)) };
/** The server does not list exclusions, but the details of the player say that one is running. */
export const ExcludedWithoutList: Story = {
  parameters: {
    ...served({}, respondWithError(getExclusions, 501)),
    player: makeUserDetails({
      getUser: {
        userLimit: { selfExclusion: '2099-01-01', coolingOff: null, isSelfExclusionPermanent: false },
      },
    }),
  },
};

const rejectedWith = (
  code: 'EXCLUSION_ALREADY_ACTIVE' | 'EXCLUSION_INVALID_PERIOD' | 'EXCLUSION_PROCESSING',
): Story => ({
  parameters: served({}, respondWithError(createExclusion, 409, { code })),
  play: async (context) => {
    await confirmTimeOut(context);
    await pressConfirm();
    await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible());
  },
});
export const AlreadyActive: Story = rejectedWith('EXCLUSION_ALREADY_ACTIVE');
export const InvalidPeriod: Story = rejectedWith('EXCLUSION_INVALID_PERIOD');
export const ProcessingFailed: Story = rejectedWith('EXCLUSION_PROCESSING');
export const NoResponse: Story = {
  parameters: served({}, failWithNetworkError(createExclusion)),
  play: rejectedWith('EXCLUSION_PROCESSING').play as NonNullable<Story['play']>,
};
