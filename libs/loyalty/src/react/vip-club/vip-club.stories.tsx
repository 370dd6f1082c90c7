import type { Meta, StoryObj } from '@storybook/react-vite';
import { getClubRewards, getLoyaltyClub, type UserDetails } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loyaltyHandlers, makeClub, makeLevel, makeReward } from '../../testing.js';
import { VipClub } from './vip-club.js';

const gold = { level: 3, name: 'Gold', points: 2760, pointsToNext: 1240, nextName: 'Platinum' };
const of = (userLoyaltyLevel: UserDetails['userLoyaltyLevel'], handlers = loyaltyHandlers()) => ({
  player: makeUserDetails({ userLoyaltyLevel }),
  msw: { handlers },
});

const meta = {
  title: 'loyalty/VipClub',
  component: VipClub,
  args: { rewardHref: (bonusId) => `/promotion?id=${bonusId}` },
  parameters: of(gold),
} satisfies Meta<typeof VipClub>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await expect(within(table).getAllByRole('row')).toHaveLength(8);
  },
};
/** The levels fade at both edges, since there are more on either side of the own one, which is in the middle. */
export const Mobile: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    const [strip] = canvas.getAllByRole('region');
    if (strip === undefined) throw new Error('there is no strip of levels');
    const style = getComputedStyle(strip);
    const fading = () => ['--region-before', '--region-after'].map((name) => style.getPropertyValue(name));
    await waitFor(() => expect(fading()).toEqual(['40px', '40px']));
    const own = within(strip).getByRole('listitem', { current: 'step' });
    const [frame, item] = [strip.getBoundingClientRect(), own.getBoundingClientRect()];
    await expect(Math.abs(frame.left + frame.right - item.left - item.right)).toBeLessThan(4);
  },
};
/** Points stay on one line, so that the cards of the strip have the same lines. */
export const ManyPointsMobile: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  parameters: of(
    gold,
    loyaltyHandlers({
      club: makeClub({
        levels: makeClub().levels.map((level) => ({ ...level, points: level.points * 100 })),
      }),
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    const [strip] = canvas.getAllByRole('region');
    if (strip === undefined) throw new Error('there is no strip of levels');
    for (const level of within(strip).getAllByRole('listitem'))
      await expect(level.lastElementChild?.getBoundingClientRect().height).toBeLessThan(20);
  },
};
/** The benefits have space on a phone: their column is wide enough for two lines, which do not touch the row lines. */
export const BenefitsMobile: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    const rows = within(table).getAllByRole('row').slice(1);
    for (const row of rows) {
      const [benefit] = within(row).getAllByRole('cell');
      const text = benefit?.firstElementChild;
      if (benefit === undefined || !text) throw new Error('a row has no benefit');
      const [cell, words] = [benefit.getBoundingClientRect(), text.getBoundingClientRect()];
      await expect(words.width).toBeGreaterThanOrEqual(128);
      await expect(words.height).toBeLessThanOrEqual(40);
      await expect(words.top - cell.top).toBeGreaterThanOrEqual(6);
      await expect(cell.bottom - words.bottom).toBeGreaterThanOrEqual(6);
    }
  },
};
/** The table of benefits has the own level and one other, and both fit: there is nothing to scroll to. */
export const SapphireMobile: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  parameters: of({ ...gold, level: 5, name: 'Sapphire' }),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    const choice = within(table).getByRole('combobox');
    await expect(choice).toHaveDisplayValue('Diamond');
    const getRakeback = () => within(table).getAllByRole('row')[1]?.lastElementChild?.textContent;
    const before = getRakeback();
    await userEvent.selectOptions(choice, 'Bronze');
    await expect(getRakeback()).not.toBe(before);
    const region = table.closest('[role="region"]');
    await expect(region?.scrollWidth).toBe(region?.clientWidth);
  },
};
export const FirstLevel: Story = {
  parameters: of({ level: 1, name: 'Bronze', points: 0, pointsToNext: 250, nextName: 'Silver' }),
};
export const HighestLevel: Story = {
  parameters: of({ level: 6, name: 'Diamond', points: 61_000, pointsToNext: null, nextName: null }),
};
export const InGroups: Story = {
  parameters: { ...of(gold), settings: { loyaltyLevelGroupSteps: [1, 4, 6] } },
};
export const ManyLevels: Story = {
  parameters: of(
    { ...gold, level: 9 },
    loyaltyHandlers({
      club: makeClub({ levels: Array.from({ length: 20 }, (_, place) => makeLevel({ level: place + 1 })) }),
    }),
  ),
};
export const Guest: Story = {
  args: { guest: <p>Log in to see your level.</p> },
  parameters: { player: null, msw: { handlers: loyaltyHandlers() } },
};
/** A server without the call: the player's own level is all that is known. */
export const OwnLevelAlone: Story = {
  parameters: of(gold, loyaltyHandlers({ club: makeClub({ levels: [] }) })),
};
export const Loading: Story = {
  parameters: of(gold, [neverRespond(getLoyaltyClub), neverRespond(getClubRewards)]),
};
/** A long name, a large amount and no reward that can be taken. */
export const RewardsMobile: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  parameters: of(
    gold,
    loyaltyHandlers({
      rewards: [
        makeReward({ kind: 'level', levelName: 'Commander of the Seven Seas', amount: '1000000.50' }),
        makeReward({ bonusId: 'own', takenAt: '2026-11-24T09:00:00Z', againAt: '2126-12-01T09:00:00Z' }),
      ],
    }),
  ),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link');
    const reward = first?.closest('li');
    if (!reward) throw new Error('there is no reward');
    await expect(reward.scrollWidth).toBeLessThanOrEqual(reward.clientWidth);
  },
};
export const RewardsCouldNotBeLoaded: Story = {
  parameters: of(gold, [failWithNetworkError(getClubRewards), ...loyaltyHandlers()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const WithHost: Story = {
  parameters: of({ level: 4, name: 'Platinum', points: 6_100, pointsToNext: 8_900, nextName: 'Sapphire' }),
};
export const CouldNotBeLoaded: Story = {
  parameters: of(gold, [failWithNetworkError(getLoyaltyClub), ...loyaltyHandlers({ rewards: [] })]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
