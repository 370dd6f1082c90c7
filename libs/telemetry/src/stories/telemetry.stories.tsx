import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeSettings } from '@casino-kit/settings/testing';
import { useEffect, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import {
  LiveCode,
  LiveError,
  LiveFields,
  LivePage,
  LivePanel,
  LiveResult,
} from '../../../../.storybook/live-page/live-page.js';
import { type Column, SelectField, Table, Tag, TextField } from '../../../../.storybook/live-page/parts.js';
import { eventBody } from '../core/event-body.js';
import { nextVisit, visitPauseMs } from '../core/marketing-visit.js';
import { pixelAddress, retargetingScripts } from '../core/retargeting.js';
import {
  type Campaign,
  campaignStore,
  depositAction,
  deviceType,
  mayRunScripts,
  readCampaign,
} from '../index.js';

const dayMs = 86_400_000;
const settings = makeSettings();

interface Sent {
  event: string;
  data: Record<string, unknown>;
}

/** What is logged when a visitor opens a page, and when a deposit has arrived. */
function getEvents(path: string, deposits: number, minutesSinceVisit: number): Sent[] {
  const now = Date.now();
  const { isDue } = nextVisit({ visitor: now - minutesSinceVisit * 60_000 }, 'visitor', now);
  const action = depositAction(deposits);
  return [
    { event: 'PAGE_VIEW', data: { path } },
    ...(isDue ? [{ event: 'MARKETING_VISIT', data: { path } }] : []),
    ...(action === null ? [] : [{ event: action, data: { depositCount: deposits } }]),
  ];
}

/** Reads the campaign of an address, stores it and returns what counts after some days. */
function campaignAfter(query: string, days: number): Campaign {
  const cookies = new Map<string, string>();
  let now = 0;
  const store = campaignStore(
    {
      get: (name) => cookies.get(name),
      set: (name, value) => void cookies.set(name, value),
      remove: (name) => void cookies.delete(name),
    },
    () => now,
  );
  store.remember(readCampaign(new URLSearchParams(query), settings.affiliateKeyQueryParameter));
  now = days * dayMs;
  return store.last();
}

/** Returns a field's text as a whole number, `null` if it is none. */
const wholeNumber = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : null);

