import { describe, expect, it } from 'vitest';
import { readDeviceName } from './device-name.js';

describe('the name of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      { kind: 'phone', device: 'iPhone', browser: 'Safari 18' },
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
      { kind: 'computer', device: 'Windows', browser: 'Firefox 144' },
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      { kind: 'tablet', device: 'iPad', browser: 'Safari 18' },
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      { kind: 'computer', device: 'macOS', browser: 'Chrome 141' },
    ],
  ])('is read from %s', (agent, name) => {
    expect(readDeviceName(agent)).toEqual(name);
  });

  it.each([undefined, '', '   '])('is unknown without a header: %j', (agent) => {
    expect(readDeviceName(agent)).toEqual({ kind: 'unknown', device: '', browser: '' });
  });

  it('is short whatever the header holds', () => {
    for (const agent of [
      '<script>alert(1)</script>',
      '\u202e'.repeat(400),
      `${'A/1 '.repeat(5_000)}`,
      '();'.repeat(99),
    ]) {
      const { device, browser } = readDeviceName(agent);
      expect(device.length + browser.length).toBeLessThanOrEqual(120);
    }
  });
});
