import type { Meta, StoryObj } from '@storybook/react-vite';
import { getUserBonuses } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect } from 'storybook/test';
import { bonusHandlers, makeUserBonus, makeUserSpins, testOptions } from '../../testing.js';
import { ActiveBonusSummary } from './active-bonus-summary.js';

const served = (active = [makeUserBonus()]) => ({ msw: { handlers: bonusHandlers({ active }) } });
const meta = {
  title: 'bonuses/ActiveBonusSummary',
  component: ActiveBonusSummary,
  args: {
    bonusesHref: '/bonuses',
    promotionsHref: '/promotions',
    timeZone: testOptions.timeZone,
    now: testOptions.now,
  },
  parameters: { player: makeUserDetails(), ...served() },
} satisfies Meta<typeof ActiveBonusSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('progressbar')).toBeVisible();
};
export const Wagering: Story = { play: seen };
export const FreeSpins: Story = { parameters: served([makeUserSpins()]), play: seen };
export const Mobile: Story = { play: seen, globals: { viewport: { value: 'mobile', isRotated: false } } };
export const None: Story = {
  parameters: served([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [neverRespond(getUserBonuses), ...bonusHandlers()] } },
};
export const CouldNotBeLoaded: Story = {
  parameters: { msw: { handlers: [failWithNetworkError(getUserBonuses), ...bonusHandlers()] } },
};
