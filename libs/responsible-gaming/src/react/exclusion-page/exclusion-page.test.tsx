import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createExclusion, getExclusions, requestReopening } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import {
  makeExclusion,
  protectionHandlers,
  type ProtectionServer,
  testHelpLines,
  testOptions,
} from '../../testing.js';
import { ExclusionPage, type ExclusionPageProps } from './exclusion-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const user = userEvent.setup({ delay: null });

async function show(options: ProtectionServer = {}, props: Partial<ExclusionPageProps> = {}) {
  const onExclude = vi.fn();
  const onDetails = vi.fn();
  server.use(...protectionHandlers({ onExclude, ...options }));
  server.use(http.get('*/api/user/get-user-details', () => onDetails()));
  const { Host, emit } = createTestCasino();
  render(<ExclusionPage {...testOptions} {...props} />, { wrapper: Host });
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
  return { onExclude, onDetails, emit };
}
const card = (name: string) => within(screen.getByRole('heading', { name, level: 2 }).closest('section')!);
const confirmation = async () => within(await screen.findByRole('alertdialog'));

describe('ExclusionPage', () => {
  it('starts a break after one confirmation, and shows until when it lasts', async () => {
    const { onExclude, onDetails } = await show();
    const timeOut = card('Time out');
    await user.click(timeOut.getByRole('radio', { name: '3 days' }));
    expect(timeOut.getByText('November 29 at 21:11')).toBeTruthy();
    await user.click(timeOut.getByRole('button', { name: 'Continue with 3 days' }));
    const asked = await confirmation();
    expect(asked.getByText('Your bonuses stay. Their end dates do not change.')).toBeTruthy();
    await user.dblClick(asked.getByRole('button', { name: 'Start the break' }));
    const heading = await screen.findByRole('heading', { name: 'You are on a break' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    // One truth: whatever takes a moment on the server, nothing more can be played or paid in.
    expect(screen.getByText(/^No play and no deposits until November 29/)).toBeTruthy();
    expect(screen.queryByText(/shortly/i)).toBeNull();
    expect(onExclude.mock.calls).toEqual([[{ kind: 'break', period: 'P3D' }, expect.any(String)]]);
    await waitFor(() => expect(onDetails).toHaveBeenCalled());
  });

  it('says that an exclusion comes from a match, and never that the player asked for it', async () => {
    const matched = { kind: 'self-exclusion', period: 'P1Y', isMatched: true } as const;
    await show({ exclusions: [makeExclusion(matched)] });
    const running = card('Your account is closed for play');
    expect(running.getByText(/match those of a person who is excluded.*contact support/)).toBeTruthy();
    expect(screen.queryByText(/excluded yourself/)).toBeNull();
    // Whose it is, and for how long they chose it, is theirs.
    expect(screen.queryByText('Closed by')).toBeNull();
    expect(screen.getByText('Since')).toBeTruthy();
  });

  it('says in writing what closed the account, since when and until when, and folds what is longer', async () => {
    await show({ exclusions: [makeExclusion({ kind: 'self-exclusion', period: 'P1Y' })] });
    const facts = within(screen.getByText('Closed by').closest('dl')!)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(facts).toHaveLength(4);
    expect([facts[0], facts[3]]).toEqual(['Self-exclusion, 1 year', 'No']);
    const longer = screen.getByText('Close it for longer').closest('details');
    expect(longer?.open).toBe(false);
    expect(screen.queryByRole('heading', { name: 'Closures so far' })).toBeNull();
  });

  it('shows the numbers of the help lines that the host passes', async () => {
    await show({}, { helpLines: testHelpLines });
    const call = screen.getByRole('link', { name: 'Call Harbour helpline: 0800 (555) 01-23' });
    expect(call.getAttribute('href')).toBe('tel:08005550123');
  });

  it('shows an exclusion that another device has started', async () => {
    const { emit } = await show();
    const exclusion = makeExclusion();
    server.use(...protectionHandlers({ exclusions: [exclusion] }));
    act(() => emit('exclusion', { exclusionId: exclusion.exclusionId }));
    expect(await screen.findByRole('heading', { name: 'You are on a break' })).toBeTruthy();
  });

  it('opens an account after a self-exclusion only on request, and says when', async () => {
    const over = { kind: 'self-exclusion', period: 'P1Y', endsAt: '2026-11-20T09:01:00Z' } as const;
    await show({ exclusions: [makeExclusion({ ...over, reopening: { opensAt: null } })] });
    expect(screen.getByRole('heading', { name: 'Your self-exclusion has ended' })).toBeTruthy();
    expect(screen.queryByText(/after you ask/)).toBeNull();
    await user.dblClick(screen.getByRole('button', { name: 'Ask to open my account' }));
    expect(await screen.findByRole('heading', { name: /^Your account opens on November 27/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask to open my account' })).toBeNull();
  });

  it.each([
    [24, 'It opens 24 hours after you ask.'],
    [168, 'It opens 7 days after you ask.'],
  ])('says that the account opens %i hours after the request', async (waitHours, text) => {
    const over = { kind: 'self-exclusion', period: 'P1Y', endsAt: '2026-11-20T09:01:00Z' } as const;
    await show({ exclusions: [makeExclusion({ ...over, reopening: { opensAt: null, waitHours } })] });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('offers nothing once the account is open, or where the server opens it by itself', async () => {
    const over = { kind: 'self-exclusion', period: 'P1Y', endsAt: '2026-11-20T09:01:00Z' } as const;
    await show({
      exclusions: [
        makeExclusion({ ...over, exclusionId: 'e-2', reopening: { opensAt: '2026-11-21T10:00:00Z' } }),
        makeExclusion(over),
      ],
    });
    expect(screen.queryByRole('button', { name: 'Ask to open my account' })).toBeNull();
    expect(screen.queryByRole('heading', { name: /ended|opens on/ })).toBeNull();
  });

  it('says of a running self-exclusion that the account stays closed after it until the player asks', async () => {
    const year = { kind: 'self-exclusion', period: 'P1Y', endsAt: '2027-11-24T09:01:00Z' } as const;
    await show({ exclusions: [makeExclusion({ ...year, reopening: { opensAt: null } })] });
    expect(screen.getByText(/After that the account stays closed until you ask to open it\.$/)).toBeTruthy();
  });

  it('shows that the request to open the account failed', async () => {
    const over = { kind: 'self-exclusion', period: 'P1Y', endsAt: '2026-11-20T09:01:00Z' } as const;
    await show({ exclusions: [makeExclusion({ ...over, reopening: { opensAt: null } })] });
    server.use(respondWithError(requestReopening, 500));
    await user.click(screen.getByRole('button', { name: 'Ask to open my account' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ask to open my account' })).toBeTruthy();
  });

  it('lists breaks by their length, and says what becomes of bonuses', async () => {
    await show();
    const timeOut = card('Time out');
    const names = timeOut.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual([
      '1 hour',
      '12 hours',
      '1 day',
      '3 days',
      '1 week',
      '10 days',
      '1 month',
      '3 months',
    ]);
    await user.click(timeOut.getByRole('radio', { name: '1 month' }));
    expect(timeOut.getByText('Stay')).toBeTruthy();
    await user.click(timeOut.getByRole('radio', { name: '3 months' }));
    expect(timeOut.getByText('Active ones end')).toBeTruthy();
  });

  it('needs a period first, and says so at the choice', async () => {
    await show();
    await user.click(card('Time out').getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('alert').textContent).toBe('Choose how long');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows before cooling off which bonuses would be lost', async () => {
    await show({}, { bonusWarning: <p>Welcome bonus: €40.00 of bonus money</p> });
    const timeOut = card('Time out');
    await user.click(timeOut.getByRole('radio', { name: '3 months' }));
    await user.click(timeOut.getByRole('button', { name: 'Continue with 3 months' }));
    expect((await confirmation()).getByText('Welcome bonus: €40.00 of bonus money')).toBeTruthy();
  });

  it('takes three presses to a self-exclusion, and then says what is true without an error', async () => {
    const { onExclude } = await show();
    const self = card('Self-exclusion');
    await user.click(self.getByRole('radio', { name: '1 year' }));
    await user.click(self.getByRole('button', { name: 'Continue to confirmation' }));
    const asked = await confirmation();
    expect(onExclude).not.toHaveBeenCalled();
    await user.click(asked.getByRole('button', { name: 'Close my account' }));
    expect(await screen.findByRole('heading', { name: 'You have excluded yourself' })).toBeTruthy();
    expect(screen.getByText(/^No play and no deposits until .*\.$/)).toBeTruthy();
    expect(screen.queryByText('Choose how long')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('closes an account for good only after the shown word was typed', async () => {
    const { onExclude } = await show();
    const self = card('Self-exclusion');
    await user.click(self.getByRole('radio', { name: 'Permanent' }));
    await user.click(self.getByRole('button', { name: 'Continue to confirmation' }));
    const asked = await confirmation();
    expect(asked.getByRole('heading', { name: 'Close the account for good' })).toBeTruthy();
    const field = asked.getByRole('textbox', { name: 'Type CLOSE to confirm' });
    await user.type(field, 'close it');
    await user.click(asked.getByRole('button', { name: 'Close my account' }));
    expect(asked.getByText('This is not the word. Type CLOSE.')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(onExclude).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, ' close ');
    await user.click(asked.getByRole('button', { name: 'Close my account' }));
    expect(await screen.findByRole('heading', { name: 'Your account is closed for good' })).toBeTruthy();
    expect(onExclude.mock.calls).toEqual([
      [{ kind: 'self-exclusion', period: 'permanent', confirmed: true }, expect.any(String)],
    ]);
    expect(screen.queryByText(/break/i, { selector: 'h2, h2 ~ p' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Time out' })).toBeNull();
  });

  it('goes back without a request', async () => {
    const { onExclude } = await show();
    const timeOut = card('Time out');
    await user.click(timeOut.getByRole('radio', { name: '1 hour' }));
    await user.click(timeOut.getByRole('button', { name: 'Continue with 1 hour' }));
    await user.click((await confirmation()).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onExclude).not.toHaveBeenCalled();
  });

  it('offers only what ends later while something is running', async () => {
    await show({ exclusions: [makeExclusion()] });
    expect(screen.getByRole('heading', { name: 'You are on a break' })).toBeTruthy();
    expect(screen.getByText(/No play and no deposits until December 1 at 10:01/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/withdraw');
    const timeOut = card('Time out');
    const isDisabled = (name: string) => timeOut.getByRole<HTMLInputElement>('radio', { name }).disabled;
    expect(isDisabled('3 days')).toBe(true);
    expect(isDisabled('1 week')).toBe(false);
  });

  it('shows no time out that would end before a long exclusion', async () => {
    await show({
      exclusions: [makeExclusion({ kind: 'self-exclusion', period: 'P5Y', endsAt: '2031-11-24T09:01:00Z' })],
    });
    expect(screen.queryByRole('heading', { name: 'Time out' })).toBeNull();
    expect(card('Self-exclusion').getByRole<HTMLInputElement>('radio', { name: '10 years' }).disabled).toBe(
      false,
    );
  });

  it.each([
    ['EXCLUSION_ALREADY_ACTIVE', /cannot be shortened/],
    ['EXCLUSION_INVALID_PERIOD', /This period is not available/],
    ['EXCLUSION_PROCESSING', /could not be closed/],
  ])('explains %s and stays open', async (code, text) => {
    await show();
    server.use(respondWithError(createExclusion, 409, { code }));
    const timeOut = card('Time out');
    await user.click(timeOut.getByRole('radio', { name: '1 week' }));
    await user.click(timeOut.getByRole('button', { name: 'Continue with 1 week' }));
    const asked = await confirmation();
    await user.click(asked.getByRole('button', { name: 'Start the break' }));
    expect((await asked.findByRole('alert')).textContent).toMatch(text);
  });

  it('lists earlier ones with their state', async () => {
    await show({ exclusions: [makeExclusion({ endsAt: '2026-11-25T09:01:00Z' })] });
    expect(screen.getByText('Ended')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Time out' })).toBeTruthy();
  });

  it('says that support closes accounts where the server cannot, and that the account is excluded', async () => {
    server.use(respondWithError(getExclusions, 501));
    const player = makeUserDetails({
      getUser: {
        userLimit: { selfExclusion: '2099-01-01', coolingOff: null, isSelfExclusionPermanent: false },
      },
    });
    server.use(
      http.get('*/api/user/get-user-details', () => HttpResponse.json({ success: true, data: player })),
    );
    render(<ExclusionPage {...testOptions} />, { wrapper: createTestCasino({ player }).Host });
    expect(
      await screen.findByRole('heading', { name: 'Support closes your account when you ask' }),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Your account is closed for play' })).toBeTruthy();
  });
});
