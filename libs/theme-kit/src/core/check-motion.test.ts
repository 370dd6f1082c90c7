import { describe, expect, it } from 'vitest';
import { baseTokens } from './base-tokens.js';
import { checkMotion, durationPaths } from './check-motion.js';

const motion = (group: string, name: string, $value: string) =>
  checkMotion({ base: { [group]: { [name]: { $value } } } });

describe('checkMotion', () => {
  it('finds nothing wrong with the tokens of every theme', () => expect(checkMotion(baseTokens)).toEqual([]));
  it('rejects a duration that is too long, or in another unit', () => {
    expect(motion('duration', 'slow', '301ms')).toEqual(['base.duration.slow (301ms) is longer than 300ms.']);
    expect(motion('duration', 'moment', '600ms')).toEqual([]);
    expect(motion('duration', 'slow', '.3s')).toEqual([
      'base.duration.slow (.3s) is no whole number of milliseconds.',
    ]);
  });
  it('has no limit for what turns while something loads', () =>
    expect(motion('period', 'turn', '900ms')).toEqual([]));
  it('rejects a spring that does not go from 0 to 1, and other easings', () => {
    expect(motion('ease', 'spring', 'linear(0, 1.1, 1)')).toEqual([]);
    expect(motion('ease', 'spring', 'linear(0, 1.1, .99)')).toEqual([
      'base.ease.spring does not go from 0 to 1.',
    ]);
    expect(motion('ease', 'spring', 'linear(0.1, 1)')).toEqual(['base.ease.spring does not go from 0 to 1.']);
    for (const easing of ['linear(0, x, 1)', 'linear', 'ease-out', 'cubic-bezier(.2, .8)'])
      expect(motion('ease', 'out', easing)).toEqual([
        `base.ease.out (${easing}) is neither cubic-bezier() nor linear().`,
      ]);
  });
});

describe('durationPaths', () => {
  it('are those that less motion switches off, without the periods', () =>
    expect(durationPaths(baseTokens).map((path) => path.split('.').slice(1).join('-'))).toEqual([
      'duration-instant',
      'duration-fast',
      'duration-base',
      'duration-slow',
      'duration-moment',
    ]));
});
