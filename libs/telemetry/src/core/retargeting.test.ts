import { expect, it } from 'vitest';
import { pixelAddress, retargetingScripts } from './retargeting.js';

const service = { pixel: 'https://ads.example/p?id={id}', script: 'https://ads.example/s.js?id={id}&v=1' };

it('fills the id of the brand into the addresses of the service', () => {
  expect(pixelAddress(service, 'a b&c')).toBe('https://ads.example/p?id=a%20b%26c');
  expect(retargetingScripts(service, '7').map(({ bodyEnd }) => bodyEnd)).toEqual([
    '<script async src="https://ads.example/s.js?id=7&amp;v=1"></script>',
  ]);
});
it('has neither pixel nor script without an id or a service', () => {
  expect(pixelAddress(service, '')).toBeNull();
  expect(retargetingScripts(service, '')).toEqual([]);
  expect(pixelAddress({ pixel: null, script: null }, '7')).toBeNull();
  expect(retargetingScripts({ pixel: null, script: null }, '7')).toEqual([]);
});
