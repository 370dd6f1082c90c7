import { screen, waitFor } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';

// The registration modes have the same names as their fields.
const noWay = { selector: 'input:not([type=radio]), select' };

/** What the form gets from its brand and its host in the tests of this library. */
export const brandProps = {
  termsHref: '/terms-and-conditions',
  privacyHref: '/privacy-policy',
  defaultCountryCode: 'NL',
  today: '2026-11-20',
};

/** Returns the controls of the registration form as a person finds them, for this library's tests. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, noWay);
export const fieldToCome = (label: string) => screen.findByLabelText<HTMLInputElement>(label, noWay);
export const fieldIfAny = (label: string) => screen.queryByLabelText<HTMLInputElement>(label, noWay);
export const consent = () => screen.getByLabelText<HTMLInputElement>(/I am over 18/);
export const news = () => screen.getByLabelText<HTMLInputElement>(/news and offers/);
export const way = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Puts a text into a field in one go. */
export async function paste(user: UserEvent, label: string, text: string): Promise<void> {
  await user.click(field(label));
  await user.paste(text);
}

/** Presses a button once it can be pressed. */
export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  await waitFor(() => {
    if (button(name).disabled) throw new Error(`"${String(name)}" cannot be pressed yet`);
  });
  await user.click(button(name));
}

/** Types email and password and continues to the step about the person. */
export async function fillAccount(user: UserEvent): Promise<void> {
  await paste(user, 'Email', 'marlon@example.com');
  await paste(user, 'Password', 'Harbour25!');
  await press(user, 'Next');
  await fieldToCome('Year');
}

/** Chooses a date of birth and consents. */
export async function fillPerson(user: UserEvent): Promise<void> {
  await user.selectOptions(field('Day'), '20');
  await user.selectOptions(field('Month'), '11');
  await user.selectOptions(field('Year'), '1990');
  await user.click(consent());
}

/** Fills everything in and sends it. */
export async function createAccount(user: UserEvent): Promise<void> {
  await fillAccount(user);
  await fillPerson(user);
  await press(user, 'Create account');
}
