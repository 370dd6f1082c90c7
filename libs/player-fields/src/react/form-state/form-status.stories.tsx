import type { Meta, StoryObj } from '@storybook/react-vite';
import { toFormError } from '../../core/call-errors.js';
import { CallError } from '@casino-kit/api-client';
import { FormStatus } from './form-status.js';
import { useMessageText } from './use-message-text.js';

function Status({
  error,
  wrongFields = [],
}: {
  error: unknown;
  wrongFields?: readonly string[] | undefined;
}) {
  const formatMessage = useMessageText();
  return (
    <FormStatus
      error={error === null ? null : toFormError(error)}
      formatMessage={formatMessage}
      wrongFields={wrongFields}
    />
  );
}

const rejected = (code: string, message: string, params: Record<string, string> = {}) =>
  new CallError('status', 'call', { status: 400, body: { success: false, code, message, params } });

const meta = {
  title: 'player-fields/FormStatus',
  component: Status,
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoConnection: Story = { args: { error: new CallError('network', 'call') } };
export const NoResponseInTime: Story = { args: { error: new CallError('timeout', 'call') } };
export const Pause: Story = { args: { error: rejected('TOO_MANY_TRIES', '', { minutes: '12' }) } };
export const Rejected: Story = { args: { error: rejected('X', 'Registration is closed in your country.') } };
export const Unforeseen: Story = { args: { error: new Error('bug') } };
export const WrongFields: Story = { args: { error: null, wrongFields: ['Email', 'Password'] } };
