import { describe, expect, it } from 'vitest';
import { webManifest } from './web-manifest.js';

const defaults = {
  colour: '#0a0e1a',
  icons: [{ src: '/icons/curacao.svg', sizes: 'any', type: 'image/svg+xml' }],
  description: 'Slots',
};
const of = (manifest: Record<string, unknown>) => webManifest({ manifest, brandName: 'Harbour' }, defaults);

describe('the manifest of a brand', () => {
  it('has its name and the colours and icons of its theme', () => {
    expect(of({})).toEqual({
      ...{ name: 'Harbour', short_name: 'Harbour', description: 'Slots', display: 'standalone' },
      ...{ theme_color: '#0a0e1a', background_color: '#0a0e1a', icons: defaults.icons },
      ...{ id: '/', start_url: '/', scope: '/' },
    });
  });
  it('has what the settings name', () => {
    const icons = [{ src: '/api/core/casino/assets/icon.png', sizes: '512x512', type: 'image/png' }];
    expect(of({ short_name: 'H', theme_color: '#fff', icons })).toMatchObject({
      ...{ name: 'Harbour', short_name: 'H', theme_color: '#fff', background_color: '#0a0e1a', icons },
    });
  });
  it.each([
    ['start_url', 'https://evil.example/'],
    ['scope', 'https://evil.example/'],
    ['id', 7],
    ['name', ''],
    ['name', { toString: 'a' }],
    ['name', 'a'.repeat(101)],
    ['theme_color', 'red;}</style>'],
    ['icons', [{ src: 'https://evil.example/icon.png' }]],
    ['icons', [{ src: 'javascript:alert(1)' }]],
    ['icons', []],
    ['icons', 'icon.png'],
    ['display', 'hidden'],
    ['share_target', { action: '/casino' }],
    ['__proto__', { name: 'polluted' }],
  ])('is not changed by %s: %j', (name, value) => {
    expect(of(JSON.parse(JSON.stringify({ [name]: value })) as Record<string, unknown>)).toEqual(of({}));
  });
});
