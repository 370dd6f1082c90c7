import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestCasino } from '@casino-kit/provider/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { testHelpLines, testOptions } from '../../testing.js';
import { SelfTest } from './self-test.js';
import { type SelfTestProps } from './self-test-props.js';

// jsdom lacks `CSS.escape`.
vi.stubGlobal('CSS', { escape: (id: string) => id.replaceAll(/[^\w-]/g, String.raw`\$&`) });
const server = setupServer();
const onRequest = vi.fn();
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:start', onRequest);
});
afterEach(() => onRequest.mockClear());
afterAll(() => server.close());
const user = userEvent.setup({ delay: null });

/** Starts the test as a guest. */
async function start(props: Partial<SelfTestProps> = {}) {
  const { Host } = createTestCasino({ player: null });
  const shown = render(<SelfTest {...testOptions} {...props} />, { wrapper: Host });
  await user.click(screen.getByRole('button', { name: 'Start the self-test' }));
  await screen.findByRole('heading', { name: 'In the last 12 months …' });
  return shown;
}
async function answer(...names: string[]) {
  const questions = screen.getAllByRole('group');
  for (const [place, name] of names.entries())
    await user.click(within(questions[place]!).getByRole('radio', { name }));
}
const showResult = () => user.click(screen.getByRole('button', { name: 'Show the result' }));
const all = (name: string) => Array.from({ length: 9 }, () => name);

describe('SelfTest', () => {
  it('asks nine questions, each a named group of four answers, and has the focus', async () => {
    await start();
    expect(document.activeElement?.textContent).toBe('In the last 12 months …');
    const questions = screen.getAllByRole('group');
    expect(questions).toHaveLength(9);
    for (const question of questions) expect(within(question).getAllByRole('radio')).toHaveLength(4);
    expect(
      screen.getByRole('group', { name: '1. Have you bet more than you could really afford to lose?' }),
    ).toBe(questions[0]);
  });

  it('can be answered with the keyboard alone', async () => {
    await start();
    for (let question = 0; question < 9; question += 1) {
      await user.tab();
      await user.keyboard(' ');
    }
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'No signs of harm' })).toBe(document.activeElement);
  });

  it.each([
    [['Never'], 'No signs of harm', '0 of 27 points'],
    [['Sometimes', 'Sometimes'], 'A few signs of harm', '2 of 27 points'],
    [['Almost always', 'Most of the time', 'Most of the time'], 'Several signs of harm', '7 of 27 points'],
    [all('Almost always'), 'Many signs of harm', '27 of 27 points'],
  ])('announces the result of %j: %s', async (given, title, points) => {
    await start();
    await answer(...all('Never').map((never, place) => given[place] ?? never));
    await showResult();
    expect(screen.getByRole('heading', { name: title })).toBe(document.activeElement);
    expect(screen.getByText(points)).toBeTruthy();
    expect(screen.getByText(/a guide, not a diagnosis/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Set limits' }).getAttribute('href')).toBe('?view=all');
  });

  it('leads from many signs to help lines, a break and limits', async () => {
    await start({ helpLines: testHelpLines });
    await answer(...all('Sometimes'));
    await showResult();
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(
      expect.arrayContaining(['tel:08005550123', '/profile2/freeze-account', '?view=all']),
    );
  });

  it('leads to the page of contacts where no help lines are known', async () => {
    await start();
    await answer(...all('Sometimes'));
    await showResult();
    expect(screen.getByRole('link', { name: 'See who helps' }).getAttribute('href')).toBe(
      '/responsible-gambling',
    );
  });

  it('goes to the first question without an answer, and says how many there are', async () => {
    await start();
    await answer('Never');
    await showResult();
    const second = screen.getAllByRole('group')[1]!;
    expect(second.contains(document.activeElement)).toBe(true);
    expect((await within(second).findByRole('alert')).textContent).toBe(
      '8 questions have no answer yet. This is the first.',
    );
    await user.click(within(second).getByRole('radio', { name: 'Never' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('keeps the answers when they are to be changed, and clears them on request', async () => {
    await start();
    await answer(...all('Sometimes'));
    await showResult();
    await user.click(screen.getByRole('button', { name: 'Change answers' }));
    const checked = () => screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);
    expect(checked()).toHaveLength(9);
    await showResult();
    await user.click(screen.getByRole('button', { name: 'Clear answers' }));
    expect(checked()).toHaveLength(0);
    expect(document.activeElement?.textContent).toBe('In the last 12 months …');
  });

  it('sends and stores nothing, and forgets the answers with the page', async () => {
    const before = [localStorage.length, sessionStorage.length, document.cookie, window.location.href];
    const { unmount } = await start({ helpLines: testHelpLines });
    await answer(...all('Almost always'));
    await showResult();
    expect(onRequest).not.toHaveBeenCalled();
    expect([localStorage.length, sessionStorage.length, document.cookie, window.location.href]).toEqual(
      before,
    );
    unmount();
    await start();
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  });
});
