import { type Deposit, type DepositStep } from '@casino-kit/api-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { encode } from 'uqr';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { DepositForm } from '../react/deposit-form/deposit-form.js';
import { openDeposits } from '../react/open-deposits.js';
import {
  cardFramePageUrl,
  makeDeposit,
  makePayer,
  makePaymentMethod,
  makePaymentMethods,
  makeStep,
  paymentHandlers,
  type PaymentsServer,
} from '../testing.js';
import { allDepositMethods } from './all-deposit-methods.js';

const other = { isCardForm: false, hostedFieldsUrl: null };
const methods = () => [
  ...makePaymentMethods(cardFramePageUrl()).slice(0, 5),
  makePaymentMethod({ ...other, id: 'pix', name: 'Pix', title: 'Pix', paymentMethod: 'cpf' }),
  makePaymentMethod({ ...other, id: 'upi', name: 'UPI', title: 'UPI', paymentMethod: 'upi', paused: true }),
];
const shop = (server: PaymentsServer = {}) => ({
  msw: { handlers: paymentHandlers({ methods, ...server }) },
});
/** Generous for a busy machine; the wait ends as soon as the element appears. */
const patient = { timeout: 10_000 };

const meta = {
  title: 'payments/DepositMethods',
  component: DepositForm,
  beforeEach: () => openDeposits.clear(),
  args: { methods: allDepositMethods, onOutcome: fn(), onLeave: fn(), onChallenge: fn() },
  parameters: { player: makePayer(), ...shop() },
} satisfies Meta<typeof DepositForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = async (canvasElement: HTMLElement) => {
  await within(canvasElement).findAllByRole('radio', {}, patient);
  return within(canvasElement);
};
const press = async (canvasElement: HTMLElement) => {
  const canvas = await form(canvasElement);
  const pay = canvas.getAllByRole('button').find((button) => button.getAttribute('type') === 'submit')!;
  await waitFor(() => expect(pay).toBeEnabled(), patient);
  await userEvent.click(pay);
};
const pressAndReceive: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await press(canvasElement);
  await expect((await within(canvasElement).findAllByRole('alert', {}, patient))[0]).toBeVisible();
};

