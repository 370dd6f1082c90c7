import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { RakebackCalendarSkeleton } from './rakeback-calendar-skeleton.js';

it('has the weekdays and a place for every day, without a single date', () => {
  render(<RakebackCalendarSkeleton />, { wrapper: createTestCasino().Host });
  const busy = screen.getByRole('status').closest('[aria-busy]');
  expect(busy?.textContent).toContain('MonTueWedThuFriSatSun');
  expect(busy?.textContent).not.toMatch(/\d/);
  expect(busy?.querySelectorAll('[class*="placeholder"]')).toHaveLength(28);
});

it('tells only a guest that the days are an example, with the login', () => {
  const { unmount } = render(<RakebackCalendarSkeleton loginHref="?modal=login" />, {
    wrapper: createTestCasino().Host,
  });
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  render(<RakebackCalendarSkeleton loginHref="?modal=login" />, {
    wrapper: createTestCasino({ player: null }).Host,
  });
  expect(screen.getByRole('link').getAttribute('href')).toBe('?modal=login');
});
