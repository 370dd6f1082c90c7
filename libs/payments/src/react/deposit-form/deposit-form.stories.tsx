import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allDepositMethods } from '../../methods/all-deposit-methods.js';
import {
  cardFramePageUrl,
  makeDeposit,
  makePaymentMethod,
  makePaymentMethods,
  paymentHandlers,
  rejection,
  makePayer,
} from '../../testing.js';
import { openDeposits } from '../open-deposits.js';
import { DepositForm } from './deposit-form.js';

const methods = () => makePaymentMethods(cardFramePageUrl());
const shop = (server: Parameters<typeof paymentHandlers>[0] = {}) => ({
  msw: { handlers: paymentHandlers({ methods, ...server }) },
});
/** The shop, with the deposit call answered as given. */
const paying = (response: () => Response | Promise<Response>) => ({
  msw: { handlers: [http.post('/api/user/deposit', response), ...paymentHandlers({ methods })] },
});

/** Generous for a busy machine; the wait ends as soon as the element appears. */
const patient = { timeout: 10_000 };

const meta = {
  title: 'payments/DepositForm',
  component: DepositForm,
  beforeEach: () => openDeposits.clear(),
  args: { methods: allDepositMethods, limitsHref: '/profile2/limits', onOutcome: fn(), onChallenge: fn() },
  parameters: { player: makePayer(), ...shop() },
} satisfies Meta<typeof DepositForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const payButton = async (canvasElement: HTMLElement) => {
  const buttons = await within(canvasElement).findAllByRole('button', {}, patient);
  const pay = buttons.find((button) => button.getAttribute('type') === 'submit')!;
  await waitFor(() => expect(pay).toBeEnabled(), patient);
  return pay;
};
const press: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await within(canvasElement).findAllByRole('radio', {}, patient);
  await userEvent.click(await payButton(canvasElement));
};
const pressAndReceive: NonNullable<Story['play']> = async (context) => {
  await press(context);
  await expect(await within(context.canvasElement).findByRole('alert', {}, patient)).toBeVisible();
};

export const Card: Story = {
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findAllByRole('radio', {}, patient);
    await userEvent.click(await payButton(canvasElement));
    await waitFor(() => expect(args.onOutcome).toHaveBeenCalledWith('success', makeDeposit()), patient);
  },
};
export const WithBonusChoice: Story = {
  args: {
    bonusAmount: '12.50',
    renderBonusChoice: () => <p>+50%</p>,
    facts: [{ term: 'Left in your weekly limit', value: '€400.00' }],
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
export const WithoutCard: Story = { args: { initialMethodId: 'bank' } };
export const OneMethod: Story = {
  parameters: shop({ methods: () => [makePaymentMethod({ hostedFieldsUrl: cardFramePageUrl() })] }),
};
export const ChosenMethodIsHidden: Story = { args: { initialMethodId: 'gone' } };
export const NoMethods: Story = { parameters: shop({ methods: () => [] }) };
export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('/api/admin/get-payments', () => delay('infinite'))] } },
};
export const MethodsFailed: Story = {
  parameters: {
    msw: { handlers: [http.get('/api/admin/get-payments', () => rejection('UNAVAILABLE', undefined, 503))] },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert', {}, patient)).toBeVisible();
  },
};
export const Guest: Story = { parameters: { player: null, msw: { handlers: [] } } };
export const Excluded: Story = {
  parameters: {
    player: makePayer({
      getUser: { userLimit: { selfExclusion: null, coolingOff: null, isSelfExclusionPermanent: true } },
    }),
    msw: { handlers: [] },
  },
};
/** The player has reached the time of a session. */
export const Closed: Story = { args: { closed: true } };
export const AmountOutside: Story = {
  args: { initialAmount: '9' },
  play: async ({ canvasElement }) => {
    await press({ canvasElement } as Parameters<typeof press>[0]);
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
  },
};
export const Submitting: Story = {
  parameters: paying(async () => {
    await delay('infinite');
    return HttpResponse.json({});
  }),
  play: async (context) => {
    await press(context);
    const pay = await payButton(context.canvasElement);
    await waitFor(() => expect(pay).toHaveAttribute('aria-busy', 'true'), patient);
  },
};
export const Declined: Story = {
  parameters: shop({ created: makeDeposit({ status: 'declined', errorCode: 'CARD_DECLINED' }) }),
  play: pressAndReceive,
};
/** The fields are empty again: the token of the card is used up. */
export const CardAskedForAgain: Story = {
  ...Declined,
  play: async (context) => {
    await pressAndReceive(context);
    await expect(context.args.onOutcome).toHaveBeenCalledWith('decline', expect.anything());
    await payButton(context.canvasElement);
  },
};
export const RejectedWithNextStep: Story = {
  parameters: paying(() => rejection('PHONE_ERROR')),
  play: pressAndReceive,
};
export const ServerError: Story = {
  parameters: paying(() => rejection('Scheduled maintenance until 10:00.', undefined, 503)),
  play: pressAndReceive,
};
export const NoResponse: Story = { parameters: paying(() => HttpResponse.error()), play: pressAndReceive };
/** Sent before the page was reloaded: its result is found in the history and shown. */
export const LostResponseFound: Story = {
  beforeEach: () => {
    openDeposits.clear();
    openDeposits.follow(
      [],
      [
        {
          key: 'k1',
          request: {
            cardToken: null,
            after: '2026-11-20T21:00:00.000Z',
            paymentMethodId: 'card',
            amount: '50',
            currencyCode: 'EUR',
            returnPath: '/casino',
            byCard: true,
            details: {},
          },
        },
      ],
    );
  },
  parameters: shop({
    later: makeDeposit({ status: 'declined', errorCode: 'CARD_DECLINED', paymentMethodId: 'card' }),
    history: [
      {
        transactionId: 'D-7K2F-0419',
        at: '2026-11-20T21:04:00Z',
        type: 'deposit',
        method: 'card',
        methodTitle: 'Visa •• 4242',
        amount: '50',
        currencyCode: 'EUR',
        status: 'rejected',
        isBonus: false,
        gameName: null,
        gameSlug: null,
        provider: null,
        balanceBefore: null,
        balanceAfter: null,
        bonusBalance: null,
      },
    ],
  }),
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByRole('alert', {}, patient)).toBeVisible();
    await expect(args.onOutcome).toHaveBeenCalledWith('decline', expect.anything());
  },
};
export const AtTheBank: Story = {
  parameters: shop({
    created: makeDeposit({ status: 'challenge', threeDs: { url: 'https://bank.example/3ds' } }),
  }),
  play: async (context) => {
    await pressAndReceive(context);
    await expect(context.args.onChallenge).toHaveBeenCalledWith('https://bank.example/3ds');
  },
};
export const CardFieldsMissing: Story = {
  parameters: shop({ methods: () => [makePaymentMethod({ hostedFieldsUrl: null })] }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert', {}, patient)).toBeVisible();
  },
};
