import { act, render, screen } from '@testing-library/react';
import { Profiler, type ReactNode, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type Texts } from '../core/dictionary.js';
import { createTexts } from './create-texts.js';
import { I18nProvider } from './i18n-provider.js';
import { useAllTexts } from './use-all-texts.js';

const useFirstTexts = createTexts({
  title: 'Lobby',
  wins_one: '{{count}} win',
  wins_other: '{{count}} wins',
});
const usePageTexts = createTexts({ heading: 'Deposit' });
const all: Texts = { title: 'Halle', heading: 'Einzahlung', wins_one: '{{count}} Gewinn' };

const onRender = vi.fn();
function Title() {
  const t = useFirstTexts();
  return (
    <Profiler id="title" onRender={onRender}>
      <h1>{t('title')}</h1>
    </Profiler>
  );
}
function Heading() {
  return <h2>{usePageTexts()('heading')}</h2>;
}
function LazyPage() {
  useAllTexts();
  return <Heading />;
}

/** Renders with the texts that a page starts with; `arrive` finishes the load of all of them. */
async function start(children: ReactNode, first: Texts = { title: 'Halle' }) {
  let arrive: (texts: Texts) => void = () => undefined;
  let fail: () => void = () => undefined;
  const loadRest = vi.fn(
    () =>
      new Promise<Texts>((resolve, reject) => {
        arrive = resolve;
        fail = () => reject(new Error('offline'));
      }),
  );
  const page = (content: ReactNode) => (
    <I18nProvider code="de" texts={first} loadRest={loadRest}>
      <Title />
      <Suspense fallback={<p>waiting</p>}>{content}</Suspense>
    </I18nProvider>
  );
  onRender.mockClear();
  const { rerender } = await act(async () => render(page(children)));
  return {
    loadRest,
    show: (content: ReactNode) => rerender(page(content)),
    arrive: (texts = all) => act(async () => arrive(texts)),
    fail: () => act(async () => fail()),
  };
}
const text = (level: number) => screen.queryByRole('heading', { level })?.textContent;

describe('a provider with the first texts only', () => {
  it('shows a lazy part together with its texts, and renders nothing else again', async () => {
    const { loadRest, arrive } = await start(<LazyPage />);
    expect([text(1), text(2), screen.queryByText('waiting') !== null]).toEqual(['Halle', undefined, true]);
    await arrive();
    expect([text(1), text(2)]).toEqual(['Halle', 'Einzahlung']);
    expect(onRender).toHaveBeenCalledOnce();
    expect(loadRest).toHaveBeenCalledOnce();
  });

  it('loads nothing while every text is there, counting texts that the locale lacks', async () => {
    const Wins = () => <p>{useFirstTexts()('wins', { count: 2 })}</p>;
    const { loadRest } = await start(<Wins />, { title: '', wins_other: '' });
    expect([text(1), screen.queryByText('2 wins') !== null]).toEqual(['Lobby', true]);
    expect(loadRest).not.toHaveBeenCalled();
  });

  it('shows English for a text that is looked up too early, and the locale’s once it is loaded', async () => {
    const { loadRest, arrive } = await start(<Heading />);
    expect(text(2)).toBe('Deposit');
    expect(loadRest).toHaveBeenCalledOnce();
    await arrive();
    expect([text(1), text(2)]).toEqual(['Halle', 'Einzahlung']);
    expect(loadRest).toHaveBeenCalledOnce();
  });

  it('lets a part that mounts later read the loaded texts without waiting', async () => {
    const { show, arrive } = await start(<LazyPage />);
    await arrive();
    show(<Heading />);
    expect(text(2)).toBe('Einzahlung');
  });

  it('shows a lazy part in English when its texts cannot be loaded', async () => {
    const { fail, loadRest } = await start(<LazyPage />);
    await fail();
    expect([text(1), text(2)]).toEqual(['Halle', 'Deposit']);
    expect(loadRest).toHaveBeenCalledOnce();
  });
});

describe('useAllTexts', () => {
  it('does not wait for a provider with all texts, or without a provider', () => {
    render(
      <I18nProvider code="de" texts={all}>
        <LazyPage />
      </I18nProvider>,
    );
    expect(text(2)).toBe('Einzahlung');
    render(<LazyPage />);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Einzahlung',
      'Deposit',
    ]);
  });
});
