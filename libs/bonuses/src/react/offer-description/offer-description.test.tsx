import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Bonus } from '@casino-kit/api-contract';
import { createTestCasino } from '@casino-kit/provider/testing';
import { setupServer } from 'msw/node';
import { type ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  bonusHandlers,
  calendarHandlers,
  makeCalendarOffers,
  makeGiftOffer,
  makeUserBonus,
  testOptions,
} from '../../testing.js';
import { BonusCalendarDialog } from '../bonus-calendar/bonus-calendar-dialog.js';
import { BonusesPage } from '../bonuses-page/bonuses-page.js';
import { CouponForm } from '../coupon-form/coupon-form.js';
import { PromotionPage } from '../promotion-page/promotion-page.js';
import { PromotionsPage } from '../promotions-page/promotions-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const name = '<b>Cash</b> &amp; more<script>alert(1)</script><img src=x onerror=alert(1)>';
const marked: Bonus = makeGiftOffer({
  id: 'marked',
  name,
  banner: { bannerTitle: name },
  description: `<p onclick="alert(1)">Get <b>100%</b> &amp; <a href="javascript:alert(1)">more</a></p>
    <svg onload=alert(1)><style>*{}</style></svg><math><mtext><img src=x onerror=alert(1)></mtext></math>
    <ul><li>One</li></ul><a href="/promotions">All offers</a><iframe src="data:text/html,x"></iframe>`,
});

const show = (page: ReactElement) => render(page, { wrapper: createTestCasino().Host });

/** Nothing of the server became an element, an attribute or an address that runs something; no tag is shown as text. */
function expectSafe() {
  const page = document.body;
  expect(
    page.querySelectorAll('script, iframe, math, [onerror], [onclick], [onload], img[src="x"]'),
  ).toHaveLength(0);
  for (const link of page.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(/^[/?#]/);
  expect(page.textContent).not.toMatch(/<\/?\w|&\w+;|alert\(1\)/);
}

async function expectDescription() {
  const amount = await screen.findByText('100%');
  expect(amount.tagName).toBe('STRONG');
  expect(screen.getByText('One').tagName).toBe('LI');
  expect(screen.getByRole('link', { name: 'All offers' }).getAttribute('href')).toBe('/promotions');
  expect(screen.queryByRole('link', { name: 'more' })).toBeNull();
  expect(amount.closest('p')?.textContent).toBe('Get 100% & more');
}

describe('names and descriptions with markup', () => {
  it('are shown without tags, with their elements, in the list of promotions', async () => {
    server.use(...bonusHandlers({ offers: [marked] }));
    show(<PromotionsPage {...testOptions} view={{ type: null, page: 1 }} onView={() => undefined} />);
    expect(await screen.findByRole('heading', { name: 'Cash & more' })).toBeTruthy();
    await expectDescription();
    expectSafe();
  });

  it('are shown without tags, with their elements, on the page of a promotion', async () => {
    server.use(...bonusHandlers({ offers: [marked] }));
    show(<PromotionPage {...testOptions} bonusId="marked" />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Cash & more' })).toBeTruthy();
    await expectDescription();
    expectSafe();
  });

  it('are shown without tags, with their elements, in the calendar', async () => {
    const today = '2026-11-25';
    server.use(...calendarHandlers({ ...makeCalendarOffers(today), [today]: marked }));
    show(
      <BonusCalendarDialog
        open
        onClose={() => undefined}
        promotionsHref="/promotions"
        timeZone="America/Curacao"
        now={() => new Date('2026-11-25T15:00:00Z')}
      />,
    );
    expect(await screen.findByRole('heading', { name: 'Cash & more' })).toBeTruthy();
    await expectDescription();
    expectSafe();
  });

  it('are shown without tags for a coupon and its terms', async () => {
    const coupon = { couponCode: 'MARKED', title: name, bonusId: 'marked', type: 'no_deposit' } as const;
    server.use(
      ...bonusHandlers({
        offers: [{ ...marked, needsCoupon: true }],
        coupons: { MARKED: { ...coupon, percent: null, amount: null, minDeposit: null } },
      }),
    );
    show(<CouponForm {...testOptions} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'MARKED{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Activate' }));
    expect(await screen.findByRole('alertdialog', { name: 'Activate “Cash & more”?' })).toBeTruthy();
    expectSafe();
  });

  it('are shown without tags in the list of own bonuses', async () => {
    server.use(
      ...bonusHandlers({
        active: [makeUserBonus({ name })],
        ended: [makeUserBonus({ name, status: 'lost', userBonusId: 'e' })],
      }),
    );
    show(<BonusesPage {...testOptions} page={1} onPage={() => undefined} />);
    await waitFor(() => expect(screen.getAllByText(/Cash & more/).length).toBeGreaterThan(1));
    expect(within(document.body).queryByText(/<b>/)).toBeNull();
    expectSafe();
  });
});
