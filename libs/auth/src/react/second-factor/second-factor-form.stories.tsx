import type { Meta, StoryObj } from '@storybook/react-vite';
import { logInWithSecondFactor, requestFactorRemoval } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { control, pressMain } from '../story-steps.js';
import { SecondFactorForm } from './second-factor-form.js';

const removes = http.post('*/api/user/factor-removal', () =>
  HttpResponse.json({ success: true, data: { removalAt: '2030-01-04T10:00:00.000Z' } }),
);

const meta = {
  title: 'auth/SecondFactorForm',
  component: SecondFactorForm,
  args: { ticket: 'ticket', onBack: fn() },
  parameters: { msw: { handlers: [removes] } },
} satisfies Meta<typeof SecondFactorForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (handler: ReturnType<typeof respondWithError>) => ({ msw: { handlers: [handler, removes] } });
async function typeCode(root: Element): Promise<void> {
  await userEvent.type(control(root, '[inputmode=numeric]'), '111111');
  await pressMain(root);
}
/** Presses one of the other ways, which follow the main button. */
async function pressWay(root: HTMLElement, way: 'recoveryCode' | 'lost'): Promise<void> {
  const buttons = within(root).getAllByRole('button');
  await userEvent.click(buttons[way === 'recoveryCode' ? 1 : 2]!);
}

export const Code: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(control(canvasElement, '[inputmode=numeric]')).toHaveFocus());
  },
};
export const Phone: Story = { ...Code, globals: { viewport: { value: 'mobile', isRotated: false } } };
/** Sent before all six digits are there. */
export const CodeTooShort: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(control(canvasElement, '[inputmode=numeric]'), '12');
    await pressMain(canvasElement);
    await expect(control(canvasElement, '[inputmode=numeric]')).toHaveAttribute('aria-invalid', 'true');
  },
};
export const WrongCode: Story = {
  parameters: of(
    respondWithError(logInWithSecondFactor, 401, { code: 'CODE_WRONG', params: { triesLeft: '2' } }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await typeCode(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(control(canvasElement, '[inputmode=numeric]')).toHaveValue('111111');
  },
};
export const TooManyTries: Story = {
  parameters: of(
    respondWithError(logInWithSecondFactor, 429, { code: 'TOO_MANY_TRIES', params: { minutes: '4' } }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await typeCode(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('4');
  },
};
export const Offline: Story = {
  parameters: of(failWithNetworkError(logInWithSecondFactor)),
  play: async ({ canvas, canvasElement }) => {
    await typeCode(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Sending: Story = {
  parameters: of(neverRespond(logInWithSecondFactor)),
  play: async ({ canvasElement }) => {
    await typeCode(canvasElement);
    await waitFor(() => expect(control(canvasElement, '[type=submit]')).toHaveAttribute('aria-busy', 'true'));
  },
};
/** The step took longer than its ticket lasts: the host goes back to the password. */
export const TookTooLong: Story = {
  parameters: of(respondWithError(logInWithSecondFactor, 410, { code: 'TICKET_EXPIRED' })),
  play: async ({ canvasElement, args }) => {
    await typeCode(canvasElement);
    await waitFor(() => expect(args.onBack).toHaveBeenCalledWith(true));
  },
};
export const RecoveryCode: Story = {
  play: async ({ canvasElement }) => {
    await pressWay(canvasElement, 'recoveryCode');
    await expect(control(canvasElement, '[autocapitalize=none]')).toHaveFocus();
  },
};
/** Everything is lost: what a removal does, before it is requested. */
export const LostPhone: Story = {
  play: async ({ canvas, canvasElement }) => {
    await pressWay(canvasElement, 'lost');
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};
export const RemovalRequested: Story = {
  play: async ({ canvas, canvasElement }) => {
    await pressWay(canvasElement, 'lost');
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('2030');
  },
};
export const RemovalFailed: Story = {
  parameters: { msw: { handlers: [failWithNetworkError(requestFactorRemoval)] } },
  play: async ({ canvas, canvasElement }) => {
    await pressWay(canvasElement, 'lost');
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
