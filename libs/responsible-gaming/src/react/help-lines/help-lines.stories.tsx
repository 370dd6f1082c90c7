import type { Meta, StoryObj } from '@storybook/react-vite';
import { testHelpLines } from '../../testing.js';
import { HelpLines } from './help-lines.js';

const meta = {
  title: 'responsible-gaming/HelpLines',
  component: HelpLines,
  args: { lines: testHelpLines },
} satisfies Meta<typeof HelpLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheCountry: Story = {};
export const CountryUnknown: Story = {
  args: { lines: { near: testHelpLines.near.slice(1), others: testHelpLines.others } },
};
export const OnlyOtherCountries: Story = { args: { lines: { near: [], others: testHelpLines.others } } };
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
