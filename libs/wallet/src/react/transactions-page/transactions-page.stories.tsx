import type { Meta, StoryObj } from '@storybook/react-vite';
import { getTransactions } from '@casino-kit/api-contract';
import { TestTexts } from '@casino-kit/i18n/testing';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { http } from 'msw';
import { defaultTransactionFilters } from '../../core/transaction-filters.js';
import { makeTransaction, makeTransactions, transactionHandlers } from '../../testing.js';
import german from '../../locales/de.json' with { type: 'json' };
import { TransactionsPage, type TransactionsPageProps } from './transactions-page.js';

const today = '2026-11-26';
const usual = defaultTransactionFilters(today);
const nine = transactionHandlers({ rows: makeTransactions() });

/** Keeps the filters, as a shell keeps them in the address. */
function Kept({ value, onChange, ...props }: TransactionsPageProps) {
  const [stored, setKept] = useState(value);
  return (
    <TransactionsPage
      {...props}
      value={stored}
      onChange={(next, how) => {
        onChange(next, how);
        setKept(next);
      }}
    />
  );
}

const meta = {
  title: 'wallet/TransactionsPage',
  component: TransactionsPage,
  render: (args) => <Kept {...args} />,
  args: {
    value: usual,
    onChange: fn(),
    today,
    timeZone: 'UTC',
    hrefs: { deposit: '/deposit', login: '?modal=login', game: (slug) => `/casino/games/${slug}` },
  },
  parameters: { player: makeUserDetails(), msw: { handlers: nine } },
} satisfies Meta<typeof TransactionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Amounts of a round that need much space. */
function makeLongRound(currencyCode: string) {
  const coins = currencyCode === 'BTC' || currencyCode === 'USDT';
  const [small, large] = coins ? ['0.00001234', '12.34567891'] : ['250.00', '234567.89'];
  return {
    at: '2025-12-31T23:59:00Z',
    method: null,
    methodTitle: null,
    gameName: 'The Lost Lighthouse of Captain Harrow',
    gameSlug: 'lost-lighthouse',
    provider: 'Coral Works International',
    isBonus: true,
    currencyCode,
    amount: small,
    balanceBefore: large,
    balanceAfter: large,
    bonusBalance: small,
  } as const;
}

const phone = { viewport: { value: 'mobile', isRotated: false } };
const loaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByText('D-7K2F-0419');
};
const openDays: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getAllByRole('button').find((button) => button.ariaHasPopup === 'dialog')!);
  await screen.findByRole('dialog');
};
/** A page of them has fewer rows than a request of the download. */
const deposits = { ...usual, kind: 'deposit' } as const;
/** The button that downloads is the first of the page. */
const download: Story['play'] = async (context) => {
  await loaded(context);
  await userEvent.click(context.canvas.getAllByRole('button')[0]!);
};

