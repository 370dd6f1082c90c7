import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Player, sendVerificationEmail, updateUserDetails } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { usePlayer } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { Card } from '@casino-kit/ui';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { profileDrafts } from '../../core/profile-drafts.js';
import { lockedPlayer, newPlayer, profileHandlers, unverifiedPlayer } from '../../testing.js';
import { ProfileForm } from './profile-form.js';

/** A busy machine may be slow; the wait ends as soon as the expected state is there. */
const patient = { timeout: 10_000 };

const meta = {
  title: 'profile/ProfileForm',
  component: ProfileForm,
  args: { player: lockedPlayer(), today: '2026-11-20' },
  // The form belongs to anyone who is logged in, as on a page, so that it reflects what is saved.
  render: function Mine(args) {
    const player = usePlayer()?.getUser;
    return <Card style={{ maxInlineSize: 1050 }}>{player && <ProfileForm {...args} player={player} />}</Card>;
  },
  beforeEach: () => profileDrafts.clear(),
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const ofPlayer = (player: Player, ...handlers: HttpHandler[]) => ({
  player: makeUserDetails({ getUser: player }),
  msw: { handlers: [...handlers, ...profileHandlers({ player })] },
});
const half = newPlayer({
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'King',
  countryCode: 'NL',
  city: 'Delft',
});

/** Returns a control by its name: labels differ by locale. */
async function control(root: Element, name: string): Promise<HTMLInputElement> {
  await waitFor(() => expect(root.querySelector(`[name=${name}]`)).not.toBeNull(), patient);
  return root.querySelector(`[name=${name}]`) as HTMLInputElement;
}
const getSubmitButton = (root: Element) => root.querySelector('[type=submit]') as HTMLButtonElement;
async function typeCity(root: Element): Promise<void> {
  const city = await control(root, 'city');
  await userEvent.clear(city);
  await userEvent.type(city, 'Haarlem');
}
const rejectedWith = (handler: HttpHandler, player = half): Story => ({
  parameters: ofPlayer(player, handler),
  play: async ({ canvas, canvasElement }) => {
    await typeCity(canvasElement);
    await userEvent.click(getSubmitButton(canvasElement));
    await expect((await canvas.findAllByRole('alert', {}, patient))[0]).toBeVisible();
  },
});

export const AllLocked: Story = { parameters: ofPlayer(lockedPlayer()) };
export const AllOpen: Story = {
  parameters: ofPlayer(newPlayer()),
  play: async ({ canvasElement }) => {
    await expect((await control(canvasElement, 'dateOfBirth-year')).value).toBe('2008');
  },
};
export const Mixed: Story = {
  parameters: ofPlayer(half),
  play: async ({ canvasElement }) => void (await control(canvasElement, 'city')),
};
export const Mobile: Story = {
  parameters: ofPlayer(half),
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
export const Loading: Story = {
  parameters: ofPlayer(
    newPlayer(),
    http.get('*/api/admin/*', () => delay('infinite')),
  ),
};
export const CouldNotBeLoaded: Story = {
  parameters: ofPlayer(
    newPlayer(),
    http.get('*/api/admin/*', () => HttpResponse.error()),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patient)).toBeVisible();
  },
};

