import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  getActivity,
  getExclusions,
  getLimits,
  getPlayMarkers,
  setRealityCheck,
} from '@casino-kit/api-contract';
import { neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type HttpHandler } from 'msw';
import {
  makeActivity,
  makeExclusion,
  makeLimits,
  makePlayMarkers,
  protectionHandlers,
  type ProtectionServer,
  testOptions,
} from '../../testing.js';
import { SaferPlayPage } from './safer-play-page.js';

const served = (options: ProtectionServer = {}, ...first: HttpHandler[]) => ({
  msw: { handlers: [...first, ...protectionHandlers(options)] },
});
/** In every language of the stories. */
const noticedNames = { hide: /Hide for now|Vorerst ausblenden|إخفاء الآن/ };
const meta = {
  title: 'responsible-gaming/SaferPlayPage',
  component: SaferPlayPage,
  args: testOptions,
  beforeEach: () => window.localStorage.removeItem('casino-kit.play-markers.hidden'),
  parameters: { player: makeUserDetails(), ...served() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure')).toBeVisible();
  },
} satisfies Meta<typeof SaferPlayPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLimits: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
export const WithoutLimits: Story = {
  parameters: served({
    limits: makeLimits({
      limits: [],
      session: null,
      realityCheckMinutes: null,
      longestRealityCheckMinutes: null,
    }),
  }),
};
export const NothingPlayed: Story = {
  parameters: served({ activity: makeActivity({ days: [], byKind: [] }) }),
};
export const OnABreak: Story = { parameters: served({ exclusions: [makeExclusion()] }) };
export const ClosedForGood: Story = {
  parameters: served({
    exclusions: [makeExclusion({ kind: 'self-exclusion', period: 'permanent', endsAt: null })],
  }),
};
export const BreakAsked: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('figure');
    await userEvent.click(canvasElement.querySelector('button:has(small)')!);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};
export const Loading: Story = {
  parameters: served({}, neverRespond(getLimits), neverRespond(getActivity), neverRespond(getExclusions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const LimitsNotLoaded: Story = {
  parameters: served({}, respondWithError(getLimits, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const WithoutServer: Story = {
  parameters: served(
    {},
    respondWithError(getLimits, 501),
    respondWithError(getActivity, 501),
    respondWithError(getExclusions, 501),
    respondWithError(getPlayMarkers, 501),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2));
  },
};
export const ActivityNotLoaded: Story = {
  parameters: served({}, respondWithError(getActivity, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('progressbar')).not.toHaveLength(0);
  },
};
export const ExclusionsNotLoaded: Story = { parameters: served({}, respondWithError(getExclusions, 500)) };
export const RealityCheckFailed: Story = {
  parameters: served({}, respondWithError(setRealityCheck, 500)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('figure');
    await userEvent.click(canvasElement.querySelector('button[aria-pressed=false]')!);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Noticed: Story = {
  args: { selfTestHref: '/self-test' },
  parameters: served({ markers: makePlayMarkers() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: noticedNames.hide })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(8);
  },
};
export const NoticedMobile: Story = {
  ...Noticed,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
export const OneNoticed: Story = {
  parameters: served({
    markers: makePlayMarkers({
      markers: makePlayMarkers().markers.filter(({ kind }) => kind === 'rising-deposits'),
    }),
  }),
};
export const ManyMethodsNoticed: Story = {
  parameters: served({
    markers: makePlayMarkers({
      markers: makePlayMarkers().markers.filter(({ kind }) => kind === 'many-methods'),
    }),
  }),
};
export const ToolsUsedNoticed: Story = {
  parameters: served({
    markers: makePlayMarkers({
      markers: makePlayMarkers().markers.filter(({ kind }) => kind === 'tools-used'),
    }),
  }),
};
export const NoticedHidden: Story = {
  parameters: served({ markers: makePlayMarkers() }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: noticedNames.hide }));
    await expect(canvas.queryByRole('button', { name: noticedNames.hide })).toBeNull();
  },
};
export const MarkersNotLoaded: Story = { parameters: served({}, respondWithError(getPlayMarkers, 500)) };
export const FormOpen: Story = {
  args: { initialLimit: { kind: 'loss', period: 'daily' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const Untitled: Story = { args: { untitled: true } };
