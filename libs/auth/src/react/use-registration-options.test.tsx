import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  type AnyEndpoint,
  getAllCountry,
  getCurrencies,
  getRegistrationFields,
} from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { authHandlers } from '../testing.js';
import { useRegistrationOptions } from './use-registration-options.js';

const server = setupServer(...authHandlers);
const asked: string[] = [];
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
});
afterEach(() => {
  server.resetHandlers();
  asked.length = 0;
});
afterAll(() => server.close());

it.each<[string, AnyEndpoint]>([
  ['countries', getAllCountry],
  ['currencies', getCurrencies],
  ['fields', getRegistrationFields],
])('fails without the %s, and asks again for them alone', async (_, endpoint) => {
  server.use(respondWithError(endpoint, 400));
  const { result } = renderHook(useRegistrationOptions, { wrapper: createTestCasino({ player: null }).Host });
  await waitFor(() => expect(result.current.failed).toBe(true));
  await waitFor(() => expect(new Set(asked).size).toBe(3));
  expect(result.current.options).toBeNull();
  server.resetHandlers();
  asked.length = 0;
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.options).not.toBeNull());
  expect(result.current.failed).toBe(false);
  expect(new Set(asked)).toEqual(new Set([endpoint.path]));
});