export const NotSaved: Story = {
  parameters: ofPlayer(lockedPlayer({ kycStatus: '' })),
  play: async ({ canvasElement }) => {
    await typeCity(canvasElement);
    await userEvent.clear(await control(canvasElement, 'zipCode'));
  },
};
export const AllErrors: Story = {
  parameters: ofPlayer(newPlayer()),
  play: async ({ canvasElement }) => {
    await userEvent.type(await control(canvasElement, 'email'), 'ada@');
    await userEvent.type(canvasElement.querySelector('[type=tel]') as HTMLElement, '61');
    await userEvent.selectOptions(await control(canvasElement, 'dateOfBirth-month'), '12');
    await userEvent.click(getSubmitButton(canvasElement));
    await waitFor(() => expect(canvasElement.querySelector('[name=firstName]')).toHaveFocus(), patient);
  },
};
export const FieldLocked: Story = {
  ...rejectedWith(
    respondWithError(updateUserDetails, 409, { code: 'FIELD_LOCKED', fields: { city: 'form.locked' } }),
  ),
};
export const TakenEmail: Story = rejectedWith(
  respondWithError(updateUserDetails, 409, { code: 'EMAIL_TAKEN' }),
);
export const TakenPhone: Story = rejectedWith(
  respondWithError(updateUserDetails, 409, { code: 'PHONE_TAKEN' }),
);
export const UnderAge: Story = rejectedWith(respondWithError(updateUserDetails, 400, { code: 'UNDER_AGE' }));
export const RejectedByField: Story = rejectedWith(
  respondWithError(updateUserDetails, 400, { code: 'VALIDATION', fields: { zipCode: '3011 AB' } }),
);
export const Rejected: Story = rejectedWith(
  respondWithError(updateUserDetails, 400, { code: 'UNAVAILABLE', message: '12:00–18:00 UTC' }),
);
export const Pause: Story = rejectedWith(
  respondWithError(updateUserDetails, 429, { code: 'TOO_MANY_TRIES', params: { minutes: '15' } }),
);
export const Offline: Story = rejectedWith(failWithNetworkError(updateUserDetails));

export const Saving: Story = {
  parameters: ofPlayer(half, neverRespond(updateUserDetails)),
  play: async ({ canvasElement }) => {
    await typeCity(canvasElement);
    await userEvent.click(getSubmitButton(canvasElement));
    await waitFor(() => expect(getSubmitButton(canvasElement)).toHaveAttribute('aria-busy'), patient);
  },
};
export const Saved: Story = {
  parameters: ofPlayer(half),
  play: async ({ canvas, canvasElement }) => {
    await typeCity(canvasElement);
    await userEvent.click(getSubmitButton(canvasElement));
    await waitFor(() => {
      const messages = canvas.getAllByRole('status').map(({ textContent }) => textContent);
      return expect(messages.at(-1)).not.toBe('');
    }, patient);
  },
};
export const NothingToSave: Story = {
  parameters: ofPlayer(unverifiedPlayer()),
  play: async ({ canvasElement }) => {
    await control(canvasElement, 'city');
    await userEvent.click(getSubmitButton(canvasElement));
  },
};
export const DraftFound: Story = {
  parameters: ofPlayer(half),
  beforeEach: () => profileDrafts.keep(half.userId, { city: 'Haarlem', zipCode: '2011', phone: '612' }),
  play: async ({ canvas, canvasElement }) => {
    await expect((await control(canvasElement, 'city')).value).toBe('Haarlem');
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const SetMeanwhile: Story = {
  parameters: ofPlayer(half),
  beforeEach: () => profileDrafts.keep(half.userId, { firstName: 'Augusta', city: 'Haarlem' }),
  play: async ({ canvasElement }) => void (await control(canvasElement, 'city')),
};
/** A verified player has only fields open that were empty: a first name, which documents prove. */
const typeFirstName = async (root: Element) => userEvent.type(await control(root, 'firstName'), 'Ada');
export const VerifiedAgain: Story = {
  args: { onChangeResetKyc: true },
  parameters: ofPlayer(lockedPlayer({ firstName: '' })),
  play: async ({ canvasElement }) => {
    await typeFirstName(canvasElement);
    await userEvent.click(getSubmitButton(canvasElement));
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull(), patient);
  },
};
export const WarnedOfReset: Story = {
  args: { onChangeResetKyc: true },
  parameters: ofPlayer(lockedPlayer({ firstName: '' })),
  play: ({ canvasElement }) => typeFirstName(canvasElement),
};
const linkSent = (...handlers: HttpHandler[]): Story => ({
  parameters: ofPlayer(half, ...handlers),
  play: async ({ canvas, canvasElement }) => {
    await control(canvasElement, 'city');
    const before = canvas.getAllByRole('status')[0]?.textContent;
    const link = canvasElement.querySelector('[role=status] + button');
    if (link) await userEvent.click(link);
    await waitFor(() => expect(canvas.getAllByRole('status')[0]?.textContent).not.toBe(before), patient);
  },
});
export const LinkSentAgain: Story = linkSent();
export const LinkNotSent: Story = linkSent(
  respondWithError(sendVerificationEmail, 429, { code: 'TOO_MANY_TRIES', params: { minutes: '5' } }),
);
