import { render, screen, within } from '@testing-library/react';
import { createTestCasino } from '@casino-kit/provider/testing';
import { describe, expect, it } from 'vitest';
import { testHelpLines } from '../../testing.js';
import { HelpLines, type HelpLinesProps } from './help-lines.js';

function show(lines: HelpLinesProps['lines']) {
  const { Host } = createTestCasino({ player: null });
  return render(<HelpLines lines={lines} />, { wrapper: Host });
}

describe('HelpLines', () => {
  it('shows the number as a call, the site as a link, the country and when it answers', () => {
    show(testHelpLines);
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Germany · Day and night');
    const line = within(first!);
    const call = line.getByRole('link', { name: 'Call Harbour helpline: 0800 (555) 01-23' });
    expect(call.getAttribute('href')).toBe('tel:08005550123');
    const site = line.getByRole('link', { name: 'helpline.example' });
    expect([site.getAttribute('href'), site.getAttribute('rel')]).toEqual([
      'https://www.helpline.example/chat',
      'noreferrer',
    ]);
  });

  it('folds the lines of other countries while there are nearer ones', () => {
    const { container } = show(testHelpLines);
    expect(container.querySelector('details')?.open).toBe(false);
    expect(screen.getByText('Help lines in other countries')).toBeTruthy();
  });

  it('shows the lines of other countries when there are no nearer ones', () => {
    const { container } = show({ near: [], others: testHelpLines.others });
    expect(container.querySelector('details')?.open).toBe(true);
    expect(screen.getByRole('link', { name: 'Call Hjälplinjen: 020-555 01 23' })).toBeTruthy();
  });

  it.each([undefined, { near: [], others: [] }])('shows nothing for %j', (lines) => {
    expect(show(lines).container.textContent).toBe('');
  });
});
