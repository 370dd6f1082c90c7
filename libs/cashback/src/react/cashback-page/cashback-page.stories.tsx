import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@casino-kit/ui';
import { ofAPlayer, seen, states } from '../cashback-stories.js';
import { testNow, testZone } from '../../testing.js';
import { CashbackPage } from './cashback-page.js';

const meta = {
  title: 'cashback/CashbackPage',
  component: CashbackPage,
  args: {
    loginHref: '?modal=login',
    now: testNow,
    timeZone: testZone,
    calendar: <Card>The rakeback calendar</Card>,
    instead: <Card>Promotions</Card>,
  },
  parameters: ofAPlayer(),
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof CashbackPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedIn: Story = {
  play: ({ canvas }) => seen(() => canvas.findByText(/14[.,]20/)),
};
export const Mobile: Story = { ...LoggedIn, globals: { viewport: { value: 'mobile', isRotated: false } } };
export const Zero: Story = { parameters: states.nothing };
export const NetWin: Story = { parameters: states.ahead };
export const WithoutACalendar: Story = { ...LoggedIn, args: { calendar: undefined } };
export const Guest: Story = { parameters: states.guest };
export const Loading: Story = { parameters: states.loading };
export const CouldNotBeLoaded: Story = {
  parameters: states.failed,
  play: ({ canvas }) => seen(() => canvas.findByRole('alert')),
};
export const NotOffered: Story = {
  parameters: states.withoutCashback,
  play: ({ canvas }) => seen(() => canvas.findByText('Promotions')),
};
export const NothingInstead: Story = {
  args: { calendar: undefined, instead: undefined },
  parameters: states.withoutCashback,
  play: ({ canvas }) => seen(() => canvas.findByRole('link')),
};
