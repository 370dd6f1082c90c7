import type { Meta, StoryObj } from '@storybook/react-vite';
import { getNotices, type NoticeKind, noticeKinds, readNotices } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeNotice, manyNotices, noticeHandlers } from '../../testing.js';
import { NoticesPage } from './notices-page.js';

const of = (handlers = noticeHandlers()) => ({ msw: { handlers } });
const ofNotices = (...notices: Parameters<typeof makeNotice>[0][]) =>
  of(noticeHandlers({ notices: notices.map(makeNotice) }));
const mobile = { viewport: { value: 'mobile', isRotated: false } };

const meta = {
  title: 'notices/NoticesPage',
  component: NoticesPage,
  args: {
    links: {
      deposit: '#deposit',
      withdrawals: '#withdraw',
      documents: '#documents',
      limits: '#limits',
      tournament: () => '#tournament',
      bonuses: '#bonuses',
      rakeback: '#rakeback',
      devices: '#devices',
      security: '#security',
    },
    settingsHref: '#settings',
    timeZone: 'Europe/Amsterdam',
  },
  parameters: { player: makeUserDetails(), ...of() },
} satisfies Meta<typeof NoticesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem'))[0]).toBeVisible();
  },
};
export const Mobile: Story = { globals: mobile };
export const AllRead: Story = {
  parameters: ofNotices(
    { id: '2', readAt: '2026-11-26T20:10:00Z' },
    { id: '1', readAt: '2026-11-26T20:10:00Z' },
  ),
};
const money = { amount: '50.00', currencyCode: 'EUR' };
const limit = { limit: 'deposit weekly', beforeAmount: '40.00', beforeCurrencyCode: 'EUR', ...money };
const device = { device: 'iPhone', browser: 'Safari 18', place: 'Curaçao' };
/** What each kind tells, as a server writes it. */
const valuesByKind: Readonly<Record<NoticeKind, Readonly<Record<string, string>>>> = {
  depositArrived: { ...money, brand: 'Visa', last4: '4021' },
  depositFailed: { ...money, brand: 'Visa', last4: '4021' },
  withdrawalApproved: money,
  withdrawalPaid: money,
  withdrawalRejected: { ...money, reason: 'The name differs from that of the account.' },
  withdrawalFailed: money,
  documentApproved: { document: 'identity' },
  documentRejected: { document: 'identity', reason: 'It has expired.' },
  documentNeedsMore: { document: 'identity', reason: 'The back is missing.' },
  limitTookEffect: limit,
  limitWaitsForConfirmation: limit,
  prizeWon: { ...money, name: 'Harbour Race', tournamentId: 'harbour-race', rank: '6' },
  bonusExpires: { name: 'Harbour gift', until: '2099-11-27T12:00:00Z' },
  rakebackExpires: { ...money, until: '2099-11-27T23:00:00Z' },
  newDevice: device,
  detailsChanged: { field: 'email' },
  passwordChanged: {},
  passkeyAdded: { name: 'iPhone' },
  passkeyRemoved: { name: 'iPhone' },
  authenticatorOn: {},
  authenticatorOff: {},
  recoveryCodesCreated: {},
  recoveryCodeUsed: {},
  factorRemovalRequested: { at: '2099-11-29T12:00:00Z' },
  factorRemovalCancelled: {},
  factorsRemoved: {},
};
const kinds = Object.keys(noticeKinds) as NoticeKind[];

/** One of each kind, with its values. */
export const EveryKind: Story = {
  parameters: ofNotices(
    ...kinds.map((kind, index) => ({ id: `k${index}`, kind, values: { ...valuesByKind[kind] } })),
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem');
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(kinds.length));
    await expect(canvas.queryByText(/\{\{|undefined|NaN/)).toBeNull();
  },
};
/** One of each kind, with no values: only lines that need none. */
export const WithoutValues: Story = {
  parameters: ofNotices(...kinds.map((kind, index) => ({ id: `k${index}`, kind, values: {} }))),
};
export const BadNews: Story = {
  parameters: ofNotices(
    { id: '5', kind: 'depositFailed' },
    {
      id: '4',
      kind: 'withdrawalRejected',
      values: { amount: '120.00', currencyCode: 'EUR', reason: 'The name differs from that of the account.' },
    },
    { id: '3', kind: 'withdrawalFailed', values: { amount: '30.00', currencyCode: 'EUR' } },
    { id: '2', kind: 'documentRejected', values: { reason: 'It has expired.' } },
    { id: '1', kind: 'documentNeedsMore', values: { reason: 'The back is missing.' } },
  ),
};
export const LimitThatWaits: Story = {
  parameters: ofNotices({
    kind: 'limitWaitsForConfirmation',
    values: { limit: 'session-time', time: '4', unit: 'hours', beforeTime: '2', beforeUnit: 'hours' },
  }),
};
export const Reminders: Story = {
  parameters: ofNotices(
    { id: '2', kind: 'bonusExpires', values: { name: 'Harbour gift', until: '2099-11-27T12:00:00Z' } },
    {
      id: '1',
      kind: 'rakebackExpires',
      values: { amount: '3.57', currencyCode: 'EUR', until: '2099-11-27T23:00:00Z' },
    },
  ),
};
export const HostileText: Story = {
  parameters: ofNotices({
    kind: 'prizeWon',
    values: {
      name: `<b onclick="alert(1)">\u202e${'W'.repeat(400)}`,
      rank: '1',
      amount: '50.00',
      currencyCode: 'EUR',
    },
  }),
};
export const UnknownKind: Story = { parameters: ofNotices({ kind: 'fromTomorrow', values: {} }) };
export const TenThousand: Story = {
  parameters: of(noticeHandlers({ notices: manyNotices(10_000) })),
  play: async ({ canvas }) => {
    const buttons = await canvas.findAllByRole('button');
    await userEvent.click(buttons.at(-1)!);
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThanOrEqual(20);
  },
};
export const Empty: Story = { parameters: of(noticeHandlers({ notices: [] })) };
export const Loading: Story = { parameters: of([neverRespond(getNotices)]) };
export const CouldNotBeLoaded: Story = {
  parameters: of([failWithNetworkError(getNotices)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const NotMarked: Story = {
  parameters: of([failWithNetworkError(readNotices), ...noticeHandlers()]),
  play: async ({ canvas }) => {
    const [all] = await canvas.findAllByRole('button');
    await userEvent.click(all!);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const NotOffered: Story = {
  parameters: of([respondWithError(getNotices, 501)]),
};
export const Guest: Story = {
  parameters: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toBeVisible();
  },
};
/** The notice of the request says that it was stopped, and leads nowhere. */
export const RemovalStopped: Story = {
  parameters: ofNotices(
    { id: '2', kind: 'factorRemovalCancelled' },
    { id: '1', kind: 'factorRemovalRequested', values: { at: '2099-11-29T20:15:00Z' } },
  ),
  play: async ({ canvas }) => {
    const request = (await canvas.findAllByRole('listitem')).at(-1)!;
    await expect(within(request).queryByRole('link')).toBeNull();
    await expect(request).not.toHaveTextContent('2099');
  },
};
export const RemovalRequested: Story = {
  parameters: ofNotices({ kind: 'factorRemovalRequested', values: { at: '2099-11-29T20:15:00Z' } }),
};
