import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  type ProtectionErrorCode,
  protectionErrorCodes,
  protectionErrorInfo,
} from '../../core/protection-error.js';
import { useProtectionFormats } from '../use-protection-formats.js';
import { testNow } from '../../testing.js';
import { ProtectionErrorAlert } from './protection-error-alert.js';

const params = { limit: '50.00', left: '8.50', until: '2026-11-26T23:00:00Z' };

function Errors({ codes, named }: { codes: readonly ProtectionErrorCode[]; named: boolean }) {
  const formats = useProtectionFormats('EUR', 'Europe/Berlin', testNow());
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      {codes.map((code) => (
        <ProtectionErrorAlert
          key={code}
          error={protectionErrorInfo(code, named ? params : {})}
          formats={formats}
          supportHref="/support"
        />
      ))}
    </div>
  );
}

const meta = {
  title: 'responsible-gaming/ProtectionErrorAlert',
  component: Errors,
  args: { codes: protectionErrorCodes, named: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(args.codes.length);
  },
} satisfies Meta<typeof Errors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryCode: Story = {};
export const WithLimitAndTime: Story = {
  args: {
    codes: ['dailyLossLimit', 'weeklyBetLimit', 'maxBetLimit', 'PAYMENT_LIMIT_THRESHOLD'],
    named: true,
  },
};
