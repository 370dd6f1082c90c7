import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox.js';
import { RadioGroup } from './radio-group.js';
import { SegmentedControl } from './segmented-control.js';

// jsdom lacks `CSS.escape`, which React Aria and user-event need.
vi.stubGlobal('CSS', { escape: (id: string) => id.replace(/[^\w-]/g, '\\$&') });

function Ways() {
  const [value, setValue] = useState<'email' | 'phone' | 'click'>('email');
  return (
    <SegmentedControl
      label="Register with"
      value={value}
      onChange={setValue}
      options={[
        { value: 'email', label: 'E-mail' },
        { value: 'phone', label: 'Phone' },
        { value: 'click', label: 'One click' },
      ]}
    />
  );
}

function Bonus({ error }: { error?: string | undefined }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <RadioGroup
      legend="Bonus"
      value={value}
      onChange={setValue}
      error={error}
      options={[
        { value: 'welcome', label: 'Welcome bonus' },
        { value: 'vip', label: 'Gold cashback', disabled: true },
        { value: 'none', label: 'No bonus' },
      ]}
    />
  );
}
const checked = () =>
  screen.getAllByRole<HTMLInputElement>('radio').find((radio) => radio.checked)?.labels?.[0]?.textContent;

describe('segments', () => {
  it('are one stop of the Tab key, and arrows choose', async () => {
    render(
      <>
        <Ways />
        <button>After</button>
      </>,
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'E-mail' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(checked()).toBe('Phone');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(checked()).toBe('E-mail');
    await userEvent.keyboard('{ArrowLeft}');
    expect(checked()).toBe('One click');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  });
  it('are a named group', () => {
    render(<Ways />);
    expect(screen.getByRole('radiogroup', { name: 'Register with' })).toBeDefined();
  });
});

describe('a group of radio buttons', () => {
  it('is named by its legend and starts with nothing selected', () => {
    render(<Bonus />);
    expect(screen.getByRole('group', { name: 'Bonus' })).toBeDefined();
    expect(checked()).toBeUndefined();
  });
  it('selects with the keyboard and skips disabled options', async () => {
    render(<Bonus />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(checked()).toBe('Welcome bonus');
    await userEvent.keyboard('{ArrowDown}');
    expect(checked()).toBe('No bonus');
  });
  it('ties its error to the group', () => {
    render(<Bonus error="Choose one." />);
    const group = screen.getByRole('group');
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose one.',
    );
  });
  it('keeps two groups on a page apart', async () => {
    render(
      <>
        <Bonus />
        <Bonus />
      </>,
    );
    const [first, , , second] = screen.getAllByRole('radio');
    await userEvent.click(first!);
    await userEvent.click(second!);
    expect(first).toHaveProperty('checked', true);
    expect(second).toHaveProperty('checked', true);
  });
});

describe('a checkbox', () => {
  it('is pressed by its sentence and ties its error', async () => {
    render(<Checkbox label="I accept the terms" error="You have to." />);
    const box = screen.getByRole('checkbox', { name: 'I accept the terms' });
    await userEvent.click(screen.getByText('I accept the terms'));
    expect(box).toHaveProperty('checked', true);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'You have to.',
    );
  });
});