/** A kind without a registered method. */
export const WithoutOwnForm: Story = {
  args: { initialMethodId: 'voucher' },
  parameters: shop({
    methods: () => [
      ...methods(),
      makePaymentMethod({ ...other, id: 'voucher', name: 'voucher', title: 'Voucher' }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = await form(canvasElement);
    await expect(await canvas.findByRole('radio', { name: /Voucher/ }, patient)).toBeChecked();
  },
};

const savedCards = [
  { cardId: 'c-1', brand: 'visa', last4: '4021', expiry: '08/27', lastUsedAt: '2026-11-12T10:00:00Z' },
  { cardId: 'c-2', brand: 'mastercard', last4: '5100', expiry: '02/29', lastUsedAt: null },
];
export const SavedCards: Story = { parameters: shop({ savedCards }) };
export const SavedCardForgotten: Story = {
  parameters: shop({ savedCards }),
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByDisplayValue('c-1', {}, patient);
    await userEvent.click(card);
    const forget = (await form(canvasElement))
      .getAllByRole('button')
      .find((button) => button.closest('[data-self-checked]') !== null)!;
    await userEvent.click(forget);
    await expect(await within(canvasElement).findByRole('alert', {}, patient)).toBeVisible();
  },
};
export const Crypto: Story = { args: { initialMethodId: 'crypto', initialAmount: '50' } };
export const CryptoWithoutNetwork: Story = {
  args: { initialMethodId: 'crypto', initialAmount: '50' },
  play: pressAndReceive,
};
export const CryptoNotAboveMinimum: Story = {
  args: { initialMethodId: 'crypto', initialAmount: '20' },
  play: pressAndReceive,
};
export const Skrill: Story = { args: { initialMethodId: 'skrill' } };
export const SkrillWithoutEmail: Story = {
  args: { initialMethodId: 'skrill' },
  parameters: { player: makePayer({ getUser: { email: '' } }) },
  play: pressAndReceive,
};
export const Pix: Story = { args: { initialMethodId: 'pix' } };
export const PixWithWrongCpf: Story = {
  args: { initialMethodId: 'pix' },
  play: async (context) => {
    const cpf = await within(context.canvasElement).findByPlaceholderText('000.000.000-00', {}, patient);
    await userEvent.type(cpf, '11111111111');
    await pressAndReceive(context);
  },
};
export const Redirect: Story = { args: { initialMethodId: 'pay-page' } };
export const BankTransfer: Story = { args: { initialMethodId: 'bank' } };

/** A deposit that waits for the player, resumed from the list. */
const waiting = (next: DepositStep, more: Partial<Deposit> = {}): Story => {
  const deposit = makeDeposit({
    status: 'pending',
    amount: '30',
    card: null,
    methodTitle: 'Bank transfer',
    next,
    ...more,
  });
  return {
    parameters: shop({ pending: [deposit], later: deposit }),
    play: async ({ canvasElement }) => {
      const row = await within(canvasElement).findByRole('list', {}, patient);
      await userEvent.click(within(row).getAllByRole('button').at(-1)!);
      await waitFor(() => expect(canvasElement.querySelector('section h2')).toHaveFocus(), patient);
    },
  };
};
const later = '2099-01-01T00:00:00Z';
export const CryptoAddress = waiting(makeStep('crypto', { expiresAt: later }), { methodTitle: 'Crypto' });
export const CryptoConfirming = waiting(makeStep('crypto', { confirmations: 2 }), { methodTitle: 'Crypto' });
export const UpiCode = waiting(makeStep('upi', { expiresAt: later }), { methodTitle: 'UPI' });
export const UpiExpired = waiting(makeStep('upi', { expiresAt: '2020-01-01T00:00:00Z' }), {
  methodTitle: 'UPI',
});
export const PixCode = waiting(makeStep('pix', { expiresAt: later }), { methodTitle: 'Pix' });
export const PaymentPage = waiting(makeStep('redirect', { expiresAt: later }), {
  methodTitle: 'Online banking',
});
export const BankAccount = waiting(makeStep('bank'));
export const BankAccountOnPhone: Story = {
  ...BankAccount,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
export const PendingListed: Story = {
  parameters: shop({
    pending: [
      makeDeposit({ status: 'pending', amount: '30', methodTitle: 'Bank transfer', next: makeStep('bank') }),
      makeDeposit({ depositId: 'D-2', status: 'pending', amount: '12', methodTitle: 'Voucher', next: null }),
    ],
    later: makeDeposit({
      status: 'pending',
      amount: '30',
      methodTitle: 'Bank transfer',
      next: makeStep('bank'),
    }),
  }),
};

/** An image of a QR code, drawn as a phone would show it. */
async function createQrImage(text: string): Promise<File> {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const scale = 6;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * scale;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = 'black';
  data.forEach((row, y) => row.forEach((on, x) => on && pen.fillRect(x * scale, y * scale, scale, scale)));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob!], 'code.png', { type: 'image/png' });
}
const upi = waiting(makeStep('upi', { expiresAt: later }), { methodTitle: 'UPI' });
const picked = (file: () => File | Promise<File>, class_: 'success' | 'danger'): Story => ({
  ...upi,
  play: async (context) => {
    await upi.play!(context);
    const input = context.canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, await file());
    const note = await within(context.canvasElement).findByRole('alert', {}, patient);
    await expect(note.className).toContain(class_);
  },
});
/** The reader comes from this site: a request to anywhere else would fail the story. */
export const UpiPictureRead = picked(() => createQrImage(makeStep('upi').uri), 'success');
export const UpiPictureOfAnother = picked(() => createQrImage('upi://pay?pa=old@bank&tr=1'), 'danger');
export const UpiPictureUnreadable = picked(
  () => new File(['no picture'], 'x.png', { type: 'image/png' }),
  'danger',
);
/** Dropped: the file picker would not offer a file that is not an image. */
export const UpiPictureIsNone: Story = {
  ...upi,
  play: async (context) => {
    await upi.play!(context);
    const canvas = within(context.canvasElement);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['%PDF'], 'statement-of-november.pdf', { type: 'application/pdf' }));
    const place = context.canvasElement.querySelector('[role="group"]')!;
    await fireEvent(place, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(await canvas.findByRole('alert', {}, patient)).toBeVisible();
    await expect(canvas.getByText('statement-of-november.pdf')).toBeVisible();
  },
};

export const PayerDetails: Story = {
  args: { initialMethodId: 'bank' },
  parameters: { player: makePayer({ getUser: { phone: '', address: '', zipCode: '' } }) },
  play: pressAndReceive,
};
export const AllPayerDetails: Story = {
  args: { initialMethodId: 'bank' },
  parameters: {
    player: makePayer({ getUser: { phone: '', firstName: '', lastName: '', dateOfBirth: null } }),
    settings: { onDepositShowAllField: true },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('input[type="tel"]')).toBeVisible(), patient);
  },
};

