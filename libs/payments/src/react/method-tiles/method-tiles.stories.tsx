import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { makePaymentMethods } from '../../testing.js';
import { MethodTiles } from './method-tiles.js';

const methods = makePaymentMethods();
const meta = {
  title: 'payments/MethodTiles',
  component: MethodTiles,
  args: { methods, selectedId: 'card', onSelect: fn(), currency: 'EUR', label: 'Pay with' },
} satisfies Meta<typeof MethodTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvasElement, args }) => {
    const radios = within(canvasElement).getAllByRole('radio');
    await expect(radios).toHaveLength(6);
    await userEvent.click(radios[1]!);
    await expect(args.onSelect).toHaveBeenCalledWith(methods[1]);
  },
};
export const Four: Story = { args: { methods: methods.slice(0, 4) } };
export const One: Story = { args: { methods: methods.slice(0, 1) } };
export const NoneChosen: Story = { args: { selectedId: null } };
export const WhilePaying: Story = { args: { disabled: true } };
