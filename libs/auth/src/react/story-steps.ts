import { expect, userEvent, waitFor } from 'storybook/test';

function control<E extends HTMLElement = HTMLInputElement>(root: Element, selector: string): E {
  const found = root.querySelector<E>(selector);
  if (found === null) throw new Error(`no ${selector} in the story`);
  return found;
}

/** Types into the login form and sends it. Fields are found by name: labels differ by locale. */
export async function typeLogin(root: Element): Promise<void> {
  await userEvent.type(control(root, '[name=email]'), 'marlon@example.com');
  await userEvent.type(control(root, '[name=password]'), 'harbour25{Enter}');
}

/** The e-mail field of the registration form, once the form is there. */
export async function registrationForm(root: Element): Promise<HTMLInputElement> {
  await waitFor(() => expect(root.querySelector('[name=email]')).not.toBeNull());
  return control(root, '[name=email]');
}

/** Fills the registration form in and sends it. */
export async function register(root: Element): Promise<void> {
  await userEvent.type(await registrationForm(root), 'marlon@example.com');
  await userEvent.type(control(root, '[name=password]'), 'Harbour25!');
  await userEvent.selectOptions(control(root, '[name=dateOfBirth-year]'), '1990');
  await userEvent.click(control(root, '[name=consent]'));
  await waitFor(() => expect(control(root, '[type=submit]')).toBeEnabled());
  await userEvent.click(control(root, '[type=submit]'));
}
