import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.js';

describe('readArguments', () => {
  it('uses --url for every host unless another one is named', () => {
    expect(readArguments(['--url', 'https://a.example/', '--core-url', 'https://b.example'])).toMatchObject({
      url: 'https://a.example',
      coreUrl: 'https://b.example',
      socketUrl: 'https://a.example',
      write: false,
    });
  });
  it.each([
    [[], '--url is missing'],
    [['--url', 'a.example'], '--url has to be an address'],
    [['--url', 'file:///etc'], '--url has to be an address'],
    [['--url', 'https://a.example', '--email', 'a@b.co'], '--email and --password go together'],
    [['--url', 'https://a.example', '--writ'], "Unknown option '--writ'"],
  ])('rejects %j', (args, message) => {
    expect(() => readArguments(args)).toThrow(message);
  });
});
