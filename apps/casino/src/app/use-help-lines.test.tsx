import { type HelpLine } from '@casino-kit/api-contract';
import { createTestCasino } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { useHelpLines } from './use-help-lines.js';

const located: string[] = [];
const server = setupServer(
  http.get('*/api/admin/get-location', () => {
    located.push('asked');
    return HttpResponse.json({
      success: true,
      data: {
        location: {
          country: { code: 'DE', name: 'Germany' },
          subdivisions: [],
          traits: { ip_address: '192.0.2.1' },
        },
      },
    });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => void located.splice(0));
afterAll(() => server.close());

const helpLines: HelpLine[] = [
  { country: 'DE', name: 'Berlin', phone: '1' },
  { country: 'CW', name: 'Willemstad', phone: '2' },
];
function Lines() {
  return <output>{useHelpLines().near.map(({ name }) => name)}</output>;
}
const show = (options: Parameters<typeof createTestCasino>[0]) =>
  render(<Lines />, {
    wrapper: createTestCasino({ settings: { operator: { helpLines } }, ...options }).Host,
  });
const shown = () => screen.getByRole('status').textContent;

it('shows a player the lines of the account’s country, wherever they are', () => {
  show({ player: makeUserDetails({ getUser: { countryCode: 'CW' } }) });
  expect(shown()).toBe('Willemstad');
  expect(located).toEqual([]);
});
it.each([
  ['a guest', null],
  ['a player without a country', makeUserDetails({ getUser: { countryCode: '' } })],
])('shows %s those of the country where they are', async (_, player) => {
  show({ player });
  await waitFor(() => expect(shown()).toBe('Berlin'));
});
it('names those for everybody where the brand has none', () => {
  show({ player: makeUserDetails(), settings: { operator: {} } });
  expect(shown()).toBe('Gambling TherapyGamblers Anonymous');
});
