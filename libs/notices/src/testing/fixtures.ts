import { type Notice } from '@casino-kit/api-contract';

/** A notice with everything filled in: a deposit that arrived. */
export function makeNotice(overrides: Partial<Notice> = {}): Notice {
  return {
    id: '1',
    kind: 'depositArrived',
    values: { amount: '50.00', currencyCode: 'EUR', brand: 'Visa', last4: '4021' },
    createdAt: '2026-11-26T20:04:00Z',
    readAt: null,
    ...overrides,
  };
}

/** Notices of the evening of 2026-11-26 and of the days before, the latest first: three are unread. */
export function makeNotices(): Notice[] {
  const readAt = '2026-11-25T20:00:00Z';
  return [
    makeNotice({ id: '26' }),
    makeNotice({
      id: '25',
      kind: 'newDevice',
      values: { device: 'Firefox on Windows, Willemstad' },
      createdAt: '2026-11-26T19:31:00Z',
    }),
    makeNotice({
      id: '24',
      kind: 'rakebackExpires',
      values: { amount: '3.57', currencyCode: 'EUR', until: '2026-11-27T00:00:00Z' },
      createdAt: '2026-11-26T17:00:00Z',
    }),
    makeNotice({
      id: '20',
      kind: 'documentApproved',
      values: { document: 'identity' },
      createdAt: '2026-11-24T13:12:00Z',
      readAt,
    }),
    makeNotice({
      id: '19',
      kind: 'limitTookEffect',
      values: {
        limit: 'deposit weekly',
        amount: '500.00',
        currencyCode: 'EUR',
        beforeAmount: '400.00',
        beforeCurrencyCode: 'EUR',
        at: '2026-11-24T08:00:00Z',
      },
      createdAt: '2026-11-24T08:00:00Z',
      readAt,
    }),
    makeNotice({
      id: '12',
      kind: 'prizeWon',
      values: {
        name: 'Harbour Race',
        tournamentId: 'harbour-race',
        rank: '6',
        amount: '50.00',
        currencyCode: 'EUR',
      },
      createdAt: '2026-11-22T23:05:00Z',
      readAt,
    }),
  ];
}

/** As many notices as asked for, the latest first, an hour apart. */
export function manyNotices(count: number): Notice[] {
  const latest = Date.parse('2026-11-26T20:00:00Z');
  return Array.from({ length: count }, (_each, index) =>
    makeNotice({
      id: String(count - index),
      createdAt: new Date(latest - index * 720_000).toISOString(),
    }),
  );
}
