import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  exclusionKinds,
  type ExclusionKind,
  type ExclusionPeriod,
  type LimitKind,
  type LimitPeriod,
} from '@casino-kit/api-contract';
import { isAmount } from '@casino-kit/money';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import {
  attempt,
  LiveActions,
  LiveError,
  LiveFields,
  LivePage,
  LivePanel,
  LiveResult,
} from '../../../../.storybook/live-page/live-page.js';
import { Alert, Button, Checkbox, SelectField, TextField } from '../../../../.storybook/live-page/parts.js';
import {
  calendarPeriod,
  changeLimit,
  confirmLimit,
  getDepositBreach,
  getExclusionRejection,
  getStakeBreach,
  limitAt,
  limitSlots,
  type LimitState,
  getExclusionPeriods,
  startExclusion,
  type UsedLimit,
} from '../index.js';

const hourMs = 3_600_000;
const start = new Date('2026-11-26T12:00:00.000Z');
const notAnAmount = 'Not an amount. Digits with a point are expected, for example 12.50.';
const amountError = (text: string) => (isAmount(text) ? undefined : notAnAmount);

/** A deposit limit that is lowered at once, raised after a delay, and followed by a clock. */
function Changing() {
  const [limit, setLimit] = useState<LimitState>({
    kind: 'deposit',
    period: 'daily',
    amount: '100',
    pending: null,
    raisableFrom: null,
  });
  const [now, setNow] = useState(start);
  const [wanted, setWanted] = useState('250');
  const [needsConfirmation, setNeedsConfirmation] = useState(false);
  const [message, setMessage] = useState('');
  const current = limitAt(limit, now);
  const change = (amount: string | null) => {
    const changed = changeLimit(limit, amount, now, { delayHours: 24, needsConfirmation });
    if ('rejection' in changed) return setMessage(changed.rejection);
    setLimit(changed.limit);
    setMessage('');
  };
  return (
    <LivePanel title="Change a daily deposit limit">
      <TextField
        label="Wanted amount"
        latin
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
        error={amountError(wanted)}
      />
      <Checkbox
        label="A higher amount must be confirmed after the delay"
        checked={needsConfirmation}
        onChange={(event) => setNeedsConfirmation(event.currentTarget.checked)}
      />
      <LiveActions>
        <Button size="sm" disabled={!isAmount(wanted)} onClick={() => change(wanted)}>
          Set the limit
        </Button>
        <Button size="sm" variant="line" onClick={() => change(null)}>
          Remove it
        </Button>
        <Button
          size="sm"
          variant="line"
          onClick={() => {
            setNow(new Date(now.getTime() + 12 * hourMs));
            setMessage('');
          }}
        >
          12 hours later
        </Button>
        <Button
          size="sm"
          variant="line"
          onClick={() => {
            const confirmed = confirmLimit(limit, now);
            setMessage(confirmed === null ? 'There is nothing to confirm yet.' : '');
            if (confirmed !== null) setLimit(confirmed);
          }}
        >
          Confirm
        </Button>
      </LiveActions>
      {message !== '' && <LiveError title={message} />}
      <LiveFields>
        <LiveResult label="Limit now" value={<bdi>{current.amount ?? 'none'}</bdi>} />
        <LiveResult
          label="Pending"
          value={<bdi>{current.pending === null ? 'nothing' : (current.pending.amount ?? 'none')}</bdi>}
        />
      </LiveFields>
      <LiveFields>
        <LiveResult label="Clock" value={<bdi>{now.toISOString()}</bdi>} />
        <LiveResult label="Takes effect" value={<bdi>{current.pending?.takesEffectAt ?? '–'}</bdi>} />
      </LiveFields>
    </LivePanel>
  );
}

