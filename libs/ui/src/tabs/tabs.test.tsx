import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/ui-provider.js';
import { Tabs } from './tabs.js';

// jsdom lacks `CSS.escape`, which React Aria and user-event need.
vi.stubGlobal('CSS', { escape: (id: string) => id.replace(/[^\w-]/g, '\\$&') });

const limits = ['Deposit', 'Loss', 'Session'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <p>{label} limit</p>,
}));
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('tabs', () => {
  it('are one stop of the Tab key, and arrows choose', async () => {
    render(<Tabs label="Limits" items={limits} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toBe('Loss');
    expect(screen.getByRole('tabpanel', { name: 'Loss' }).textContent).toBe('Loss limit');
    await userEvent.keyboard('{End}');
    expect(chosen()).toBe('Session');
  });
  it('follow the direction of the host', async () => {
    render(
      <UiProvider locale="ar" dir="rtl">
        <Tabs label="Limits" items={limits} />
      </UiProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('Loss');
  });
  it('follow the direction of the host against its locale', async () => {
    render(
      <UiProvider locale="en" dir="rtl">
        <Tabs label="Limits" items={limits} />
      </UiProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('Loss');
  });
});
