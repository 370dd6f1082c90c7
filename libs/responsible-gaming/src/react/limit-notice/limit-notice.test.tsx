import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { makeLimit, makeLimits, testOptions } from '../../testing.js';
import { LimitNotice } from './limit-notice.js';

const user = userEvent.setup({ delay: null });
const { timeZone } = testOptions;
const limitsWith = (used: string, logsOutAtLimit = true) =>
  makeLimits({
    logsOutAtLimit,
    limits: [makeLimit({ kind: 'loss', period: 'daily', amount: '50.00', used })],
  });

describe('LimitNotice', () => {
  it('tells at half of a limit and again when it is nearly used, each once', async () => {
    const { Host } = createTestCasino();
    const show = (used: string) => <LimitNotice limits={limitsWith(used)} timeZone={timeZone} />;
    const { rerender } = render(show('24.00'), { wrapper: Host });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    rerender(show('26.00'));
    expect(screen.getByRole('alertdialog', { name: 'Losses a day' })).toBeTruthy();
    expect(screen.getByText('€26.00 of €50.00 used')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    rerender(show('30.00'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    rerender(show('41.00'));
    expect(screen.getByText('€41.00 of €50.00 used')).toBeTruthy();
  });

  it('tells nothing where the server does not log out at a limit', () => {
    const { Host } = createTestCasino();
    render(<LimitNotice limits={limitsWith('45.00', false)} timeZone={timeZone} />, { wrapper: Host });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
