'use client';

import { type Bonus, parseRichText } from '@casino-kit/api-contract';
import { RichText } from '@casino-kit/ui';

/** What the operator says about an offer, with its paragraphs, lists and links; nothing without a description. */
export function OfferDescription({
  bonus: { description },
  className,
}: {
  bonus: Pick<Bonus, 'description'>;
  className?: string | undefined;
}) {
  const nodes = parseRichText(description ?? '');
  return nodes.length === 0 ? null : <RichText nodes={nodes} className={className} />;
}
