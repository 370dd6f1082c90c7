'use client';

import createDOMPurify, { type Config } from 'dompurify';
import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from '../navigation/navigation.js';

/** What each allowed element is shown as; of any other its content is shown, and nothing of a script or a style. */
const shownAs = {
  p: 'p',
  div: 'div',
  section: 'div',
  article: 'div',
  blockquote: 'div',
  tr: 'div',
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  a: 'a',
  br: 'br',
} as const;

const isAllowed = (tag: string): tag is keyof typeof shownAs => Object.hasOwn(shownAs, tag);

const allowList = {
  ALLOWED_TAGS: Object.keys(shownAs),
  ALLOWED_ATTR: ['href'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // `http(s)` with a host, or a path of this site.
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/[^/\\]|\/(?![/\\]))/i,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/** Elements within more others than these leave their text. */
const maxDepth = 12;

const toElements = (parent: Node, depth: number): ReactNode =>
  [...parent.childNodes].map((node, index) => <Fragment key={index}>{toElement(node, depth)}</Fragment>);

function toElement(node: Node, depth: number): ReactNode {
  if (!(node instanceof Element) || depth === maxDepth) return node.textContent;
  const content = toElements(node, depth + 1);
  if (!isAllowed(node.localName)) return content;
  const tag = shownAs[node.localName];
  if (tag === 'br') return <br />;
  if (tag === 'li') return createElement(node.parentElement?.matches('ul, ol') ? 'li' : 'div', null, content);
  if (tag !== 'a') return createElement(tag, null, content);
  const href = node.getAttribute('href')?.trim();
  // Links within links do not exist.
  if (!href || node.parentElement?.closest('a')) return content;
  if (href.startsWith('/')) return <Link href={href}>{content}</Link>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  );
}

/** Returns what an allow-list leaves of HTML, as elements of React. Needs a DOM. */
export function readRichElements(html: string): ReactNode {
  return toElements(createDOMPurify(window).sanitize(html, allowList), 0);
}
