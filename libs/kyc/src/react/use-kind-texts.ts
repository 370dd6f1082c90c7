'use client';

import { type DocumentLabel, knownDocumentKinds } from '@casino-kit/api-contract';
import { useLocale } from '@casino-kit/i18n';
import { textOfLocale } from '@casino-kit/settings';
import { useTexts } from './texts.js';

const isKnown = (kind: string): kind is (typeof knownDocumentKinds)[number] =>
  knownDocumentKinds.some((known) => known === kind);

/** Returns the name of a kind and a line about it: the operator's words, else those of the product. */
export function useKindTexts(): (label: DocumentLabel) => { title: string; hint: string | null } {
  const t = useTexts();
  const { code } = useLocale();
  return ({ kind, title, hint }) => {
    const own = textOfLocale(title ?? undefined, code);
    const ownHint = textOfLocale(hint ?? undefined, code);
    if (!isKnown(kind)) return { title: own ?? t('kyc.kind.other', { kind }), hint: ownHint ?? null };
    return { title: own ?? t(`kyc.kind.${kind}`), hint: ownHint ?? t(`kyc.kind.${kind}.hint`) };
  };
}
