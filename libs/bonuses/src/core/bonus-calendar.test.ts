import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ApiClient } from '@casino-kit/api-client';
import { calendarOfferQuery } from './bonus-calendar-queries.js';
import { cutTitle, offerTitle } from './bonus-calendar-title.js';

describe('a title', () => {
  it('of 35 characters stays unchanged, a longer one is cut', () => {
    expect(cutTitle('x'.repeat(35))).toBe('x'.repeat(35));
    expect(cutTitle('x'.repeat(36))).toBe(`${'x'.repeat(35)}…`);
    expect(cutTitle('')).toBe('');
  });
  it('is never cut within a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'ä', '🎁', '𝔊', 'ن', ' '), maxLength: 60 }),
        (title) => {
          const cut = cutTitle(title);
          const points = Array.from(title);
          return points.length <= 35
            ? cut === title
            : Array.from(cut).length === 36 && cut === points.slice(0, 35).join('') + '…';
        },
      ),
    );
  });
  it('is that of the banner, otherwise the name', () => {
    expect(offerTitle({ banner: { bannerTitle: ' 30 free spins ' }, name: 'x' })).toBe('30 free spins');
    expect(offerTitle({ banner: { bannerTitle: ' ' }, name: ' Reload ' })).toBe('Reload');
    expect(offerTitle({ banner: { bannerTitle: '' }, name: 'Reload' })).toBe('Reload');
    expect([offerTitle({ banner: null, name: ' ' }), offerTitle({})]).toEqual(['', '']);
  });
});

describe('the query for a day', () => {
  const place = { currencyCode: 'EUR', countryCode: 'CW', language: 'en', timeZone: 'America/Curacao' };
  const requested: unknown[][] = [];
  const rows: unknown[] = [{ id: 'a' }, { id: 'b' }];
  const client = {
    call: async (...args: unknown[]) => {
      requested.push(args);
      return { bonus: { count: rows.length, rows } };
    },
  } as unknown as Pick<ApiClient, 'call'>;
  it('requests one offer of its date', async () => {
    const query = calendarOfferQuery(client, place, '2026-11-25', '7');
    const { signal } = new AbortController();
    expect(await query.queryFn({ signal })).toEqual({ id: 'a' });
    expect(requested.at(-1)?.slice(1)).toEqual([
      {
        query: {
          ...place,
          pageNo: 1,
          limit: 1,
          dayOfWeek: 'WED',
          calendarDateTime: '2026-11-25T12:00:00',
        },
      },
      { signal },
    ]);
    expect(query.queryKey).toEqual(['bonuses', 'calendar', place, '2026-11-25', '7']);
    expect([query.networkMode, query.meta, query.staleTime]).toEqual([
      'always',
      { audience: 'player' },
      60_000,
    ]);
  });
  it('omits an unknown country, and accepts days without an offer', async () => {
    rows.length = 0;
    const query = calendarOfferQuery(client, { ...place, countryCode: '' }, '2026-11-25', '');
    expect(await query.queryFn()).toBeNull();
    expect(requested.at(-1)?.[1]).toEqual({
      query: {
        currencyCode: 'EUR',
        language: 'en',
        timeZone: 'America/Curacao',
        pageNo: 1,
        limit: 1,
        dayOfWeek: 'WED',
        calendarDateTime: '2026-11-25T12:00:00',
      },
    });
  });
});
