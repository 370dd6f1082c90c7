import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@casino-kit/ui';
import { expect } from 'storybook/test';
import { makeGameDetails } from '../../testing.js';
import { SessionPicture } from './session-picture.js';

type Session = Parameters<typeof SessionPicture>[0]['session'];
const createSession = (p5: string, p25: string, p75: string, p95: string): Session => {
  const { session } = makeGameDetails();
  if (session === null) throw new Error('the example has no session');
  return { ...session, percentiles: { p5, p25, p75, p95 } };
};
const onMobile = { viewport: { value: 'mobile', isRotated: false } };
/** Amounts near each other, two of them on either side of zero. */
const close = createSession('-40.00', '-18.00', '4.32', '68.00');

/** Returns the labels, from the start of the axis to its end. */
const labelsIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('bdi')]
    .filter((label) => label.closest('[aria-hidden]'))
    .map((label) => label.getBoundingClientRect());
/** Checks how many lines the labels have, and that none touches its neighbour there. */
const hasLines =
  (count: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const labels = labelsIn(canvasElement);
    await expect(labels).toHaveLength(5);
    const tops = [...new Set(labels.map(({ top }) => Math.round(top)))];
    await expect(tops).toHaveLength(count);
    for (const line of tops) {
      const own = labels.filter(({ top }) => Math.round(top) === line);
      for (const [index, { left }] of own.entries())
        if (index > 0) await expect(left).toBeGreaterThan(own[index - 1]?.right ?? left);
    }
  };
/** Checks that every label is at its mark: its centre is the amount's place on the axis. */
const atMarks = (session: Session): NonNullable<Story['play']> => {
  const { p5, p25, p75, p95 } = session.percentiles;
  const amounts = [p5, p25, p75, p95, '0'].map(Number).sort((a, b) => a - b);
  return async ({ canvasElement }) => {
    const chart = canvasElement.querySelector('figure > [aria-hidden]')?.getBoundingClientRect();
    if (chart === undefined) throw new Error('there is no chart');
    const [first = 0] = amounts;
    const whole = (amounts.at(-1) ?? 0) - first;
    for (const [index, { left, right }] of labelsIn(canvasElement).entries()) {
      const place = (8 + (((amounts[index] ?? 0) - first) / whole) * 84) / 100;
      await expect(Math.abs((left + right) / 2 - chart.left - place * chart.width)).toBeLessThan(4);
    }
  };
};

const meta = {
  title: 'games/SessionPicture',
  component: SessionPicture,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof SessionPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

const spread = createSession('-100.00', '-50.00', '50.00', '100.00');
/** All labels fit at their marks: they have one line. */
export const OneLine: Story = {
  args: { session: spread },
  play: async (context) => {
    await hasLines(1)(context);
    await atMarks(spread)(context);
  },
};
/** Two labels would touch on a phone: the labels take turns in two lines, each at its mark. */
export const TwoLinesMobile: Story = {
  args: { session: close },
  globals: onMobile,
  play: async (context) => {
    await hasLines(2)(context);
    await atMarks(close)(context);
  },
};
/** Three labels at one place: those in the same line are pushed apart. */
export const CrowdedMobile: Story = {
  args: { session: createSession('-1.20', '-0.80', '0.90', '120.00') },
  globals: onMobile,
  play: hasLines(2),
};
/** Long amounts: the labels of a line are kept apart and inside the chart. */
export const LongLabelsMobile: Story = {
  args: { session: createSession('-41200000', '-18700000', '4320000', '68100000') },
  globals: onMobile,
  play: hasLines(2),
};
