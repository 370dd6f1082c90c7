import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Bonus, getAllBonus } from '@casino-kit/api-contract';
import { failWithNetworkError } from '@casino-kit/provider/testing';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { startRecordingServer } from '../../../tests/recording-server.js';
import { makePayer, paymentHandlers } from '../../testing.js';
import { useBonusChoice } from './use-bonus-choice.js';

const { server, requested, received } = startRecordingServer();

const half = { id: '9', name: 'Half', depositBonusPercent: '50', minimumDeposit: '20' } as Bonus;
const tenth = { id: '8', name: 'Tenth', depositBonusPercent: '10' } as Bonus;
const active = (id: string) => ({
  ...{ id, name: 'Weekend Reload', amount: '40', wagered: '612', wagerTotal: '1400', expiresAt: null },
});

function open(
  options: Partial<Parameters<typeof useBonusChoice>[0]> = {},
  { activeId, player }: { activeId?: string; player?: null } = {},
) {
  const host = createPayerCasino({
    player:
      player === null ? null : makePayer(activeId === undefined ? {} : { activeBonus: active(activeId) }),
  });
  const initialProps = { given: [half, tenth], enabled: true, amount: '50', ...options };
  const { result, rerender } = renderHook(
    (props: Parameters<typeof useBonusChoice>[0]) => useBonusChoice(props),
    {
      wrapper: host.Host,
      initialProps,
    },
  );
  return {
    result,
    become: (change: Partial<typeof initialProps>) => rerender({ ...initialProps, ...change }),
  };
}

describe('the bonus of a deposit', () => {
  it('is none until one is chosen, and says what it adds', () => {
    const { result } = open();
    expect(result.current).toMatchObject({ chosen: null, suggested: null, adds: null, details: {} });
    act(() => result.current.choose(half));
    expect(result.current).toMatchObject({
      ...{ chosen: half, adds: '25.00', tooSmall: false, details: { bonusId: '9' } },
    });
    act(() => result.current.choose(null));
    expect(result.current).toMatchObject({ chosen: null, details: {} });
  });

  it('is at first the one that the player came for, until they choose', () => {
    const { result, become } = open({ initialId: '8' });
    expect(result.current.chosen).toBe(tenth);
    act(() => result.current.choose(null));
    expect(result.current.chosen).toBeNull();
    // Coming for another one counts again.
    become({ initialId: '9' });
    expect(result.current.chosen).toBe(half);
  });

  it('says that an amount is too small for it', () => {
    const { result, become } = open({ initialId: '9', amount: '19' });
    expect(result.current).toMatchObject({ tooSmall: true, adds: null });
    become({ initialId: '9', amount: null });
    expect(result.current).toMatchObject({ chosen: half, tooSmall: false, adds: null });
  });

  it('does not end an active bonus until the player has said so', () => {
    const { result } = open({ initialId: '9' }, { activeId: '1' });
    expect(result.current).toMatchObject({ chosen: null, suggested: half, details: {} });
    act(() => result.current.choose(half));
    expect(result.current).toMatchObject({
      ...{ chosen: half, suggested: null, details: { bonusId: '9', cancelActiveBonus: true } },
    });
  });

  it('is not suggested when it is active already', () => {
    expect(open({ initialId: '9' }, { activeId: '9' }).result.current).toMatchObject({
      ...{ chosen: null, suggested: null },
    });
  });

  it('does not exist in a form without bonuses', () => {
    const { result } = open({ enabled: false, initialId: '9' });
    expect(result.current).toMatchObject({ bonuses: [], chosen: null, pending: false });
  });
});

describe('the bonuses of the server', () => {
  it('are loaded where the host gives none, and are pending until then', async () => {
    server.use(
      ...paymentHandlers({ bonuses: [{ id: '7', name: 'Harbour 50%', depositBonusPercent: '50' }] }),
    );
    const { result } = open({ given: undefined });
    expect(result.current).toMatchObject({ pending: true, bonuses: [] });
    await waitFor(() => expect(result.current.bonuses.map(({ id }) => id)).toEqual(['7']));
    expect(result.current.pending).toBe(false);
  });

  it('are not waited for after they could not be loaded', async () => {
    server.use(failWithNetworkError(getAllBonus), ...paymentHandlers());
    const { result } = open({ given: undefined });
    await waitFor(() => expect(result.current.pending).toBe(false));
    expect(result.current.bonuses).toEqual([]);
  });

  it.each([
    ['the host gives its own', {}, {}],
    ['the form shows none', { given: undefined, enabled: false }, {}],
    ['nobody is logged in', { given: undefined }, { player: null }],
  ] as const)('are not requested while %s', async (_, options, who) => {
    open(options, who);
    await act(received);
    expect(requested).toEqual([]);
  });
});
