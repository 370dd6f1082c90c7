import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bonus, userBonus } from '../entities/bonus.js';
import { checkCoupon } from '../endpoints/rewards.js';
import { toPlainText } from './plain-text.js';

describe('toPlainText', () => {
  it.each([
    ['Reload', 'Reload'],
    ['Bets < 5 and wins > 3', 'Bets < 5 and wins > 3'],
    ['I <3 slots & spins', 'I <3 slots & spins'],
    ['  untouched without markup  ', '  untouched without markup  '],
    ['<p>Get <b>100%</b> &amp; more</p>', 'Get 100% & more'],
    ['100%<br>up to&nbsp;€50', '100% up to\u00a0€50'],
    ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
    ['Caf&eacute; &#8364;5 &#x20ac;6 &bogus;', 'Caf&eacute; €5 €6 &bogus;'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&#0;&#8;&#xD800;&#x110000;A', 'A'],
    ['Gift<script>alert(1)</script>', 'Gift'],
    ['<style>p{}</style>Gift<!-- note --> box', 'Gift box'],
    ['Gift<script>alert(1)', 'Gift'],
  ])('turns %j into %j', (html, text) => expect(toPlainText(html)).toBe(text));

  it.each(['<ul><li>', '<b><i><u>', '<a "', '<!', '<p', '&#', '<script>'])(
    'reads 100,000 characters of %j within the time of a test',
    (part) => expect(toPlainText(part.repeat(100_000 / part.length))).toBeTypeOf('string'),
  );
});

describe('names in responses', () => {
  const name = '<b>Reload</b> &amp; more<script>alert(1)</script>';

  it('are read as plain text of an offer, its banner, an activated bonus and a coupon', () => {
    const offer = v.parse(bonus, { id: 1, name, banner: { bannerTitle: name } });
    expect([offer.name, offer.banner?.bannerTitle]).toEqual(['Reload & more', 'Reload & more']);
    expect(v.parse(userBonus.entries.name, name)).toBe('Reload & more');
    expect(v.parse(checkCoupon.data, { couponCode: 'A', title: name })).toMatchObject({
      title: 'Reload & more',
    });
  });
});
