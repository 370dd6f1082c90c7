import { render, renderHook, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../core/create-i18n.js';
import { createTexts } from './create-texts.js';
import { TestTexts } from './test-texts.js';

const useTexts = createTexts({ 'wallet.title': 'Wallet', 'wallet.greeting': 'Hello {{name}}' });
const Title = () => <h1>{useTexts()('wallet.title')}</h1>;
const heading = () => screen.getByRole('heading').textContent;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('createTexts', () => {
  it('uses English without a provider, and warns of nothing', () => {
    const spies = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
    const { result, rerender } = renderHook(() => useTexts());
    expect(result.current('wallet.greeting', { name: 'Ada' })).toBe('Hello Ada');
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });

  it('speaks the provider’s locale', () => {
    render(
      <TestTexts code="de" texts={{ 'wallet.title': 'Geldbörse' }}>
        <Title />
      </TestTexts>,
    );
    expect(heading()).toBe('Geldbörse');
  });

  it('shows keys for debugging', () => {
    render(
      <TestTexts debugKeys>
        <Title />
      </TestTexts>,
    );
    expect(heading()).toBe('wallet.title');
  });

  it('starts again with another code', () => {
    const page = (code: string, title: string) => (
      <TestTexts code={code} texts={{ 'wallet.title': title }}>
        <Title />
      </TestTexts>
    );
    const { rerender } = render(page('de', 'Geldbörse'));
    rerender(page('fr', 'Portefeuille'));
    expect(heading()).toBe('Portefeuille');
  });

  it('is one function for all components of a library, until the texts change', () => {
    const seen = new Set<unknown>();
    const Part = () => {
      seen.add(useTexts());
      return null;
    };
    const page = (code: string) => (
      <TestTexts code={code}>
        <Part />
        <Part />
      </TestTexts>
    );
    const { rerender } = render(page('de'));
    expect(seen.size).toBe(1);
    rerender(page('fr'));
    expect(seen.size).toBe(2);
  });

  it('speaks the language of a host’s provider that is nearer', () => {
    const own = createI18n({ texts: { 'wallet.title': 'Portemonnee' }, language: 'nl' });
    render(
      <TestTexts code="de" texts={{ 'wallet.title': 'Geldbörse' }}>
        <I18nextProvider i18n={own}>
          <Title />
        </I18nextProvider>
      </TestTexts>,
    );
    expect(heading()).toBe('Portemonnee');
  });
});
