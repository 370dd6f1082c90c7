'use client';

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Player } from '@casino-kit/api-contract';
import { createTestCasino } from '@casino-kit/provider/testing';
import { usePlayer } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { type SetupServer } from 'msw/node';
import { createProfileDrafts } from '../src/core/profile-drafts.js';
import { profileHandlers, type ProfileServer } from '../src/testing.js';
import { ProfileForm, type ProfileFormProps } from '../src/react/profile-form/profile-form.js';

type OwnProps = Omit<ProfileFormProps, 'player'>;

/** The form of anyone who is logged in, as a page shows it. */
export function OwnProfile(props: OwnProps) {
  const player = usePlayer()?.getUser;
  return player ? <ProfileForm player={player} {...props} /> : null;
}

/** Returns the details of a player as a session holds them. */
export const toDetails = (getUser: Player) => makeUserDetails({ getUser });

/** Shows a player's form on 20 November 2026 and waits for it; `sent` are the changes that the server received. */
export async function visitProfile(
  server: SetupServer,
  player: Player,
  props: OwnProps = {},
  response: Pick<ProfileServer, 'message'> = {},
) {
  const sent: Record<string, unknown>[] = [];
  server.use(...profileHandlers({ player, onUpdate: (body) => sent.push(body), ...response }));
  const host = createTestCasino({ player: toDetails(player) });
  const drafts = createProfileDrafts();
  const page = <OwnProfile today="2026-11-20" drafts={drafts} {...props} />;
  const view = render(page, { wrapper: host.Host });
  await screen.findByLabelText('City');
  return {
    ...host,
    ...view,
    page,
    drafts,
    sent,
    user: userEvent.setup({ delay: null }),
  };
}
export type Visitor = Awaited<ReturnType<typeof visitProfile>>['user'];

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const update = () => screen.getByRole<HTMLButtonElement>('button', { name: /Update profile/ });
export const discard = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Discard' });

/** Replaces the content of a field. */
export async function type(user: Visitor, label: string, text: string) {
  await user.clear(field(label));
  await user.click(field(label));
  if (text !== '') await user.paste(text);
}

/** Returns what screen readers announce for a control besides its name. */
export const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