const bonuses = [
  { id: '9', name: 'Harbour 50%', depositBonusPercent: '50', wageringMultiplier: '35', minimumDeposit: '20' },
  { id: '10', name: 'High tide', cashAmount: '100', minimumDeposit: '200' },
];
const activeBonus = {
  id: '1',
  name: 'Weekend Reload',
  amount: '40',
  wagered: '612',
  wagerTotal: '1400',
  expiresAt: null,
};
export const Bonuses: Story = { args: { initialMethodId: 'bank' }, parameters: shop({ bonuses }) };
export const BonusTooSmall: Story = {
  args: { initialMethodId: 'bank' },
  parameters: shop({ bonuses }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByDisplayValue('10', {}, patient));
    await expect(await within(canvasElement).findByRole('alert', {}, patient)).toBeVisible();
  },
};
/** The confirmation is open, and its two buttons are apart within its box. */
const bothResultsInside = async () => {
  const dialog = await within(document.body).findByRole('alertdialog', {}, patient);
  await expect(dialog).toBeVisible();
  const buttons = [...dialog.querySelectorAll('footer button')].map((button) =>
    button.getBoundingClientRect(),
  );
  await expect(buttons).toHaveLength(2);
  const box = dialog.getBoundingClientRect();
  for (const { left, right, top, bottom, width } of buttons) {
    await expect(width).toBeGreaterThan(0);
    await expect(left).toBeGreaterThanOrEqual(box.left);
    await expect(right).toBeLessThanOrEqual(box.right);
    await expect(top).toBeGreaterThanOrEqual(box.top);
    await expect(bottom).toBeLessThanOrEqual(box.bottom);
  }
  const [one, two] = buttons as [DOMRect, DOMRect];
  await expect(one.bottom <= two.top || one.right <= two.left || two.right <= one.left).toBe(true);
};
export const BonusEndsAnother: Story = {
  args: { initialMethodId: 'bank' },
  parameters: { player: makePayer({ activeBonus }), ...shop({ bonuses }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByDisplayValue('9', {}, patient));
    await bothResultsInside();
  },
};
export const BonusEndsAnotherPhone: Story = {
  ...BonusEndsAnother,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
/** Comes from the page of an offer while another bonus is active: confirmed without a press. */
export const BonusOfAnOffer: Story = {
  ...BonusEndsAnother,
  args: { initialMethodId: 'bank', initialBonusId: '9' },
  play: bothResultsInside,
};
export const WithoutBonuses: Story = {
  args: { initialMethodId: 'bank' },
  parameters: { settings: { removeBonusesFromDepositPage: true }, ...shop({ bonuses }) },
};
const coupon = async (canvasElement: HTMLElement) => {
  await form(canvasElement);
  const opener = await waitFor(() => {
    const found = canvasElement.querySelector('.lucide-ticket')?.closest('button');
    if (!found) throw new Error('not yet');
    return found;
  }, patient);
  await userEvent.click(opener);
  const fields = within(canvasElement).getAllByRole('textbox');
  await userEvent.type(fields.at(-1)!, 'HARBOUR{Enter}');
};
const couponAndReceive = async (canvasElement: HTMLElement) => {
  await coupon(canvasElement);
  await expect(await within(canvasElement).findByRole('alert', {}, patient)).toBeVisible();
};
export const CouponApplied: Story = {
  args: { initialMethodId: 'bank' },
  parameters: shop({ coupon: { title: 'Harbour 10%', percent: 10, minDeposit: '20' } }),
  play: ({ canvasElement }) => couponAndReceive(canvasElement),
};
const termed = {
  title: 'Harbour 30%',
  bonusId: '30',
  bonus: { id: '30', depositBonusPercent: '30', wageringMultiplier: '30', validDays: 7, maxBet: '5' },
};
export const CouponWithTerms: Story = {
  ...CouponApplied,
  parameters: shop({ coupon: termed }),
};
export const CouponEndsActiveBonus: Story = {
  ...CouponApplied,
  parameters: {
    ...shop({ coupon: termed }),
    player: makePayer({
      activeBonus: {
        id: '1',
        name: 'Weekend Reload',
        amount: '40',
        wagered: '612',
        wagerTotal: '1400',
        expiresAt: null,
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await coupon(canvasElement);
    await waitFor(() => expect(within(document.body).getByRole('alertdialog')).toBeVisible(), patient);
  },
};
const rejectedCoupon = (code: string): Story => ({
  args: { initialMethodId: 'bank' },
  parameters: {
    msw: {
      handlers: [
        http.post('/api/user/coupon', () =>
          HttpResponse.json({ success: false, code, message: code }, { status: 422 }),
        ),
        ...paymentHandlers({ methods }),
      ],
    },
  },
  play: ({ canvasElement }) => couponAndReceive(canvasElement),
});
export const CouponNotApplied = rejectedCoupon('COUPON_NOT_APPLIED');
export const CouponRedeemed = rejectedCoupon('COUPON_ALREADY_REDEEMED');

export const StepByStep: Story = {
  args: { initialMethodId: 'crypto', initialAmount: '50' },
  parameters: { settings: { depositFormVersion: 2 } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('textbox', {}, patient);
    await pressContinue(canvasElement);
    await pressContinue(canvasElement);
    await expect(await within(canvasElement).findByDisplayValue('btc', {}, patient)).toBeVisible();
  },
};
/** Continues to the next step. */
async function pressContinue(canvasElement: HTMLElement) {
  const next = within(canvasElement)
    .getAllByRole('button')
    .find((button) => button.getAttribute('type') === 'submit')!;
  await userEvent.click(next);
}
