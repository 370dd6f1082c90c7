import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import {
  attempt,
  LiveError,
  LiveFields,
  LivePage,
  LivePanel,
  LiveResult,
} from '../../../../.storybook/live-page/live-page.js';
import { type Column, SelectField, Table, TextField } from '../../../../.storybook/live-page/parts.js';
import {
  add,
  bonusWager,
  compare,
  decimalPlaces,
  depositBonusMoney,
  formatMoney,
  multiply,
  parseAmount,
  subtract,
} from '../index.js';

const currencies = ['EUR', 'USD', 'TRY', 'JPY', 'BTC', 'USDT'];
const locales = ['en', 'de', 'fr', 'pt-BR', 'tr', 'hi', 'ja', 'ar', 'ar-u-nu-latn', 'fa'];
const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const written: Column<string>[] = [
  { id: 'locale', title: 'Locale', cell: (locale) => <code dir="ltr">{locale}</code> },
];

/** What a player typed, read by a locale and written in every other one. */
function Formats() {
  const [typed, setTyped] = useState('1,284.50');
  const [locale, setLocale] = useState('en');
  const [currency, setCurrency] = useState('EUR');
  const amount = parseAmount(typed, locale, currency);
  const columns: Column<string>[] = [
    ...written,
    ...(['EUR', 'USD', 'BTC'] as const).map((code) => ({
      id: code,
      title: code,
      numeric: true,
      cell: (tag: string) => (
        <bdi>{amount === null ? '–' : formatMoney(amount, { locale: tag, currency: code })}</bdi>
      ),
    })),
  ];
  return (
    <>
      <LivePanel title="An amount as a player types it">
        <LiveFields>
          <TextField
            label="Amount"
            latin
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={
              amount === null ? 'Not an amount, or it can be read in two ways in this locale.' : undefined
            }
          />
          <SelectField
            label="Locale"
            value={locale}
            onChange={(event) => setLocale(event.currentTarget.value)}
            options={toOptions(locales)}
          />
          <SelectField
            label="Currency"
            value={currency}
            onChange={(event) => setCurrency(event.currentTarget.value)}
            options={toOptions(currencies)}
          />
        </LiveFields>
        <LiveResult label="Decimal string" value={<bdi>{amount ?? '–'}</bdi>} />
        <LiveResult
          label="As the player reads it"
          value={<bdi>{amount === null ? '–' : formatMoney(amount, { locale, currency })}</bdi>}
        />
        <p>
          {currency} has {decimalPlaces(currency)} decimals. What is beyond them is cut, never rounded up.
        </p>
      </LivePanel>
      <LivePanel title="The same amount in every locale">
        <Table caption="Formats by locale" columns={columns} rows={locales} rowKey={(tag) => tag} />
      </LivePanel>
    </>
  );
}

/** Exact arithmetic with decimal strings beside that of floats. */
function Arithmetic() {
  const [first, setFirst] = useState('0.1');
  const [second, setSecond] = useState('0.2');
  const computed = attempt(() => ({
    sum: add(first, second),
    difference: subtract(first, second),
    product: multiply(first, second),
    order: compare(first, second),
  }));
  return (
    <LivePanel title="Arithmetic">
      <LiveFields>
        <TextField
          label="First"
          latin
          value={first}
          onChange={(event) => setFirst(event.currentTarget.value)}
        />
        <TextField
          label="Second"
          latin
          value={second}
          onChange={(event) => setSecond(event.currentTarget.value)}
        />
      </LiveFields>
      {computed.error !== null ? (
        <LiveError title="Not computed">{computed.error}</LiveError>
      ) : (
        <>
          <LiveResult label="Sum" value={<bdi>{computed.value.sum}</bdi>} />
          <LiveFields>
            <LiveResult label="Difference" value={<bdi>{computed.value.difference}</bdi>} />
            <LiveResult label="Product" value={<bdi>{computed.value.product}</bdi>} />
            <LiveResult label="Order" value={['less', 'equal', 'more'][computed.value.order + 1]} />
          </LiveFields>
          <p>
            The sum by floats would be <bdi>{String(Number(first) + Number(second))}</bdi>.
          </p>
        </>
      )}
    </LivePanel>
  );
}

