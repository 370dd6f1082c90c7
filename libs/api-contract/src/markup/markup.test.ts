import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bonus, userBonus } from '../entities/bonus.js';
import { checkCoupon } from '../endpoints/rewards.js';
import { toPlainText } from './plain-text.js';
import { parseRichText, type RichNode } from './rich-text.js';

/** Writes nodes as HTML would be, with the characters of texts as they are. */
const write = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const open = node.href === undefined ? node.tag : `${node.tag} ${node.href}`;
      return node.tag === 'br' ? '<br>' : `<${open}>${write(node.children)}</${node.tag}>`;
    })
    .join('');
const rich = (html: string) => write(parseRichText(html));

describe('toPlainText', () => {
  it.each([
    ['Reload', 'Reload'],
    ['Bets < 5 and wins > 3', 'Bets < 5 and wins > 3'],
    ['I <3 slots & spins', 'I <3 slots & spins'],
    ['  untouched without markup  ', '  untouched without markup  '],
    ['<p>Get <b>100%</b> &amp; more</p>', 'Get 100% & more'],
    ['100%<br>up to&nbsp;€50', '100% up to\u00a0€50'],
    ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
    ['Caf&eacute; &#8364;5 &#x20ac;6 &bogus;', 'Caf&eacute; €5 €6 &bogus;'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&#0;&#8;&#xD800;&#x110000;A', 'A'],
    ['Gift<script>alert(1)</script>', 'Gift'],
    ['<style>p{}</style>Gift<!-- note --> box', 'Gift box'],
    ['Gift<script>alert(1)', 'Gift'],
  ])('turns %j into %j', (html, text) => expect(toPlainText(html)).toBe(text));
});

describe('parseRichText', () => {
  it.each([
    ['', ''],
    ['  \n ', ''],
    ['<p></p><p><br></p>', ''],
    ['One line', '<p>One line</p>'],
    ['5 < 6 & 7', '<p>5 < 6 & 7</p>'],
    ['<p>Get <b>100%</b> &amp; <i>more</i></p>', '<p>Get <strong>100%</strong> & <em>more</em></p>'],
    ['One<br/>two<u>three</u>', '<p>One<br>two<u>three</u></p>'],
    ['<ul> <li>One <li>Two</ul>after', '<ul><li>One </li><li>Two</li></ul><p>after</p>'],
    ['<ol><li>One<ul><li>Two</li></ul></li></ol>', '<ol><li>One<ul><li>Two</li></ul></li></ol>'],
    ['<li>alone</li>', '<ul><li>alone</li></ul>'],
    ['<ul>text</ul>', '<ul><li>text</li></ul>'],
    ['<h1>Big</h1><h4>Small</h4><div>Block</div>', '<h3>Big</h3><h4>Small</h4><p>Block</p>'],
    ['<p>One<p>Two', '<p>One</p><p>Two</p>'],
    ['<b>One<p>Two</b>three</p>', '<p><strong>One</strong></p><p>Twothree</p>'],
    ['<b><i>One</b>two</i>', '<p><strong><em>One</em></strong>two</p>'],
    ['</p></ul></b>text', '<p>text</p>'],
    ['<a href="/promotions?x=1&amp;y=2">All</a>', '<p><a /promotions?x=1&y=2>All</a></p>'],
    ["<A HREF='https://casino.example/a'>All</A>", '<p><a https://casino.example/a>All</a></p>'],
    ['<a href=http://casino.example>All</a>', '<p><a http://casino.example>All</a></p>'],
    ['<a href="/a">x<a href="/b">y</a>', '<p><a /a>xy</a></p>'],
  ])('reads %j as %j', (html, written) => expect(rich(html)).toBe(written));

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    'blob:https://casino.example/1',
    '//evil.example',
    '/\\evil.example',
    '/&#9;/evil.example',
    'https:/\\evil.example',
    'https:///evil.example',
    'file:///etc/passwd',
    'relative',
    '',
  ])('leaves only the text of a link to %j', (address) => {
    expect(rich(`<a href="${address.replaceAll('"', '&quot;')}">text</a>`)).not.toContain('<a');
  });

  /** Texts that attack a page when it reads them as HTML, or when a filter's result is read once more. */
  const payloads = [
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</script>',
    '<SCRIPT/src=//evil.example></SCRIPT>',
    '<img src=x onerror=alert(1)>',
    '<img src=x onerror=alert(1)//',
    '<p onclick="alert(1)" style="position:fixed;inset:0">text</p>',
    '<b onmouseover=alert(1)>text</b>',
    '<svg onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<style>@import "//evil.example"</style>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
    '<form action="javascript:alert(1)"><button>x</button></form>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<template><img src=x onerror=alert(1)></template>',
    '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<a href="/a" onclick="alert(1)" target="_top" ping="//evil.example">x</a>',
    '<a href="/x&quot; onmouseover=&quot;alert(1)">x</a>',
    '<a href="javascript:alert(1)" href="/a">x</a>',
    '<base href="//evil.example/"><meta http-equiv=refresh content="0;url=//evil.example"><link rel=stylesheet href=//e>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
    '<b><form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  ];
  const allowed = new Set(['p', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'u', 'a', 'br']);
  function check(nodes: readonly RichNode[], depth = 0): void {
    expect(depth).toBeLessThan(20);
    for (const node of nodes) {
      if (typeof node === 'string') continue;
      expect(allowed).toContain(node.tag);
      expect(Object.keys(node).sort().join(' ')).toMatch(/^children( href)? tag$/);
      if (node.tag === 'a') expect(node.href).toMatch(/^(https?:\/\/[^/\\]|\/(?![/\\]))/);
      check(node.children, depth + 1);
    }
  }
  it.each(payloads)('has only allowed elements and addresses for %j', (html) => {
    check(parseRichText(html));
    check(parseRichText(toPlainText(html)));
  });

  it.each(['<ul><li>', '<b><i><u>', '<a "', '<!', '<p', '&#', '<script>'])(
    'reads 100,000 characters of %j without depth and within the time of a test',
    (part) => check(parseRichText(part.repeat(100_000 / part.length))),
  );
});

describe('names in responses', () => {
  const name = '<b>Reload</b> &amp; more<script>alert(1)</script>';

  it('are read as plain text of an offer, its banner, an activated bonus and a coupon', () => {
    const offer = v.parse(bonus, { id: 1, name, banner: { bannerTitle: name } });
    expect([offer.name, offer.banner?.bannerTitle]).toEqual(['Reload & more', 'Reload & more']);
    expect(v.parse(userBonus.entries.name, name)).toBe('Reload & more');
    expect(v.parse(checkCoupon.data, { couponCode: 'A', title: name })).toMatchObject({
      title: 'Reload & more',
    });
  });
});
