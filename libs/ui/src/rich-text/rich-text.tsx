'use client';

import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from '../navigation/navigation.js';
import styles from './rich-text.module.css';

/** Text, or one of the elements that rich text may have. */
export type RichTextNode =
  | string
  | {
      tag: 'p' | 'h3' | 'h4' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'u' | 'a' | 'br';
      /** The address of a link. */
      href?: string | undefined;
      children: readonly RichTextNode[];
    };

export interface RichTextProps {
  /** What a parser with an allow-list made of a text with markup; nothing here reads HTML. */
  nodes: readonly RichTextNode[];
  className?: string | undefined;
}

const toElements = (nodes: readonly RichTextNode[]): ReactNode =>
  nodes.map((node, index) => <Fragment key={index}>{toElement(node)}</Fragment>);

function toElement(node: RichTextNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  if (tag === 'br') return <br />;
  if (tag !== 'a') return createElement(tag, null, toElements(children));
  if (href === undefined) return toElements(children);
  if (href.startsWith('/')) return <Link href={href}>{toElements(children)}</Link>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {toElements(children)}
    </a>
  );
}

/** A text with paragraphs, lists, emphasis and links, in the direction of its own language. */
export function RichText({ nodes, className = '' }: RichTextProps) {
  return (
    <div dir="auto" className={`${styles.text} ${className}`}>
      {toElements(nodes)}
    </div>
  );
}
