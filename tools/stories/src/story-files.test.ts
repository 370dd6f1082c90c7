import { describe, expect, it } from 'vitest';
import { storyFiles } from './story-files.js';

describe('story globs', () => {
  it.each([undefined, '', ' , '])('are all for %j', (libraries) => {
    expect(storyFiles(libraries)).toEqual(['../libs/*/src/**/*.stories.tsx', '../.storybook/*.stories.tsx']);
  });
  it('are those of the libraries named', () => {
    expect(storyFiles('ui, money')).toEqual([
      '../libs/ui/src/**/*.stories.tsx',
      '../libs/money/src/**/*.stories.tsx',
    ]);
  });
  it('include the pages of Storybook itself when they are named', () => {
    expect(storyFiles('.storybook,ui')).toEqual([
      '../.storybook/*.stories.tsx',
      '../libs/ui/src/**/*.stories.tsx',
    ]);
  });
  it.each(['nowhere', '../apps', 'ui/src', 'UI'])('reject the unknown library %s', (name) => {
    expect(() => storyFiles(`ui,${name}`)).toThrow(`STORY_LIBRARIES names no library: ${name}`);
  });
});
