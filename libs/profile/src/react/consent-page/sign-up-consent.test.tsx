import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Consent, getConsent } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { consentHandlers } from '../../testing.js';
import { SignUpConsent } from './sign-up-consent.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = () => render(<SignUpConsent />, { wrapper: createTestCasino().Host });

describe('SignUpConsent', () => {
  it('asks a new player for each channel and product, with nothing ticked', async () => {
    const sent: Consent[][] = [];
    server.use(...consentHandlers({ isAskedAtSignUp: true, onSet: (given) => sent.push(given) }));
    show();
    await screen.findByRole('region', { name: 'Messages about offers' });
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual(Array.from({ length: 12 }, () => false));
    await userEvent.click(boxes[1]!);
    await waitFor(() => expect(sent).toEqual([[{ channel: 'sms', product: 'casino' }]]));
  });

  it.each([
    ['does not ask', () => consentHandlers({})],
    ['has no such call', () => [respondWithError(getConsent, 404)]],
  ])('shows nothing where the server %s', async (_, handlers) => {
    const onResponse = vi.fn();
    server.use(...handlers());
    server.events.on('response:mocked', onResponse);
    const { container } = show();
    await waitFor(() => expect(onResponse).toHaveBeenCalled());
    server.events.removeAllListeners();
    expect(container.textContent).toBe('');
  });
});
