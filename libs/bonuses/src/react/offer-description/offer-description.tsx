'use client';

import { type Bonus, toPlainText } from '@casino-kit/api-contract';
import { RichText } from '@casino-kit/ui';

/** What the operator says about an offer, with its paragraphs, lists and links; nothing without a description. */
export function OfferDescription({
  bonus: { description },
  className,
}: {
  bonus: Pick<Bonus, 'description'>;
  className?: string | undefined;
}) {
  const html = description ?? '';
  const plainText = toPlainText(html);
  return plainText.trim() === '' ? null : (
    <RichText html={html} plainText={plainText} className={className} />
  );
}