/** The money of a bonus: a percentage of the deposit, capped, and what has to be wagered. */
function Bonus() {
  const [deposit, setDeposit] = useState('50');
  const [percent, setPercent] = useState('100');
  const [most, setMost] = useState('200');
  const [multiplier, setMultiplier] = useState('35');
  const granted = attempt(() =>
    depositBonusMoney(
      { depositBonusPercent: percent, maxBonusThreshold: most, minimumDeposit: '20' },
      deposit,
      'EUR',
    ),
  );
  const wager = attempt(() => bonusWager({ wageringMultiplier: multiplier }, granted.value ?? '0'));
  const error = granted.error ?? wager.error;
  const euros = (amount: string) => formatMoney(amount, { locale: 'en', currency: 'EUR' });
  return (
    <LivePanel title="Bonus of a deposit">
      <LiveFields>
        <TextField
          label="Deposit in EUR"
          latin
          value={deposit}
          onChange={(event) => setDeposit(event.currentTarget.value)}
          hint="From €20 on"
        />
        <TextField
          label="Per cent"
          latin
          value={percent}
          onChange={(event) => setPercent(event.currentTarget.value)}
        />
        <TextField
          label="At most, in EUR"
          latin
          value={most}
          onChange={(event) => setMost(event.currentTarget.value)}
        />
        <TextField
          label="Wagering multiplier"
          latin
          value={multiplier}
          onChange={(event) => setMultiplier(event.currentTarget.value)}
        />
      </LiveFields>
      {error !== null ? (
        <LiveError title="Not computed">{error}</LiveError>
      ) : (
        <>
          <LiveResult
            label="Bonus money"
            value={<bdi>{granted.value === null ? 'none' : euros(granted.value)}</bdi>}
          />
          <LiveResult
            label="Wagering requirement"
            value={<bdi>{granted.value === null ? 'none' : euros(wager.value ?? '0')}</bdi>}
          />
        </>
      )}
    </LivePanel>
  );
}

const meta = { title: 'money/Amounts', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Amounts are decimal strings: typed, computed and written without a float. */
export const Live: Story = {
  render: () => (
    <LivePage
      title="Amounts of money"
      lead="An amount is a decimal string from the player's keyboard to the ledger. It is never a float and never rounded in the house's favour."
    >
      <Formats />
      <Arithmetic />
      <Bonus />
    </LivePage>
  ),
};
/** What one can do there, done. Not in the sidebar: it types by itself. */
export const Played: Story = {
  ...Live,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const amount = canvas.getByLabelText('Amount');
    await expect(canvas.getByLabelText('Decimal string')).toHaveTextContent('1284.50');
    await userEvent.selectOptions(canvas.getByLabelText('Locale'), 'de');
    await userEvent.clear(amount);
    await userEvent.type(amount, '1.284,999');
    await expect(canvas.getByLabelText('Decimal string')).toHaveTextContent('1284.999');
    await expect(canvas.getByLabelText('As the player reads it')).toHaveTextContent('1.284,99 €');
    await userEvent.clear(amount);
    await userEvent.type(amount, 'ten');
    await expect(amount).toBeInvalid();
    await userEvent.clear(amount);
    await userEvent.type(amount, '1.284,50');

    await expect(canvas.getByLabelText('Sum')).toHaveTextContent(/^0\.3$/);
    await userEvent.type(canvas.getByLabelText('First'), 'e5');
    await expect(canvas.getByText(/not a decimal amount/)).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('First'));
    await userEvent.type(canvas.getByLabelText('First'), '0.1');

    await expect(canvas.getByLabelText('Bonus money')).toHaveTextContent('€50.00');
    await expect(canvas.getByLabelText('Wagering requirement')).toHaveTextContent('€1,750.00');
    const deposit = canvas.getByLabelText('Deposit in EUR');
    await userEvent.clear(deposit);
    await userEvent.type(deposit, '500');
    await expect(canvas.getByLabelText('Bonus money')).toHaveTextContent('€200.00');
  },
};
