import { expect, it } from 'vitest';
import { eventBody } from './event-body.js';

it('reports the event, the device and the last campaign', () => {
  const last = { coupon: 'SPRING', pid: 'p-7', marketing: { utm_source: 'news' } };
  expect(eventBody('PAGE_VIEW', { path: '/casino' }, { last, userDeviceType: 'tablet' })).toEqual({
    event: 'PAGE_VIEW',
    data: { path: '/casino' },
    userDeviceType: 'tablet',
    mkt: { utm_source: 'news', pid: 'p-7' },
    cpncToSent: 'SPRING',
  });
});
it('leaves out a campaign that nobody came with', () => {
  const last = { coupon: null, pid: null, marketing: {} };
  expect(eventBody('PAGE_VIEW', {}, { last, userDeviceType: 'mobile' })).toEqual({
    event: 'PAGE_VIEW',
    data: {},
    userDeviceType: 'mobile',
  });
});
