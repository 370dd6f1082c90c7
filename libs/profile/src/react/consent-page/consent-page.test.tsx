import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Consent, getConsent, setConsent } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { consentHandlers, profileHandlers } from '../../testing.js';
import { ConsentPage } from './consent-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const user = userEvent.setup({ delay: null });
const casinoByEmail: Consent = { channel: 'email', product: 'casino' };

function show(options: Parameters<typeof consentHandlers>[0] = {}) {
  const sent: Consent[][] = [];
  server.use(...consentHandlers({ onSet: (given) => sent.push(given), ...options }), ...profileHandlers());
  const { Host, emit } = createTestCasino();
  render(<ConsentPage sections={[]} loginHref="?modal=login" />, { wrapper: Host });
  return { sent, emit };
}
const boxes = (product: string) =>
  within(screen.getByRole('group', { name: product })).getAllByRole<HTMLInputElement>('checkbox');
const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);

describe('ConsentPage', () => {
  it('has a choice for each channel and product, ticked only where consent is given', async () => {
    show({ given: [casinoByEmail] });
    await screen.findByRole('group', { name: 'Casino games' });
    expect(screen.getAllByRole('group')).toHaveLength(3);
    expect(ticked()).toEqual([true, ...Array.from({ length: 11 }, () => false)]);
  });

  it('saves each choice at once', async () => {
    const { sent } = show({ given: [casinoByEmail] });
    await screen.findByRole('group', { name: 'Live tables' });
    await user.click(boxes('Live tables')[1]!);
    const saved = { checked: true, disabled: false };
    await waitFor(() => expect(boxes('Live tables')[1]).toMatchObject(saved));
    expect(sent).toEqual([[casinoByEmail, { channel: 'sms', product: 'live' }]]);
  });

  it('says that all messages about the account are sent only where they cannot be chosen', async () => {
    const always = /^We always write to you about your account/;
    show();
    expect(await screen.findByText(always)).toBeTruthy();
    cleanup();
    render(<ConsentPage sections={[]} loginHref="?modal=login" below={<p>What reaches you</p>} />, {
      wrapper: createTestCasino().Host,
    });
    await screen.findByRole('group', { name: 'Casino games' });
    expect(screen.queryByText(always)).toBeNull();
  });

  it('names the offers below the title of a page about more than offers', async () => {
    server.use(...consentHandlers(), ...profileHandlers());
    render(<ConsentPage sections={[]} loginHref="?modal=login" title="What reaches you" />, {
      wrapper: createTestCasino().Host,
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Messages about offers' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'What reaches you' })).toBeTruthy();
  });

  it('withdraws all with one press', async () => {
    const { sent } = show({ given: [casinoByEmail] });
    await user.click(await screen.findByRole('button', { name: 'Send me no offers' }));
    await waitFor(() => expect(ticked()).not.toContain(true));
    expect(sent).toEqual([[]]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send me no offers' }).disabled).toBe(true);
  });

  it('says that nothing is sent in the place of the button, until something is', async () => {
    show({ given: [] });
    expect(await screen.findByText('We send you no offers')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    await user.click(boxes('Casino games')[0]!);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send me no offers' });
    await waitFor(() => expect(button.disabled).toBe(false));
    expect(screen.queryByText('We send you no offers')).toBeNull();
  });

  it('keeps everything off during an exclusion', async () => {
    const { sent } = show({ given: [casinoByEmail], isClosed: true });
    expect(await screen.findByText('We send you no offers')).toBeTruthy();
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox'))
      expect([box.checked, box.disabled]).toEqual([false, true]);
    await user.click(boxes('Casino games')[0]!);
    expect(sent).toEqual([]);
  });

  it('says that a choice was not saved, and shows what the server has', async () => {
    show({ given: [] });
    server.use(respondWithError(setConsent, 409, { code: 'ACCOUNT_EXCLUDED' }));
    await screen.findByRole('group', { name: 'Casino games' });
    await user.click(boxes('Casino games')[0]!);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(ticked()).not.toContain(true);
  });

  it('follows an exclusion that begins while it is open', async () => {
    const { emit } = show({ given: [casinoByEmail] });
    await screen.findByRole('group', { name: 'Casino games' });
    server.use(...consentHandlers({ isClosed: true }));
    act(() => emit('marketing:stop', { channels: ['email'] }));
    expect(await screen.findByText('We send you no offers')).toBeTruthy();
  });

  it('says that there is nothing to choose where the server knows no consent', async () => {
    server.use(respondWithError(getConsent, 501));
    server.use(...profileHandlers());
    render(<ConsentPage sections={[]} loginHref="?modal=login" />, { wrapper: createTestCasino().Host });
    expect(await screen.findByText('There is nothing to choose here')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
