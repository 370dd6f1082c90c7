import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../card/card.js';
import { ScrollRegion } from './scroll-region.js';

const levels = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Ruby', 'Diamond', 'Crown', 'Legend'];

/** Returns how far the content fades at the start and at the end of the region. */
const fading = (region: HTMLElement) => {
  const style = getComputedStyle(region);
  return ['--region-before', '--region-after'].map((name) => style.getPropertyValue(name));
};
/** Scrolls to a part of the way, in the direction of the language. */
function scrollTo(region: HTMLElement, part: number) {
  const way = region.scrollWidth - region.clientWidth;
  region.scrollLeft = getComputedStyle(region).direction === 'rtl' ? -way * part : way * part;
}

const meta = {
  title: 'ui/ScrollRegion',
  component: ScrollRegion,
  args: { label: 'Levels', children: null },
  render: (args) => (
    <Card>
      <ScrollRegion {...args}>
        <ul style={{ display: 'flex', gap: 16 }}>
          {levels.map((level) => (
            <li key={level} style={{ flex: '1 0 104px', paddingBlock: 24, textAlign: 'center' }}>
              {level}
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </Card>
  ),
} satisfies Meta<typeof ScrollRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything is in view: nothing fades. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(fading(canvas.getByRole('region'))).toEqual(['0px', '0px']);
  },
};
/** Content fades at the edge beyond which there is more. */
export const Mobile: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await waitFor(() => expect(fading(region)).toEqual(['0px', '40px']));
    scrollTo(region, 1);
    await waitFor(() => expect(fading(region)).toEqual(['40px', '0px']));
    scrollTo(region, 0.5);
    await waitFor(() => expect(fading(region)).toEqual(['40px', '40px']));
    await expect(getComputedStyle(region).maskImage).toContain(
      getComputedStyle(region).direction === 'rtl' ? 'to left' : 'to right',
    );
  },
};
