import { type RegistrationMode } from '@casino-kit/api-contract';
import { expect, userEvent, waitFor } from 'storybook/test';

/** Returns the first element that a selector finds: labels differ by locale, names and values do not. */
export function control<E extends HTMLElement = HTMLInputElement>(root: Element, selector: string): E {
  const found = root.querySelector<E>(selector);
  if (found === null) throw new Error(`no ${selector} in the story`);
  return found;
}

/** Types into the login form and sends it. Fields are found by name: labels differ by locale. */
export async function typeLogin(root: Element): Promise<void> {
  await userEvent.type(control(root, '[name=email]'), 'marlon@example.com');
  await userEvent.type(control(root, '[name=password]'), 'harbour25{Enter}');
}

/** Chooses one of the segments of a form by its value. */
export async function choose(root: Element, value: string): Promise<void> {
  await userEvent.click(control(root, `[type=radio][value=${value}]`));
}

/** Presses the main button of a form or dialog. */
export async function pressMain(root: Element): Promise<void> {
  await userEvent.click(control(root, '[type=submit]'));
}

/** Returns the registration form, once it is there. */
export async function registrationForm(root: Element): Promise<HTMLFormElement> {
  await waitFor(() => expect(root.querySelector('form [type=submit]')).not.toBeNull());
  return control<HTMLButtonElement>(root, 'form [type=submit]').form as HTMLFormElement;
}

/** Selects a registration mode. */
export async function chooseIdentifierType(root: Element, mode: RegistrationMode): Promise<void> {
  await registrationForm(root);
  await userEvent.click(control(root, `[type=radio][value=${mode}]`));
}

/** Presses the continue button once it is enabled. */
export async function pressContinue(root: Element): Promise<void> {
  await waitFor(() => expect(control(root, 'form [type=submit]')).toBeEnabled());
  await userEvent.click(control(root, 'form [type=submit]'));
}

/** Fills in the login and place fields, then continues to the step about the person. */
export async function registerAccount(root: Element): Promise<void> {
  await registrationForm(root);
  const typed = [
    ['[name=email]', 'marlon@example.com'],
    ['[type=tel]', '612047788'],
    ['[name=username]', 'marlon.s'],
    ['[name=password]', 'Harbour25!'],
  ] as const;
  for (const [selector, text] of typed)
    if (root.querySelector(selector)) await userEvent.type(control(root, selector), text);
  await pressContinue(root);
  await waitFor(() => expect(root.querySelector('[name=consent]')).not.toBeNull());
}

/** Fills the registration form in and sends it. */
export async function register(root: Element): Promise<void> {
  await registerAccount(root);
  await userEvent.selectOptions(control(root, '[name=dateOfBirth-day]'), '20');
  await userEvent.selectOptions(control(root, '[name=dateOfBirth-month]'), '11');
  await userEvent.selectOptions(control(root, '[name=dateOfBirth-year]'), '1990');
  await userEvent.click(control(root, '[name=consent]'));
  await pressContinue(root);
}
