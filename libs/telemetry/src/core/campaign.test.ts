import { expect, it } from 'vitest';
import { laterCampaign, readCampaign } from './campaign.js';

const read = (query: string, affiliateKey = 'nxafk') =>
  readCampaign(new URLSearchParams(query), affiliateKey);

it('reads coupon, partner, marketing parameters and the affiliate key', () => {
  expect(read('?cpnc=SPRING&pid=p-7&utm_source=news&utm_id=3&nxafk=a1&page=2')).toEqual({
    coupon: 'SPRING',
    pid: 'p-7',
    marketing: { utm_source: 'news', utm_id: '3', nxafk: 'a1' },
  });
});
it('takes the name of the affiliate key from the settings; without one there is none', () => {
  expect(read('?aff=a1&nxafk=a2', 'aff').marketing).toEqual({ aff: 'a1' });
  expect(read('?nxafk=a2', '').marketing).toEqual({});
});
it('takes the last value of a repeated parameter', () => {
  expect(read('?pid=one&pid=two').pid).toBe('two');
});
it.each([
  ['an empty value', 'cpnc=&pid=%20'],
  ['markup', 'cpnc=%3Cscript%3E&pid=%3Cb%3E'],
  ['a control character', 'cpnc=a%00b&pid=a%0Ab'],
  ['a value that is too long', `cpnc=${'a'.repeat(129)}&pid=${'a'.repeat(65)}`],
])('ignores %s', (_, query) => {
  expect(read(query)).toEqual({ coupon: null, pid: null, marketing: {} });
});
it('lets the address replace what was stored, part by part', () => {
  const earlier = { coupon: 'SPRING', pid: 'p-7', marketing: { utm_source: 'news' } };
  expect(laterCampaign(earlier, read('?pid=p-8&utm_id=3'))).toEqual({
    coupon: 'SPRING',
    pid: 'p-8',
    marketing: { utm_id: '3' },
  });
  expect(laterCampaign(earlier, read(''))).toEqual(earlier);
});
