'use client';

import { useIsQuiet } from '@casino-kit/session';
import { pagePath, useSettings } from '@casino-kit/settings';
import { Link } from '@casino-kit/ui';
import { Fragment, type ReactNode } from 'react';
import { type BrandValues, type Piece, readParagraph } from '../../policies/paragraph.js';

/** The pages of offers that rules link to. */
const offers: readonly string[] = [
  'promotions',
  'bonus_history',
  'my-bonuses',
  'vip-club',
  'tournaments',
  'casino',
];

function PieceOfText({ piece }: { piece: Piece }) {
  const settings = useSettings();
  const isQuiet = useIsQuiet();
  if ('email' in piece)
    return (
      <a href={`mailto:${piece.email}`}>
        <bdi>{piece.email}</bdi>
      </a>
    );
  if ('href' in piece)
    return (
      <a href={piece.href} rel="noreferrer">
        <bdi>{piece.text}</bdi>
      </a>
    );
  // The rules name offers; nothing leads an excluded player to them.
  if ('page' in piece && !(isQuiet && offers.includes(piece.page)))
    return <Link href={pagePath(settings, piece.page, {})}>{piece.text}</Link>;
  return piece.text;
}

const inOne = (pieces: readonly Piece[]) =>
  // Pieces have no identity, and a text never changes their order.
  pieces.map((piece, place) => (
    <Fragment key={place}>
      <PieceOfText piece={piece} />
    </Fragment>
  ));

export interface PolicyParagraphsProps {
  /** Paragraphs; those that start with `- ` are items of a list. */
  text: readonly string[];
  values: BrandValues;
}

/** The paragraphs and lists of a section. One that names a value which the brand does not have is left out. */
export function PolicyParagraphs({ text, values }: PolicyParagraphsProps) {
  const blocks: ReactNode[] = [];
  let items: ReactNode[] = [];
  const closeList = () => {
    if (items.length > 0) blocks.push(<ul key={`list ${blocks.length}`}>{items}</ul>);
    items = [];
  };
  for (const paragraph of text) {
    const isItem = paragraph.startsWith('- ');
    const pieces = readParagraph(isItem ? paragraph.slice(2) : paragraph, values);
    if (!isItem) closeList();
    if (pieces === null) continue;
    if (isItem) items.push(<li key={paragraph}>{inOne(pieces)}</li>);
    else blocks.push(<p key={paragraph}>{inOne(pieces)}</p>);
  }
  closeList();
  return blocks;
}