/** What is left of limits, and which of them forbids a stake or a deposit. */
function Breaches() {
  const [slot, setSlot] = useState('loss daily');
  const [amount, setAmount] = useState('100');
  const [used, setUsed] = useState('80');
  const [stake, setStake] = useState('25');
  const [cash, setCash] = useState('25');
  const [kind, period] = slot.split(' ') as [LimitKind, LimitPeriod | undefined];
  const limit: UsedLimit = { kind, period: period ?? null, amount, used, periodEndsAt: null };
  const checked = attempt(() => ({
    stake: getStakeBreach([limit], { stake, cash, underBonus: true }, null),
    deposit: getDepositBreach([limit], stake),
  }));
  const breach = checked.value?.stake ?? checked.value?.deposit ?? null;
  return (
    <LivePanel title="Would it be allowed?">
      <LiveFields>
        <SelectField
          label="Limit"
          value={slot}
          onChange={(event) => setSlot(event.currentTarget.value)}
          options={limitSlots.map((one) => {
            const value = [one.kind, one.period ?? []].flat().join(' ');
            return { value, label: value };
          })}
        />
        <TextField
          label="Its amount"
          latin
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
          error={amountError(amount)}
        />
        <TextField
          label="Used of it"
          latin
          value={used}
          onChange={(event) => setUsed(event.currentTarget.value)}
          error={amountError(used)}
        />
        <TextField
          label="Stake or deposit"
          latin
          value={stake}
          onChange={(event) => setStake(event.currentTarget.value)}
          error={amountError(stake)}
        />
        <TextField
          label="Cash in the stake"
          latin
          value={cash}
          onChange={(event) => setCash(event.currentTarget.value)}
          error={amountError(cash)}
        />
      </LiveFields>
      {checked.error !== null ? (
        <LiveError title="Not computed">{checked.error}</LiveError>
      ) : (
        <Alert
          tone={breach === null ? 'success' : 'warning'}
          title={breach === null ? 'Allowed' : `Forbidden: ${breach.code}`}
          live
        />
      )}
      <LiveResult label="What would still be allowed" value={<bdi>{breach?.left ?? 'all of it'}</bdi>} />
    </LivePanel>
  );
}

/** The period of a limit in the calendar of a zone. */
function Periods() {
  const [period, setPeriod] = useState<LimitPeriod>('weekly');
  const [at, setAt] = useState('2026-10-25T12:00:00Z');
  const [zone, setZone] = useState('Europe/Berlin');
  const span = attempt(() => calendarPeriod(period, new Date(at), zone));
  return (
    <LivePanel title="The period of a limit">
      <LiveFields>
        <SelectField
          label="Period"
          value={period}
          onChange={(event) => setPeriod(event.currentTarget.value as LimitPeriod)}
          options={['daily', 'weekly', 'monthly'].map((value) => ({ value, label: value }))}
        />
        <TextField label="Instant" latin value={at} onChange={(event) => setAt(event.currentTarget.value)} />
        <TextField
          label="Time zone"
          latin
          value={zone}
          onChange={(event) => setZone(event.currentTarget.value)}
        />
      </LiveFields>
      {span.error !== null ? (
        <LiveError title="There is no such period">{span.error}</LiveError>
      ) : (
        <>
          <LiveResult label="Begins" value={<bdi>{span.value.startsAt.toISOString()}</bdi>} />
          <LiveResult label="Ends" value={<bdi>{span.value.endsAt.toISOString()}</bdi>} />
          <LiveResult
            label="Hours"
            value={<bdi>{(span.value.endsAt.getTime() - span.value.startsAt.getTime()) / hourMs}</bdi>}
          />
        </>
      )}
    </LivePanel>
  );
}

/** Exclusions of every kind: nothing ever shortens one that runs. */
function Exclusions() {
  const [kind, setKind] = useState<ExclusionKind>('self-exclusion');
  const [period, setPeriod] = useState<ExclusionPeriod>(
    () => getExclusionPeriods('self-exclusion')[0] ?? 'permanent',
  );
  const [confirmed, setConfirmed] = useState(false);
  const [running, setRunning] = useState<{ endsAt: string | null }[]>([]);
  const rejection = getExclusionRejection(running, { kind, period, confirmed }, start, 'UTC');
  const times = startExclusion(period, start, 'UTC');
  return (
    <LivePanel title="Exclude a player">
      <LiveFields>
        <SelectField
          label="Kind"
          value={kind}
          onChange={(event) => {
            const next = event.currentTarget.value as ExclusionKind;
            setKind(next);
            setPeriod(getExclusionPeriods(next)[0] ?? 'permanent');
          }}
          options={exclusionKinds.map((value) => ({ value, label: value }))}
        />
        <SelectField
          label="Length"
          value={period}
          onChange={(event) => setPeriod(event.currentTarget.value as ExclusionPeriod)}
          options={getExclusionPeriods(kind).map((value) => ({ value, label: value }))}
        />
      </LiveFields>
      <Checkbox
        label="The player has confirmed that a permanent one can never be undone"
        checked={confirmed}
        onChange={(event) => setConfirmed(event.currentTarget.checked)}
      />
      <LiveResult label="Would end" value={<bdi>{times.endsAt ?? 'never'}</bdi>} />
      {rejection !== null && <LiveError title={rejection} />}
      <LiveActions>
        <Button
          size="sm"
          disabled={rejection !== null}
          onClick={() => setRunning([...running, { endsAt: times.endsAt }])}
        >
          Exclude
        </Button>
        <Button size="sm" variant="line" onClick={() => setRunning([])}>
          Begin again
        </Button>
      </LiveActions>
      <LiveResult label="Exclusions that run" value={<bdi>{running.length}</bdi>} />
    </LivePanel>
  );
}

