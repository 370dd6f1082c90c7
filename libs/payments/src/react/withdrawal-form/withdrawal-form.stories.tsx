import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeUserDetails } from '@casino-kit/session/testing';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  makeHeldOverview,
  makeWithdrawal,
  makeWithdrawalOverview,
  rejection,
  withdrawalHandlers,
} from '../../testing.js';
import { WithdrawalForm } from './withdrawal-form.js';

const shop = (server: Parameters<typeof withdrawalHandlers>[0] = {}) => ({
  msw: { handlers: withdrawalHandlers(server) },
});
/** The cashier, with the given response to the request. */
const asking = (response: () => Response | Promise<Response>) => ({
  msw: { handlers: [http.post('/api/user/withdrawal', response), ...withdrawalHandlers()] },
});

/** Generous for a busy machine; the wait ends as soon as the element appears. */
const patient = { timeout: 10_000 };

const meta = {
  title: 'payments/WithdrawalForm',
  component: WithdrawalForm,
  args: { initialMethodId: 'bank' },
  parameters: { player: makeUserDetails(), ...shop() },
} satisfies Meta<typeof WithdrawalForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldNamed = async (canvasElement: HTMLElement, name: string) => {
  await within(canvasElement).findAllByRole('radio', {}, patient);
  return canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
};
const submit = async (canvasElement: HTMLElement) => {
  const button = canvasElement.querySelector<HTMLButtonElement>('button[type="submit"]')!;
  await waitFor(() => expect(button).toBeEnabled(), patient);
  await userEvent.click(button);
};
const fillBank: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.type(await fieldNamed(canvasElement, 'accountNumber'), 'NL91ABNA0417164300');
  await userEvent.type(await fieldNamed(canvasElement, 'bankCode'), 'ABNANL2A');
  await userEvent.type(await fieldNamed(canvasElement, 'amount'), '200');
};
const question = () => within(document.body).findByRole('dialog', {}, patient);
/** Fills in the bank's form and sends it. */
const send: NonNullable<Story['play']> = async (context) => {
  await fillBank(context);
  await submit(context.canvasElement);
  const [, confirm] = within(await question())
    .getAllByRole('button')
    .slice(-2);
  await userEvent.click(confirm!);
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull(), patient);
};
const sendAndReceive: NonNullable<Story['play']> = async (context) => {
  await send(context);
  await expect(await within(context.canvasElement).findByRole('alert', {}, patient)).toBeVisible();
};
const shown: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await expect((await within(canvasElement).findAllByRole('radio', {}, patient)).length).toBeGreaterThan(0);
};

