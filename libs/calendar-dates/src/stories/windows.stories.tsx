import type { Meta, StoryObj } from '@storybook/react-vite';
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
import { Button, type Column, Table, Tag, TextField } from '../../../../.storybook/live-page/parts.js';
import {
  addDays,
  claimDays,
  dateIn,
  parseInstant,
  isClaimable,
  isoIn,
  getIsoWeek,
  isTimeZone,
  nextDateChange,
  parseServerDate,
  startOfDate,
} from '../index.js';

const zones = [
  'America/Curacao',
  'America/New_York',
  'America/Havana',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Pacific/Auckland',
];

/** Instants at which zones are easily read wrongly. */
const notable = [
  { label: 'Berlin, clocks go forward', at: '2026-03-29T00:30:00Z', zone: 'Europe/Berlin' },
  { label: 'Havana, midnight twice', at: '2026-11-01T04:30:00Z', zone: 'America/Havana' },
  { label: 'Auckland, a day ahead', at: '2026-12-31T12:00:00Z', zone: 'Pacific/Auckland' },
];

/** Computes what the calendars of a zone say about an instant. */
function read(at: Date, zone: string) {
  const date = dateIn(at, zone);
  const startsAt = startOfDate(date, zone);
  const endsAt = nextDateChange(at, zone);
  return {
    date,
    startsAt: isoIn(startsAt, zone),
    endsAt: isoIn(endsAt, zone),
    hours: (endsAt.getTime() - startsAt.getTime()) / 3_600_000,
    week: getIsoWeek(at),
  };
}

/** The day of an instant in a zone, and the days on which its rakeback can be claimed. */
function Windows() {
  const [time, setTime] = useState('2026-11-26T21:04:00Z');
  const [zone, setZone] = useState('America/Curacao');
  const at = parseInstant(time);
  const isZone = isTimeZone(zone);
  const shown = at !== null && isZone ? attempt(() => read(at, zone)) : { value: null, error: null };
  const inZones: Column<string>[] = [
    { id: 'zone', title: 'Zone', cell: (name) => <code dir="ltr">{name}</code> },
    { id: 'time', title: 'Time there', cell: (name) => <bdi>{at === null ? '–' : isoIn(at, name)}</bdi> },
    { id: 'date', title: 'Date there', cell: (name) => <bdi>{at === null ? '–' : dateIn(at, name)}</bdi> },
  ];
  return (
    <>
      <LivePanel title="An instant in a zone">
        <LiveFields>
          <TextField
            label="Instant (ISO 8601)"
            latin
            value={time}
            onChange={(event) => setTime(event.currentTarget.value)}
            error={at === null ? 'Not a time of the years 1001 to 9998.' : undefined}
          />
          <TextField
            label="Time zone (IANA)"
            latin
            value={zone}
            onChange={(event) => setZone(event.currentTarget.value)}
            error={isZone ? undefined : 'Not a time zone. A name such as Europe/Berlin is expected.'}
          />
        </LiveFields>
        <LiveActions>
          {notable.map((one) => (
            <Button
              key={one.label}
              size="sm"
              variant="line"
              onClick={() => {
                setTime(one.at);
                setZone(one.zone);
              }}
            >
              {one.label}
            </Button>
          ))}
        </LiveActions>
        {shown.error !== null && <LiveError title="Not computed">{shown.error}</LiveError>}
        {shown.value !== null && (
          <>
            <LiveResult label="Date there" value={<bdi>{shown.value.date}</bdi>} />
            <LiveResult label="The day begins" value={<bdi>{shown.value.startsAt}</bdi>} />
            <LiveResult label="The day ends" value={<bdi>{shown.value.endsAt}</bdi>} />
            <LiveFields>
              <LiveResult label="Hours of the day" value={<bdi>{shown.value.hours}</bdi>} />
              <LiveResult label="ISO week, in UTC" value={<bdi>{shown.value.week}</bdi>} />
            </LiveFields>
          </>
        )}
      </LivePanel>
      <LivePanel title="The same instant elsewhere">
        <Table caption="The instant by zone" columns={inZones} rows={zones} rowKey={(name) => name} />
      </LivePanel>
      {shown.value !== null && <ClaimWindow from={shown.value.date} />}
    </>
  );
}

