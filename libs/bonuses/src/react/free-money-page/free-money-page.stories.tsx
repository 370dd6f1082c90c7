import type { Meta, StoryObj } from '@storybook/react-vite';
import { getAllBonus } from '@casino-kit/api-contract';
import { respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { bonusHandlers, testOptions } from '../../testing.js';
import { FreeMoneyPage } from './free-money-page.js';

const meta = {
  title: 'bonuses/FreeMoneyPage',
  component: FreeMoneyPage,
  args: testOptions,
  parameters: { player: makeUserDetails(), msw: { handlers: bonusHandlers() } },
} satisfies Meta<typeof FreeMoneyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = {};
export const Guest: Story = { parameters: { player: null } };
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
export const Nothing: Story = { parameters: { msw: { handlers: bonusHandlers({ offers: [] }) } } };
export const CouldNotBeLoaded: Story = {
  parameters: { msw: { handlers: [respondWithError(getAllBonus, 500), ...bonusHandlers()] } },
};
