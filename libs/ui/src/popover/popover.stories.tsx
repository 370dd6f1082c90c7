import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.js';
import { Popover } from './popover.js';

type Corner = 'top start' | 'top end' | 'bottom start' | 'bottom end';

/** A button in a corner of the window, with the box that it opens. */
function AtCorner({ corner }: { corner: Corner }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [block, inline] = corner.split(' ');
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        style={{
          position: 'fixed',
          [block === 'top' ? 'insetBlockStart' : 'insetBlockEnd']: 8,
          [inline === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: 8,
          minBlockSize: 44,
          color: 'var(--color-text)',
        }}
        onClick={() => {
          button.current?.focus();
          setOpen(true);
        }}
      >
        Message
      </button>
      {isOpen && (
        <Popover label="Actions" button={button} onClose={() => setOpen(false)}>
          {['Mention', 'Mute', 'Report'].map((name) => (
            <Button key={name} variant="ghost" block onClick={() => setOpen(false)}>
              {name}
            </Button>
          ))}
        </Popover>
      )}
    </>
  );
}

const meta = {
  title: 'ui/Popover',
  component: AtCorner,
  args: { corner: 'top start' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof AtCorner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the box; it is inside the window and beside its button, on the side that has room. */
const opensAtItsButton: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const button = within(canvasElement).getByRole('button');
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog');
  await waitFor(async () => {
    const [box, at] = [dialog.getBoundingClientRect(), button.getBoundingClientRect()];
    const below = at.top < window.innerHeight / 2;
    const distance = below ? box.top - at.bottom : at.top - box.bottom;
    await expect(distance).toBeGreaterThanOrEqual(0);
    await expect(distance).toBeLessThan(8);
    await expect(Math.min(box.right, at.right) - Math.max(box.left, at.left)).toBeGreaterThan(0);
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });
};

export const TopStart: Story = { args: { corner: 'top start' }, play: opensAtItsButton };
export const TopEnd: Story = { args: { corner: 'top end' }, play: opensAtItsButton };
export const BottomStart: Story = { args: { corner: 'bottom start' }, play: opensAtItsButton };
export const BottomEnd: Story = { args: { corner: 'bottom end' }, play: opensAtItsButton };
export const Mobile: Story = {
  args: { corner: 'bottom start' },
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: opensAtItsButton,
};
