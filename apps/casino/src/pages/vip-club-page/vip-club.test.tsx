import { loyaltyHandlers } from '@casino-kit/loyalty/testing';
import { createTestCasino } from '@casino-kit/provider/testing';
import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { VipClubContent } from './vip-club.js';

const server = setupServer(...loyaltyHandlers());
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it.each([
  { theme: 'curacao', shown: ['Rakeback calendar', 'Cashback', 'Promotions'] },
  { theme: 'lulu', shown: ['Rakeback calendar', 'Promotions'] },
])('leads to the rewards that a brand of the theme $theme has', async ({ theme, shown }) => {
  const { Host } = createTestCasino({ player: null, settings: { theme, showRakebackCalendar: true } });
  render(
    <MemoryRouter>
      <Host>
        <VipClubContent />
      </Host>
    </MemoryRouter>,
  );
  await screen.findByRole('table');
  const guides = screen.getAllByRole('link').filter((link) => shown.includes(link.textContent));
  expect(guides.map((link) => link.textContent)).toEqual(shown);
  expect(screen.queryAllByRole('link', { name: 'Cashback' })).toHaveLength(theme === 'curacao' ? 1 : 0);
});
