import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type UserDetails } from '@casino-kit/api-contract';
import { cleanupAtom } from '@casino-kit/session';
import { createTestCasino } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { shownLevelAtom } from '../../core/shown-level.js';
import { LevelCard } from './level-card.js';

const show = (userLoyaltyLevel: UserDetails['userLoyaltyLevel'], locale = 'en') =>
  render(<LevelCard href="/vip-club" />, {
    wrapper: createTestCasino({ player: makeUserDetails({ userLoyaltyLevel }), locale }).Host,
  });

it('links the level and the points to the next one to the VIP club', () => {
  show({ level: 3, name: 'Gold', points: 2760, pointsToNext: 1240, nextName: 'Platinum' });
  const link = screen.getByRole('link');
  expect(link.textContent).toBe('Gold · 1,240 points to Platinum');
  expect(link.getAttribute('href')).toBe('/vip-club');
});

it('names a level by its number, and no points, when the server sends nothing else', () => {
  show({ level: 2, name: '', points: 0, pointsToNext: null, nextName: null });
  expect(screen.getByRole('link').textContent).toBe('Level 2');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('names the next level when the server does not', () => {
  show({ level: 2, name: 'Silver', points: 999, pointsToNext: 1, nextName: null });
  expect(screen.getByRole('link').textContent).toBe('Silver · 1 point to the next level');
});

it('has one moment for a level that is new since it was last shown', () => {
  const own = (level: number) =>
    makeUserDetails({
      userLoyaltyLevel: { level, name: '', points: 0, pointsToNext: null, nextName: null },
    });
  const { Host, setPlayer } = createTestCasino({ player: own(2) });
  const hasMoment = (player: UserDetails) => {
    act(() => setPlayer(player));
    const { container, unmount } = render(<LevelCard href="/vip-club" />, { wrapper: Host });
    const found = container.querySelector('[data-new]') !== null;
    unmount();
    return found;
  };
  expect(hasMoment(own(2))).toBe(false);
  expect(hasMoment(own(3))).toBe(true);
  expect(hasMoment(own(3))).toBe(false);
  // A server may take a level away.
  expect(hasMoment(own(1))).toBe(false);
  expect(hasMoment(own(2))).toBe(true);
});

it('has none for the first level of another page, or of the player who comes next', () => {
  const casino = createTestCasino({
    player: makeUserDetails({
      userLoyaltyLevel: { level: 5, name: '', points: 0, pointsToNext: null, nextName: null },
    }),
  });
  const { Host, session } = casino;
  const { store } = session;
  const hasMoment = () => {
    const { container, unmount } = render(<LevelCard href="/vip-club" />, { wrapper: Host });
    const found = container.querySelector('[data-new]') !== null;
    unmount();
    return found;
  };
  store.set(shownLevelAtom, 3);
  expect(hasMoment()).toBe(true);
  store.set(shownLevelAtom, 3);
  store.get(cleanupAtom).run();
  expect(hasMoment()).toBe(false);
});

it('shows nothing for an account without a level', () => {
  expect(show(null).container.textContent).toBe('');
});
