import { describe, expect, it } from 'vitest';
import { visualScope } from './visual-scope.mjs';

const nothing = { stories: [], build: [] };

describe('visualScope', () => {
  it('is empty for a change that shows nowhere', () => {
    expect(visualScope(nothing, ['README.md'])).toEqual([]);
  });
  it('has the libraries whose stories are affected, and Storybook’s own pages', () => {
    const stories = [{ root: 'libs/wallet' }, { root: 'tools/stories' }];
    expect(visualScope({ stories, build: [{ name: '@casino-kit/wallet' }] }, [])).toEqual([
      'wallet',
      '.storybook',
    ]);
  });
  it.each(['@casino-kit/casino', '@casino-kit/reference-backend'])('has the pages when %s is', (name) => {
    expect(visualScope({ stories: [], build: [{ name }] }, [])).toEqual(['pages']);
  });
  it('has the pages when what takes their pictures has changed', () => {
    expect(visualScope(nothing, ['tools/test/still-process.mjs'])).toEqual(['pages']);
  });
  it.each([
    ['wallet/wallet-balance--live', ['wallet']],
    ['design/design-tokens--shared', ['.storybook']],
    ['pages/guest-lobby.390', ['pages']],
  ])('has those whose baseline was changed: %s', (picture, scope) => {
    expect(visualScope(nothing, [`.storybook/baselines/${picture}.avif`])).toEqual(scope);
  });
  it('names each once', () => {
    expect(
      visualScope({ stories: [{ root: 'libs/ui' }], build: [] }, ['.storybook/baselines/ui/a.avif']),
    ).toEqual(['ui']);
  });
});
