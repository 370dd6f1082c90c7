import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ThemeTokens } from '../../../../.storybook/live-page/theme-tokens.js';
import tokens from '../tokens.json';

const meta = {
  title: 'ui-theme-lulu/Tokens',
  component: ThemeTokens,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    theme: 'lulu',
    lead: 'A velvet boudoir club: dark plum ground, orchid and rose on what can be pressed.',
    tokens,
  },
} satisfies Meta<typeof ThemeTokens>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every token with its value and use, and the contrast of each pair of colours that meet on a screen. */
export const Live: Story = {};
/** What one can do there, done. Not in the sidebar: it types by itself. */
export const Played: Story = {
  ...Live,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const search = canvas.getByLabelText('Find a token by name, value or use');
    await userEvent.type(search, 'focus ring');
    await expect(canvas.getByText('--color-focus')).toBeVisible();
    await expect(canvas.queryByText('--color-page')).not.toBeInTheDocument();
    await userEvent.clear(search);
    await userEvent.type(search, 'no such token');
    await expect(canvas.getByText('No token has this in its name, value or use.')).toBeVisible();
    await userEvent.clear(search);
    await expect(canvas.getByText('--color-page')).toBeVisible();
    await expect(canvas.queryByText('Fails')).not.toBeInTheDocument();
    const saved: string[] = [];
    const follow = (event: MouseEvent) => {
      if (event.target instanceof HTMLAnchorElement) saved.push(event.target.download);
    };
    document.addEventListener('click', follow);
    await userEvent.click(canvas.getByRole('button', { name: 'Download for design tools' }));
    document.removeEventListener('click', follow);
    await expect(saved).toEqual(['lulu.tokens.json']);
    await expect(canvas.getAllByText('Passes').length).toBeGreaterThan(50);
  },
};
