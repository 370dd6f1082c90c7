import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { testHelpLines, testOptions } from '../../testing.js';
import { SelfTest } from './self-test.js';

const meta = {
  title: 'responsible-gaming/SelfTest',
  component: SelfTest,
  args: { ...testOptions, helpLines: testHelpLines },
} satisfies Meta<typeof SelfTest>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const phone = { globals: { viewport: { value: 'mobile', isRotated: false } } };
const start: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(await canvas.findAllByRole('group')).toHaveLength(9);
};
/** Gives each question the answer at its place of the list, `never` where it is short; then shows the result. */
const answered =
  (...answers: readonly string[]): Play =>
  async (context) => {
    await start(context);
    const groups = context.canvas.getAllByRole('group');
    for (const [place, group] of groups.entries()) {
      const value = answers[place] ?? 'never';
      await userEvent.click(group.querySelector<HTMLInputElement>(`input[value="${value}"]`)!);
    }
    await userEvent.click(context.canvas.getByRole('button'));
    await expect(document.activeElement?.tagName).toBe('H3');
  };

export const Introduction: Story = {};
export const Questions: Story = { play: start };
export const QuestionsOnMobile: Story = { ...Questions, ...phone };
export const QuestionWithoutAnswer: Story = {
  play: async (context) => {
    await start(context);
    await userEvent.click(context.canvas.getByRole('button'));
    await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible());
  },
};
export const NoSigns: Story = { play: answered() };
export const FewSigns: Story = { play: answered('sometimes') };
export const SeveralSigns: Story = { play: answered('mostly', 'mostly') };
export const ManySigns: Story = { play: answered('always', 'always', 'always') };
export const ManySignsOnMobile: Story = { ...ManySigns, ...phone };
/** A brand without help lines of its own. */
export const ManySignsWithoutLines: Story = { ...ManySigns, args: { helpLines: undefined } };