export const Bank: Story = { play: shown };
export const BankWithoutName: Story = {
  parameters: { player: makeUserDetails({ getUser: { firstName: '', lastName: '' } }) },
  play: async ({ canvasElement }) => {
    await userEvent.type(await fieldNamed(canvasElement, 'fullName'), 'Max Muster');
    await expect(await within(canvasElement).findByRole('link', { name: /./ })).toBeVisible();
  },
};
export const Netbanking: Story = { args: { initialMethodId: 'netbanking' }, play: shown };
export const Upi: Story = { args: { initialMethodId: 'upi' }, play: shown };
export const Crypto: Story = { args: { initialMethodId: 'crypto' }, play: shown };
export const Skrill: Story = { args: { initialMethodId: 'skrill' }, play: shown };
export const Card: Story = { args: { initialMethodId: 'card' }, play: shown };
export const NoCardIsKept: Story = {
  args: { initialMethodId: 'card' },
  parameters: shop({ cards: [] }),
  play: shown,
};
export const CardsFailed: Story = {
  args: { initialMethodId: 'card' },
  parameters: {
    msw: {
      handlers: [
        http.get('/api/user/saved-cards', () => rejection('UNAVAILABLE', undefined, 503)),
        ...withdrawalHandlers(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert', {}, patient)).toBeVisible();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } }, play: shown };
export const HeldByABonus: Story = {
  parameters: shop({ overview: () => makeHeldOverview() }),
  play: async ({ canvasElement }) => {
    const amount = await fieldNamed(canvasElement, 'amount');
    await userEvent.type(amount, '200');
    await userEvent.tab();
    await expect(await within(canvasElement).findByRole('alert', {}, patient)).toBeVisible();
  },
};
export const NothingToWithdraw: Story = {
  parameters: shop({ overview: () => makeWithdrawalOverview({ available: '0', balance: '0' }) }),
  play: shown,
};
export const Excluded: Story = {
  parameters: {
    player: makeUserDetails({
      getUser: { userLimit: { selfExclusion: null, coolingOff: null, isSelfExclusionPermanent: true } },
    }),
  },
  play: shown,
};
export const WrongFields: Story = {
  play: async ({ canvasElement }) => {
    const amount = await fieldNamed(canvasElement, 'amount');
    await submit(canvasElement);
    await waitFor(() => expect(amount).toHaveFocus(), patient);
    await expect(within(canvasElement).getAllByRole('alert')).toHaveLength(3);
  },
};
export const WrongIban: Story = {
  play: async ({ canvasElement }) => {
    const account = await fieldNamed(canvasElement, 'accountNumber');
    await userEvent.type(await fieldNamed(canvasElement, 'amount'), '100');
    await userEvent.type(account, 'NL91ABNA0417164301');
    await submit(canvasElement);
    await waitFor(() => expect(account).toHaveFocus(), patient);
    await expect(account).toHaveAttribute('aria-invalid', 'true');
  },
};
export const BeforeItIsSent: Story = {
  play: async (context) => {
    await fillBank(context);
    await submit(context.canvasElement);
    await waitFor(async () => expect(await question()).toBeVisible());
  },
};
export const AddressToCompare: Story = {
  args: { initialMethodId: 'crypto' },
  play: async ({ canvasElement }) => {
    const network = await fieldNamed(canvasElement, 'network');
    await userEvent.selectOptions(network, 'trc20');
    await userEvent.type(
      await fieldNamed(canvasElement, 'walletAddress'),
      'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC',
    );
    await userEvent.type(await fieldNamed(canvasElement, 'amount'), '100');
    await submit(canvasElement);
    const dialog = within(await question());
    await userEvent.click(dialog.getAllByRole('button').at(-1)!);
    await expect(dialog.getByRole('checkbox')).toHaveFocus();
  },
};
export const Requested: Story = {
  parameters: shop({ created: makeWithdrawal({ amount: '200' }) }),
  play: async (context) => {
    await send(context);
    await expect(
      await within(context.canvasElement).findByRole('heading', { level: 2 }, patient),
    ).toBeVisible();
  },
};
export const Sending: Story = {
  parameters: asking(async () => {
    await delay('infinite');
    return HttpResponse.json({});
  }),
  play: async (context) => {
    await send(context);
    const button = context.canvasElement.querySelector('button[type="submit"]');
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const ServerError: Story = {
  parameters: asking(() => rejection('Scheduled maintenance until 10:00.', undefined, 503)),
  play: sendAndReceive,
};
export const NoResponse: Story = { parameters: asking(() => HttpResponse.error()), play: sendAndReceive };
export const RejectedForABonus: Story = {
  parameters: asking(() => rejection('ACTIVE_BONUS')),
  play: sendAndReceive,
};
export const RejectedForWagering: Story = {
  parameters: asking(() => rejection('PENDING_DEPOSIT_WAGER')),
  play: sendAndReceive,
};
export const RejectedForADeposit: Story = {
  parameters: asking(() => rejection('NO_DEPOSIT')),
  play: sendAndReceive,
};
export const RejectedForTheEmail: Story = {
  parameters: asking(() => rejection('EMAIL_NOT_VERIFIED')),
  play: sendAndReceive,
};
export const RejectedForTheIdentity: Story = {
  parameters: asking(() => rejection('IDENTITY_NOT_VERIFIED')),
  play: sendAndReceive,
};
export const WithdrawalFailed: Story = {
  parameters: asking(() => rejection('WITHDRAWAL_FAILED', undefined, 502)),
  play: sendAndReceive,
};
export const MoreThanThereIs: Story = {
  parameters: asking(() => rejection('INSUFFICIENT_BALANCE', { max: '120' })),
  play: sendAndReceive,
};
export const OutsideTheRange: Story = {
  parameters: asking(() => rejection('PAYMENT_PROVIDER_LIMIT_THRESHOLD', { min: '250', max: '4000' })),
  play: sendAndReceive,
};
export const FieldsRejected: Story = {
  parameters: asking(() =>
    HttpResponse.json(
      {
        success: false,
        code: 'VALIDATION',
        message: 'x',
        fields: { 'details.accountNumber': 'form.accountNumber.invalid' },
      },
      { status: 422 },
    ),
  ),
  play: sendAndReceive,
};
export const NoWay: Story = { parameters: shop({ methods: () => [] }) };
export const Guest: Story = { parameters: { player: null, msw: { handlers: [] } } };
export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('/api/*', () => delay('infinite'))] } },
};
export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('/api/user/withdrawal-overview', () => rejection('UNAVAILABLE', undefined, 503)),
        ...withdrawalHandlers(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert', {}, patient)).toBeVisible();
  },
};
