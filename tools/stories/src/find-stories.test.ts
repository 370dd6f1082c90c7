import { describe, expect, it } from 'vitest';
import {
  getPageAddress,
  getStoryAddress,
  findStories,
  fullWidth,
  type IndexEntry,
} from '../../../.storybook/library-page/find-stories.ts';

const entries: IndexEntry[] = [
  { id: 'ui-button--docs', title: 'ui/Button', name: 'Docs', type: 'docs' },
  { id: 'ui-button--primary', title: 'ui/Button', name: 'Primary', type: 'story' },
  { id: 'ui-button--danger', title: 'ui/Button', name: 'Danger', type: 'story' },
  { id: 'ui-tag--danger', title: 'ui/Tag', name: 'Danger', type: 'story', tags: ['dev', 'test'] },
  { id: 'ui-tag--played', title: 'ui/Tag', name: 'Played', type: 'story', tags: ['test'] },
];

describe('findStories', () => {
  it.each([
    ['', ['ui/Button', 'ui/Tag'], 3],
    ['button', ['ui/Button'], 2],
    [' DANGER ', ['ui/Button', 'ui/Tag'], 2],
    ['button danger', ['ui/Button'], 1],
    ['carousel', [], 0],
  ])('finds by %j', (words, titles, states) => {
    const found = findStories(entries, words);
    expect(found.map(({ title }) => title)).toEqual(titles);
    expect(found.flatMap((component) => component.states)).toHaveLength(states);
  });
});

it('an address names the looks, and a width that is not the whole', () => {
  const looks = { theme: 'lulu', locale: 'ar', direction: 'auto' };
  const address = './?path=/story/ui-tag--danger&globals=theme:lulu;locale:ar;direction:auto';
  expect(getStoryAddress('ui-tag--danger', { ...looks, width: fullWidth })).toBe(address);
  expect(getStoryAddress('ui-tag--danger', { ...looks, width: 'phone' })).toBe(`${address};viewport:phone`);
});

it('the address of a page names what the toolbars stand at where that is not the default', () => {
  const defaults = { theme: 'curacao', locale: 'en', direction: 'auto' };
  expect(getPageAddress('/docs/ui-about--docs', defaults, defaults)).toBe('./?path=/docs/ui-about--docs');
  expect(getPageAddress('/docs/ui-about--docs', { ...defaults, theme: 'lulu', locale: 'ar' }, defaults)).toBe(
    './?path=/docs/ui-about--docs&globals=theme:lulu;locale:ar',
  );
});
