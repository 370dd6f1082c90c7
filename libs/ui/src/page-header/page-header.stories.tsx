import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.js';
import { PageHeader } from './page-header.js';

const phone = { viewport: { value: 'mobile', isRotated: false } };

const meta = {
  title: 'ui/PageHeader',
  component: PageHeader,
  args: { title: 'Promotions', lead: 'What you can activate now, with the terms of each.' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns whether the button is in the line of the title. */
const isBesideTitle = ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
  const title = canvas.getByRole('heading').getBoundingClientRect();
  return canvas.getByRole('button').getBoundingClientRect().top < title.bottom;
};

export const WithLead: Story = {};
export const WithEnd: Story = {
  args: { lead: undefined, end: <Button>Download CSV</Button> },
  play: (context) => expect(isBesideTitle(context)).toBe(true),
};
export const Mobile: Story = {
  ...WithEnd,
  globals: phone,
  play: (context) => expect(isBesideTitle(context)).toBe(false),
};
export const LongTexts: Story = {
  args: {
    title: 'Everything that was ever paid into or out of this account',
    lead: 'Deposits, withdrawals, bets, wins, bonuses, cashback and rakeback, with the time of each in your zone.',
    end: <Button>Download CSV</Button>,
  },
};