export const All: Story = { play: loaded };
/** A game session opens to its bets and wins. */
export const SessionOpened: Story = {
  play: async (context) => {
    await loaded(context);
    await userEvent.click(context.canvasElement.querySelector('td button')!);
    await expect(context.canvas.getByText('B-31AA-7750')).toBeVisible();
  },
};
export const Mobile: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByText('D-7K2F-0419');
  },
};
export const PhoneOpened: Story = {
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('B-31AA-7750');
    // The session, and in it the newest row.
    await userEvent.click(canvasElement.querySelectorAll('summary')[3]!);
    await userEvent.click(canvasElement.querySelectorAll('summary')[4]!);
    await expect(canvas.getByText('B-31AA-7750')).toBeVisible();
  },
};
/** The place beside the account's menu on a page 1440 px wide. */
const besideTheMenu: Story['decorators'] = [
  (Story) => (
    <div style={{ inlineSize: 1000 }}>
      <Story />
    </div>
  ),
];
/** The table is there, and all of it can be seen without scrolling sideways. */
const fits: Story['play'] = async ({ canvas, canvasElement }) => {
  await canvas.findAllByRole('row');
  for (const session of canvas.queryAllByRole('button', { expanded: false }))
    if (session.closest('td')) await userEvent.click(session);
  await canvas.findAllByTitle(/^B-/);
  const region = canvasElement.querySelector('[role=region]');
  await expect(region?.querySelectorAll('th')).toHaveLength(12);
  await expect(region?.scrollWidth).toBe(region?.clientWidth);
};
export const BetsAndWins: Story = {
  args: { value: { ...usual, kind: 'casino' } },
  decorators: besideTheMenu,
  play: fits,
};
/** Long names, high and many-decimal amounts, last year's days: all columns stay in view. */
export const BetsAndWinsAtLength: Story = {
  args: { value: { ...usual, kind: 'casino', period: null } },
  decorators: besideTheMenu,
  parameters: {
    msw: {
      handlers: transactionHandlers({
        rows: (['EUR', 'BTC', 'USDT', 'NOK'] as const).flatMap((currencyCode, index) =>
          (['win', 'bet'] as const).map((type) =>
            makeTransaction({
              ...makeLongRound(currencyCode),
              type,
              transactionId: `B-7K2F-0419-52A${index}${type === 'win' ? '-W' : ''}`,
              status: index === 3 ? 'cancelled' : 'completed',
            }),
          ),
        ),
      }),
    },
  },
  play: fits,
};
/** German has the longest words. */
export const BetsAndWinsInGerman: Story = {
  ...BetsAndWinsAtLength,
  decorators: [
    (Story) => (
      <TestTexts code="de" texts={german}>
        <div style={{ inlineSize: 1000 }}>
          <Story />
        </div>
      </TestTexts>
    ),
  ],
};
/** The whole id is in the title, and copied when it is pressed. */
export const IdCopied: Story = {
  args: { value: { ...usual, kind: 'casino' } },
  decorators: besideTheMenu,
  play: async (context) => {
    await fits(context);
    const id = context.canvas.getByTitle('B-31AA-7750');
    await userEvent.click(id);
    await expect(id).toHaveFocus();
  },
};
export const EveryStatus: Story = {
  parameters: {
    msw: {
      handlers: transactionHandlers({
        rows: (
          [
            ...(['requested', 'pending', 'processing', 'processed', 'confirmed'] as const),
            ...(['completed', 'rejected', 'cancelled', 'failed'] as const),
          ] as const
        ).map((status, index) =>
          makeTransaction({ status, transactionId: `W-19C4-00${index}`, type: 'withdrawal', method: 'bank' }),
        ),
      }),
    },
  },
};
export const SeveralCurrenciesAndYears: Story = {
  args: { value: { ...usual, period: null } },
  parameters: {
    msw: {
      handlers: transactionHandlers({
        rows: [
          makeTransaction({
            transactionId: 'D-1',
            currencyCode: 'BTC',
            amount: '0.00184250',
            methodTitle: 'Crypto',
          }),
          makeTransaction({ transactionId: 'D-2', currencyCode: 'TRY', amount: '1250.00' }),
          makeTransaction({ transactionId: 'D-3', at: '2024-12-31T23:59:00Z', amount: '1250000.00' }),
        ],
      }),
    },
  },
};
export const ManyPages: Story = {
  args: { value: { ...usual, period: null, page: 2 } },
  parameters: { msw: { handlers: transactionHandlers() } },
};
export const NextPageLoading: Story = {
  args: { value: { ...usual, period: null } },
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/user/transactions', ({ request }) =>
          new URL(request.url).searchParams.get('pageNo') === '2'
            ? new Promise<never>(() => undefined)
            : undefined,
        ),
        ...transactionHandlers(),
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('D-7K2F-0419-1');
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeVisible());
  },
};
export const Loading: Story = { parameters: { msw: { handlers: [neverRespond(getTransactions), ...nine] } } };
export const LoadingOnAPhone: Story = { ...Loading, globals: phone };
export const NothingYet: Story = { parameters: { msw: { handlers: transactionHandlers({ rows: [] }) } } };
export const NoneWithTheseFilters: Story = {
  args: { value: { ...usual, kind: 'withdrawal', status: 'requested', search: 'W-77' } },
};
export const CouldNotBeLoaded: Story = {
  args: { value: { ...usual, status: 'completed' } },
  parameters: { msw: { handlers: [failWithNetworkError(getTransactions), ...nine] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Days: Story = { play: openDays };
export const DaysThatDoNotFit: Story = {
  play: async (context) => {
    await openDays(context);
    await userEvent.click(screen.getAllByRole('radio').at(-1)!);
    const [from] = screen.getByRole('dialog').querySelectorAll<HTMLInputElement>('input[type=date]');
    await userEvent.clear(from!);
    await userEvent.click(screen.getByRole('dialog').querySelector('button[type=submit]')!);
    await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible());
    await expect(from).toHaveFocus();
  },
};
export const Downloading: Story = {
  args: { value: deposits },
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/user/transactions', ({ request }) =>
          new URL(request.url).searchParams.get('limit') === '100'
            ? new Promise<never>(() => undefined)
            : undefined,
        ),
        ...nine,
      ],
    },
  },
  play: download,
};
export const DownloadFailed: Story = {
  args: { value: deposits },
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/user/transactions', ({ request }) =>
          new URL(request.url).searchParams.get('limit') === '100' ? Response.error() : undefined,
        ),
        ...nine,
      ],
    },
  },
  play: async (context) => {
    await download(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
export const Rejected: Story = {
  parameters: { msw: { handlers: [respondWithError(getTransactions, 500), ...nine] } },
};
export const Untitled: Story = { args: { untitled: true }, play: loaded };
export const Guest: Story = { parameters: { player: null, msw: { handlers: [] } } };
