import { type GameCategory } from '@casino-kit/api-contract';
import { createTestCasino } from '@casino-kit/provider/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { categoriesQuery } from '../../core/catalogue-queries.js';
import { CategoryChips, firstCategories } from './category-chips.js';

const makeCategories = (length: number): readonly GameCategory[] =>
  Array.from({ length }, (_, place) => ({
    ...{ id: `theme-${place}`, key: `theme-${place}`, name: `Theme ${place}`, icon: '', count: 5 },
  }));

/** Returns the chips of a casino with this many categories, and its host. */
async function prepare(length: number, current = 'theme-0') {
  const { Host, client, queryClient } = createTestCasino({ player: null });
  await queryClient.prefetchQuery({
    ...categoriesQuery(client, 'en'),
    queryFn: () => makeCategories(length),
  });
  return { Host, chips: <CategoryChips current={current} /> };
}
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const firstNames = makeCategories(firstCategories).map(({ name }) => name);
const all = () => screen.getByRole('button', { name: 'All categories (300)' });

describe('the chips of 300 categories', () => {
  it('are the first ones and that of the category in view', async () => {
    const { Host, chips } = await prepare(300, 'theme-200');
    render(chips, { wrapper: Host });
    expect(names()).toEqual([...firstNames, 'Theme 200']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Theme 200');
  });

  it('are all on request: the button keeps the focus, and the first of the rest follows it', async () => {
    const { Host, chips } = await prepare(300);
    render(chips, { wrapper: Host });
    expect(all().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(all());
    expect(all().getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(all());
    expect(names()).toHaveLength(300);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe(`Theme ${firstCategories}`);
    await userEvent.click(all());
    expect(names()).toEqual(firstNames);
  });
});

it('as many categories as show at first have no button', async () => {
  const { Host, chips } = await prepare(firstCategories);
  render(chips, { wrapper: Host });
  expect(names()).toEqual(firstNames);
  expect(screen.queryByRole('button')).toBeNull();
});
