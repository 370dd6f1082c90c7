import { type ReferralSummary, type ReferredFriend } from '@casino-kit/api-contract';

/** What a link has brought in the last 30 days. */
export function makeSummary(overrides: Partial<ReferralSummary> = {}): ReferralSummary {
  return {
    currencyCode: 'EUR',
    percent: 10,
    visits: 148,
    registrations: 18,
    deposits: 12,
    players: 9,
    revenue: '864.00',
    share: '86.40',
    ready: '32.15',
    collected: '412.80',
    collectedSince: '2026-03-04T10:00:00Z',
    updatedAt: '2026-11-25T21:04:00Z',
    ...overrides,
  };
}

/** A friend who plays. */
export function makeFriend(overrides: Partial<ReferredFriend> = {}): ReferredFriend {
  return {
    friendId: '1',
    name: 'an•••k',
    registeredAt: '2026-11-21T10:00:00Z',
    step: 'plays',
    isOwn: false,
    shareOfMonth: '18.20',
    share: '18.20',
    ...overrides,
  };
}

/** Friends of every step. */
export const someFriends: ReferredFriend[] = [
  makeFriend(),
  makeFriend({
    friendId: '2',
    name: 'ti•••s',
    registeredAt: '2026-11-14T10:00:00Z',
    shareOfMonth: '31.05',
    share: '31.05',
  }),
  makeFriend({
    friendId: '3',
    name: 'de•••e',
    registeredAt: '2026-11-09T10:00:00Z',
    step: 'deposited',
    shareOfMonth: null,
    share: '0.00',
  }),
  makeFriend({
    friendId: '4',
    name: '',
    registeredAt: '2026-11-02T10:00:00Z',
    step: 'registered',
    shareOfMonth: null,
    share: null,
  }),
  makeFriend({
    friendId: '5',
    name: 'su•••i',
    registeredAt: '2026-10-18T10:00:00Z',
    shareOfMonth: '-7.15',
    share: '96.40',
  }),
  makeFriend({
    friendId: '6',
    name: 'ma•••n',
    registeredAt: '2026-10-17T10:00:00Z',
    isOwn: true,
    shareOfMonth: null,
    share: '0.00',
  }),
];
