import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { gamesHandlers, makeGame } from '../../testing.js';
import { ProvidersPage } from './providers-page.js';

const names = [
  ...['Tidewater', 'Velvet Room', 'Northlight', 'Ember Forge', 'Parallax', 'Monolith', 'Kite & Key'],
  ...['Pixelgrove', 'Goldleaf', 'Sundial'],
];
const games = names.flatMap((name, place) =>
  Array.from({ length: 14 - place }, (_, index) =>
    makeGame({ name: `${name} ${index + 1}`, provider: { id: name.toLowerCase(), name } }),
  ),
);

const meta = {
  title: 'games/ProvidersPage',
  component: ProvidersPage,
  parameters: { msw: { handlers: gamesHandlers({ games }) } },
} satisfies Meta<typeof ProvidersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Providers: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Tidewater');
  },
};
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Tidewater');
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await canvas.findByText('Tidewater')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
  },
};
export const Mobile: Story = {
  ...Providers,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
export const Loading: Story = { parameters: { msw: { handlers: gamesHandlers({ silent: true }) } } };
export const Failed: Story = {
  parameters: { msw: { handlers: gamesHandlers({ reject: { status: 503, code: 'UNAVAILABLE' } }) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};
