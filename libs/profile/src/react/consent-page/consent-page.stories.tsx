import type { Meta, StoryObj } from '@storybook/react-vite';
import { getConsent, setConsent } from '@casino-kit/api-contract';
import { neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { Card } from '@casino-kit/ui';
import { expect, userEvent, waitFor } from 'storybook/test';
import { consentHandlers, profileHandlers } from '../../testing.js';
import { ConsentPage } from './consent-page.js';

const served = (...handlers: ReturnType<typeof consentHandlers>) => ({
  msw: { handlers: [...handlers, ...profileHandlers()] },
});
const meta = {
  title: 'profile/ConsentPage',
  component: ConsentPage,
  args: { sections: [], loginHref: '?modal=login' },
  parameters: {
    player: makeUserDetails(),
    ...served(...consentHandlers({ given: [{ channel: 'email', product: 'casino' }] })),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('checkbox')).length).toBe(12);
  },
} satisfies Meta<typeof ConsentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const WithContentBelow: Story = {
  args: { title: 'What reaches you', below: <Card>Which notices about your account reach you</Card> },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('checkbox')).length).toBe(12);
    await expect(canvas.getByText('Which notices about your account reach you')).toBeVisible();
  },
};
export const None: Story = { parameters: served(...consentHandlers()) };
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
export const Excluded: Story = { parameters: served(...consentHandlers({ isClosed: true })) };
export const NotSaved: Story = {
  parameters: served(respondWithError(setConsent, 500), ...consentHandlers()),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('checkbox');
    await userEvent.click(first!);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const NotOffered: Story = {
  parameters: served(respondWithError(getConsent, 501)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
export const CouldNotBeLoaded: Story = {
  parameters: served(respondWithError(getConsent, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: served(neverRespond(getConsent)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};
