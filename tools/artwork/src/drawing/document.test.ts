import { describe, expect, it } from 'vitest';
import { Art } from './art.js';
import { escapeXml, slimSvg, svgDocument } from './document.js';
import { mirror, path, place } from './shapes.js';

describe('SVG documents', () => {
  it('escapes what would end an attribute', () => {
    expect(escapeXml('Pots & "Rainbows" <1>')).toBe('Pots &amp; &quot;Rainbows&quot; &lt;1&gt;');
  });

  it('labels a picture, or hides it where it says nothing', () => {
    expect(svgDocument(new Art('g', 1), 10, 10, '', 'Fans & Fireworks')).toContain(
      'role="img" aria-label="Fans &amp; Fireworks"',
    );
    expect(svgDocument(new Art('g', 1), 10, 10, '')).toContain('aria-hidden="true"');
  });

  it('stores equal gradients once', () => {
    const art = new Art('g', 1);
    const first = art.fade('#000', '#fff');
    expect(art.fade('#000', '#fff')).toBe(first);
    expect(art.fade('#000', '#fff', 'across')).not.toBe(first);
    expect(art.definitions).toHaveLength(2);
  });

  it('shares long outlines that are drawn twice', () => {
    const art = new Art('gx', 1);
    const outline = `M0 0${'L10 20L30 40'.repeat(8)}Z`;
    const slim = slimSvg(
      svgDocument(
        art,
        10,
        10,
        art.symbol('a', () => path('M0 0Z', art.fade('#111', '#222'))) +
          path(outline, 'red') +
          path(outline, 'blue'),
      ),
    );
    expect(slim.split(outline)).toHaveLength(2);
    expect(slim.match(/<use href="#gx_0"/g)).toHaveLength(2);
  });

  it('leaves out decimals nobody sees', () => {
    const art = new Art('g', 1);
    expect(
      slimSvg(
        svgDocument(art, 10, 10, mirror(art, place(0.5, -0.25, 1, 0, path('M0.12345 -0.5L1 -2Z', 'red')))),
      ),
    ).toContain('d="M0.1-.5L1-2Z"');
  });
});
