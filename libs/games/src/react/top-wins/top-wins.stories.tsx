import type { Meta, StoryObj } from '@storybook/react-vite';
import { listTopWins } from '@casino-kit/api-contract';
import { makeUserDetails } from '@casino-kit/session/testing';
import { failWithNetworkError, neverRespond } from '@casino-kit/provider/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { gamesHandlers, makeTopWin } from '../../testing.js';
import { TopWins } from './top-wins.js';

const meta = {
  title: 'games/TopWins',
  component: TopWins,
  parameters: { player: makeUserDetails(), msw: { handlers: gamesHandlers() } },
} satisfies Meta<typeof TopWins>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllWins: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};
export const Mobile: Story = { ...AllWins, globals: { viewport: { value: 'mobile', isRotated: false } } };
/** A name starts where the line below it does, whatever its direction. */
export const MobileHiddenPlayer: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  parameters: {
    msw: {
      handlers: gamesHandlers({
        topWins: { all: [makeTopWin({ player: '' })], 'high-rollers': [], multipliers: [], mine: [] },
      }),
    },
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link');
    const [name, line] = [link.querySelector('bdi'), link.querySelector('small')];
    if (name === null || line === null) throw new Error('the row has no name');
    const side = getComputedStyle(line).direction === 'rtl' ? 'right' : 'left';
    const getEdge = (element: Element) => element.getBoundingClientRect()[side];
    await waitFor(() => expect(Math.abs(getEdge(name) - getEdge(line))).toBeLessThan(1));
    const letters = document.createRange();
    letters.selectNodeContents(name);
    await expect(Math.abs(letters.getBoundingClientRect()[side] - getEdge(line))).toBeLessThan(2);
  },
};
export const MyWins: Story = {
  play: async ({ canvas }) => {
    const [mine] = await canvas.findAllByRole('button');
    if (mine === undefined) throw new Error('there is no table of the player’s own wins');
    await userEvent.click(mine);
    await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(5));
  },
};
export const Guest: Story = { parameters: { player: null } };
export const None: Story = {
  parameters: {
    msw: {
      handlers: gamesHandlers({ topWins: { all: [], 'high-rollers': [], multipliers: [], mine: [] } }),
    },
  },
};
export const Loading: Story = { parameters: { msw: { handlers: [neverRespond(listTopWins)] } } };
export const CouldNotBeLoaded: Story = {
  parameters: { msw: { handlers: [failWithNetworkError(listTopWins)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