const meta = { title: 'play-limits/Limits', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rules that client and server share: a limit that tightens at once and loosens later, breaches, periods, exclusions. */
export const Live: Story = {
  render: () => (
    <LivePage
      title="Limits and exclusions"
      lead="What protects a player applies at once; what loosens it waits. The client explains a rule with the same code by which the server enforces it."
    >
      <Changing />
      <Breaches />
      <Periods />
      <Exclusions />
    </LivePage>
  ),
};
/** What one can do there, done. Not in the sidebar: it types by itself. */
export const Played: Story = {
  ...Live,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const shows = (label: string, text: string) =>
      expect(canvas.getByLabelText(label)).toHaveTextContent(text);
    const write = async (label: string, text: string) => {
      const field = canvas.getByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, text);
      return field;
    };
    await press('Set the limit');
    await shows('Limit now', '100');
    await shows('Pending', '250');
    await press('12 hours later');
    await shows('Limit now', '100');
    await press('12 hours later');
    await shows('Limit now', '250');
    await shows('Pending', 'nothing');
    await write('Wanted amount', '40');
    await press('Set the limit');
    await shows('Limit now', '40');
    await userEvent.click(canvas.getByLabelText('A higher amount must be confirmed after the delay'));
    await press('Remove it');
    await press('12 hours later');
    await press('Confirm');
    await expect(canvas.getByText('There is nothing to confirm yet.')).toBeVisible();
    await press('12 hours later');
    await shows('Limit now', '40');
    await press('Confirm');
    await shows('Limit now', 'none');
    await expect(canvas.queryByText('There is nothing to confirm yet.')).not.toBeInTheDocument();
    await expect(await write('Wanted amount', 'lots')).toBeInvalid();
    await expect(canvas.getByRole('button', { name: 'Set the limit' })).toBeDisabled();

    await expect(canvas.getByText('Forbidden: dailyLossLimit')).toBeVisible();
    await shows('What would still be allowed', '20');
    await write('Cash in the stake', '20');
    await expect(canvas.getByText('Allowed')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Limit'), 'deposit daily');
    await expect(canvas.getByText('Forbidden: PAYMENT_LIMIT_THRESHOLD')).toBeVisible();
    await write('Used of it', 'some');
    await expect(canvas.getByText(/not a decimal amount/)).toBeVisible();
    await write('Used of it', '10');

    // The week in which Berlin's clocks go back.
    await shows('Hours', '169');
    await write('Time zone', 'Nowhere');
    await expect(canvas.getByText('There is no such period')).toBeVisible();
    await write('Time zone', 'Europe/Berlin');

    const lengths = Array.from(
      canvas.getByLabelText<HTMLSelectElement>('Length').options,
      ({ value }) => value,
    );
    await press('Exclude');
    await shows('Exclusions that run', '1');
    await expect(canvas.getByText('EXCLUSION_ALREADY_ACTIVE')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Length'), lengths.at(-1) ?? '');
    await expect(canvas.getByText('EXCLUSION_INVALID_PERIOD')).toBeVisible();
    await userEvent.click(canvas.getByLabelText(/can never be undone/));
    await shows('Would end', 'never');
    await press('Exclude');
    await shows('Exclusions that run', '2');
  },
};