/** Follows the kind of device while the window changes its width. */
function useDeviceType() {
  const [kind, setKind] = useState(() => deviceType(window));
  useEffect(() => {
    const follow = () => setKind(deviceType(window));
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, []);
  return kind;
}

/** The bodies of the requests that a visit would send; nothing is sent from here. */
function WouldBeSent() {
  const [query, setQuery] = useState('?utm_source=partner&utm_campaign=summer&pid=42&cpnc=WELCOME');
  const [path, setPath] = useState('/casino');
  const [days, setDays] = useState('0');
  const [deposits, setDeposits] = useState('1');
  const [minutes, setMinutes] = useState('45');
  const userDeviceType = useDeviceType();
  const [age, count, since] = [days, deposits, minutes].map(wholeNumber);
  const last = campaignAfter(query, age ?? 0);
  const bodies = getEvents(path, count ?? 0, since ?? 0).map(({ event, data }) =>
    eventBody(event, data, { last, userDeviceType }),
  );
  const error = (value: number | null | undefined) =>
    value === null ? 'A whole number is expected.' : undefined;
  return (
    <>
      <LivePanel title="A visit">
        <TextField
          label="Query of the first address"
          latin
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <LiveFields>
          <TextField
            label="Path"
            latin
            value={path}
            onChange={(event) => setPath(event.currentTarget.value)}
          />
          <TextField
            label="Days since that address"
            latin
            value={days}
            onChange={(event) => setDays(event.currentTarget.value)}
            error={error(age)}
          />
          <TextField
            label="Minutes since the last visit"
            latin
            value={minutes}
            onChange={(event) => setMinutes(event.currentTarget.value)}
            error={error(since)}
            hint={`A visit counts again after ${visitPauseMs / 60_000} minutes.`}
          />
          <TextField
            label="Deposits so far"
            latin
            value={deposits}
            onChange={(event) => setDeposits(event.currentTarget.value)}
            error={error(count)}
          />
        </LiveFields>
        <LiveFields>
          <LiveResult label="Device" value={userDeviceType} />
          <LiveResult label="Coupon" value={<bdi>{last.coupon ?? 'none'}</bdi>} />
          <LiveResult label="Partner" value={<bdi>{last.pid ?? 'none'}</bdi>} />
        </LiveFields>
      </LivePanel>
      <LivePanel title="What would be sent">
        <LiveResult label="Events" value={<bdi>{bodies.map(({ event }) => event).join(', ')}</bdi>} />
        <LiveCode label="Bodies of POST log-event">{JSON.stringify(bodies, null, 2)}</LiveCode>
        <p>Nothing here names the player: no name, no email address, no amount.</p>
      </LivePanel>
    </>
  );
}

interface Place {
  path: string;
  modal: string | null;
}
const places: readonly Place[] = [
  { path: '/casino', modal: null },
  { path: '/casino', modal: 'calendar' },
  { path: '/casino', modal: 'login' },
  { path: '/deposit', modal: null },
  { path: '/profile/verify', modal: null },
];
const columns: Column<Place>[] = [
  {
    id: 'place',
    title: 'Place',
    cell: ({ path, modal }) => <code dir="ltr">{modal === null ? path : `${path}?modal=${modal}`}</code>,
  },
  {
    id: 'may',
    title: 'Scripts of the operator',
    cell: (place) => {
      const may = mayRunScripts(place, settings);
      return <Tag tone={may ? 'success' : 'warning'}>{may ? 'May run' : 'Never'}</Tag>;
    },
  },
];

/** Where scripts may run, and what an ad-retargeting service would load with and without consent. */
function Scripts() {
  const [consent, setConsent] = useState('no');
  const [id, setId] = useState('7');
  const [pixel, setPixel] = useState('https://ads.example/p?id={id}');
  const isAddress = URL.canParse(pixel.replaceAll('{id}', '1')) && pixel.startsWith('https://');
  const service =
    consent === 'yes' && isAddress
      ? { pixel, script: 'https://ads.example/s.js?id={id}' }
      : { pixel: null, script: null };
  return (
    <>
      <LivePanel title="Where scripts may run">
        <Table
          caption="Scripts by place"
          columns={columns}
          rows={places}
          rowKey={({ path, modal }) => `${path} ${modal}`}
        />
      </LivePanel>
      <LivePanel title="Retargeting">
        <LiveFields>
          <SelectField
            label="Consent to marketing"
            value={consent}
            onChange={(event) => setConsent(event.currentTarget.value)}
            options={['no', 'yes'].map((value) => ({ value, label: value }))}
          />
          <TextField
            label="Id of the brand"
            latin
            value={id}
            onChange={(event) => setId(event.currentTarget.value)}
          />
        </LiveFields>
        <TextField
          label="Address of the pixel"
          latin
          value={pixel}
          onChange={(event) => setPixel(event.currentTarget.value)}
        />
        {!isAddress && <LiveError title="Not an address that starts with https://" />}
        <LiveResult label="Pixel" value={<bdi>{pixelAddress(service, id) ?? 'none'}</bdi>} />
        <LiveResult
          label="Script"
          value={<bdi>{retargetingScripts(service, id)[0]?.bodyEnd ?? 'none'}</bdi>}
        />
      </LivePanel>
    </>
  );
}

const meta = { title: 'telemetry/Events', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a visit would send, where scripts may run, and what needs consent. */
export const Live: Story = {
  render: () => (
    <LivePage
      title="What telemetry sends"
      lead="The library reports page views, marketing visits and deposits. Here you see the bodies of its requests before anything leaves the browser."
    >
      <WouldBeSent />
      <Scripts />
    </LivePage>
  ),
};
/** What one can do there, done. Not in the sidebar: it types by itself. */
export const Played: Story = {
  ...Live,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const write = async (label: string, text: string) => {
      const field = canvas.getByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, text);
      return field;
    };
    const events = () => canvas.getByLabelText('Events');
    await expect(events()).toHaveTextContent('PAGE_VIEW, MARKETING_VISIT, FIRST_DEPOSIT');
    await expect(canvas.getByLabelText('Coupon')).toHaveTextContent('WELCOME');
    await write('Minutes since the last visit', '29');
    await write('Deposits so far', '7');
    await expect(events()).toHaveTextContent('PAGE_VIEW, FIFTH_PLUS_DEPOSIT');
    // A campaign counts for seven days less an hour.
    await write('Days since that address', '7');
    await expect(canvas.getByLabelText('Coupon')).toHaveTextContent('none');
    await expect(await write('Days since that address', '1.5')).toBeInvalid();
    await write('Days since that address', '0');

    await expect(canvas.getAllByText('May run')).toHaveLength(2);
    await expect(canvas.getByLabelText('Pixel')).toHaveTextContent('none');
    await userEvent.selectOptions(canvas.getByLabelText('Consent to marketing'), 'yes');
    await expect(canvas.getByLabelText('Pixel')).toHaveTextContent('https://ads.example/p?id=7');
    await write('Address of the pixel', 'http://ads.example');
    await expect(canvas.getByText('Not an address that starts with https://')).toBeVisible();
    await expect(canvas.getByLabelText('Pixel')).toHaveTextContent('none');
    await write('Address of the pixel', 'https://ads.example/p?id={{id}');
  },
};
