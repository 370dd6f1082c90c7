import { reverseGeocode } from '@casino-kit/api-contract';
import { createTestCasino } from '@casino-kit/provider/testing';
import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usePlaceLookup } from './use-place-lookup.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('looks up the country of a position, which it rounds to about a hundred metres', async () => {
  let asked = '';
  server.use(
    http.get(`*${reverseGeocode.path}`, ({ request }) => {
      asked = new URL(request.url).search;
      return HttpResponse.json({ success: true, data: { location: { country: { code: 'CW' } } } });
    }),
  );
  const { result } = renderHook(() => usePlaceLookup(), { wrapper: createTestCasino().Host });
  const position = { latitude: 12.10949, longitude: -68.93161 };
  expect(await result.current(position as GeolocationCoordinates)).toMatchObject({
    country: { code: 'CW' },
  });
  expect(asked).toBe('?lat=12.109&lon=-68.932');
});