/** The dates around the one from which a day's rakeback can be claimed. */
function ClaimWindow({ from }: { from: string }) {
  const days = attempt(() => [-1, 0, 1, 2].map((count) => addDays(from, count)));
  const columns: Column<string>[] = [
    { id: 'date', title: 'Today is', cell: (date) => <bdi>{date}</bdi> },
    {
      id: 'open',
      title: 'Can be claimed',
      cell: (date) => (
        <Tag tone={isClaimable(from, date) ? 'success' : 'neutral'}>
          {isClaimable(from, date) ? 'Open' : 'Closed'}
        </Tag>
      ),
    },
  ];
  return (
    <LivePanel title="A window of days">
      <p>
        What becomes claimable on <bdi>{from}</bdi> stays so for {claimDays} days of the player's calendar.
      </p>
      {days.error !== null ? (
        <LiveError title="Not computed">{days.error}</LiveError>
      ) : (
        <Table caption="Claim window" columns={columns} rows={days.value} rowKey={(date) => date} />
      )}
    </LivePanel>
  );
}

/** What servers send as a date, read in a zone. */
function ServerDates() {
  const [text, setText] = useState('2026-11-26 23:30:00+0000');
  const date = parseServerDate(text, 'Pacific/Auckland');
  return (
    <LivePanel title="A date as a server sends it">
      <TextField
        label="Date or time"
        latin
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={date === null ? 'Neither a date nor a time.' : undefined}
        hint="With Z or an offset it is an instant, without one it is the date itself."
      />
      <LiveResult label="Date in Auckland" value={<bdi>{date ?? '–'}</bdi>} />
    </LivePanel>
  );
}

const meta = { title: 'calendar-dates/Windows', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A day in any zone, with its 23, 24 or 25 hours, and the window in which something of it can be claimed. */
export const Live: Story = {
  render: () => (
    <LivePage
      title="Dates in any zone"
      lead="A date is a text in a named zone. Clock and zone are arguments, so that a server and a browser anywhere compute the same day."
    >
      <Windows />
      <ServerDates />
    </LivePage>
  ),
};
/** What one can do there, done. Not in the sidebar: it types by itself. */
export const Played: Story = {
  ...Live,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('The day begins')).toHaveTextContent('2026-11-26T00:00:00-04:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Berlin, clocks go forward' }));
    await expect(canvas.getByLabelText('Hours of the day')).toHaveTextContent('23');
    await userEvent.click(canvas.getByRole('button', { name: 'Havana, midnight twice' }));
    await expect(canvas.getByLabelText('Hours of the day')).toHaveTextContent('25');
    await expect(canvas.getAllByText('Open')).toHaveLength(claimDays);

    const zone = canvas.getByLabelText('Time zone (IANA)');
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Europe/Atlantis');
    await expect(zone).toBeInvalid();
    const instant = canvas.getByLabelText('Instant (ISO 8601)');
    await userEvent.clear(instant);
    await userEvent.type(instant, 'tomorrow');
    await expect(instant).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Auckland, a day ahead' }));
    await expect(canvas.getByLabelText('Date there')).toHaveTextContent('2027-01-01');

    const sent = canvas.getByLabelText('Date or time');
    await expect(canvas.getByLabelText('Date in Auckland')).toHaveTextContent('2026-11-27');
    await userEvent.clear(sent);
    await userEvent.type(sent, '2026-02-29');
    await expect(sent).toBeInvalid();
    await userEvent.clear(sent);
    await userEvent.type(sent, '2026-02-28');
    await expect(canvas.getByLabelText('Date in Auckland')).toHaveTextContent('2026-02-28');
  },
};
