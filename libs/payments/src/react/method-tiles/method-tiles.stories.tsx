import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { makePaymentMethod, makePaymentMethods } from '../../testing.js';
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
/** Many start with the first of them, and can be searched. */
export const FourHundred: Story = {
  args: {
    selectedId: 'm320',
    methods: Array.from({ length: 400 }, (_, place) => ({
      ...methods[place % methods.length]!,
      id: `m${place}`,
      title: `${methods[place % methods.length]!.title ?? ''} ${place}`,
    })),
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    await expect(list.getAllByRole('radio')).toHaveLength(13);
    await userEvent.type(list.getByRole('searchbox'), 'skrill 9{Enter}');
    await expect(list.getAllByRole('radio').length).toBeLessThan(13);
    await userEvent.clear(list.getByRole('searchbox'));
    await userEvent.click(list.getByRole('button'));
    await expect(list.getAllByRole('radio')).toHaveLength(400);
    await userEvent.click(list.getByRole('button'));
  },
};
export const NoneChosen: Story = { args: { selectedId: null } };
export const WhilePaying: Story = { args: { disabled: true } };

const other = { isCardForm: false, hostedFieldsUrl: null };
/** Every kind has its own mark; a method with an image shows the image. */
export const EveryMark: Story = {
  args: {
    methods: [
      ...methods,
      makePaymentMethod({ ...other, id: 'pix', name: 'Pix', title: 'Pix', paymentMethod: 'cpf' }),
      makePaymentMethod({
        ...other,
        id: 'upi',
        name: 'UPI',
        title: 'UPI',
        paymentMethod: 'upi',
        paused: true,
      }),
      makePaymentMethod({
        ...other,
        id: 'voucher',
        name: 'voucher',
        title: 'Voucher',
        thumbnailUrl: `data:image/svg+xml,${encodeURIComponent(
          '<svg xmlns="http://www.w3.org/2000/svg" width="72" height="24"><rect width="72" height="24" rx="6" fill="#8b9bff"/></svg>',
        )}`,
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('label svg[viewBox="0 0 40 24"]')).toHaveLength(8);
    await expect(canvasElement.querySelectorAll('label img')).toHaveLength(1);
  },
};
