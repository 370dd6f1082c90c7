'use client';

import { type DocumentKindState } from '@casino-kit/api-contract';
import { Tag, type Tone } from '@casino-kit/ui';
import { Check, CircleDashed, FilePlus2, Hourglass, X } from 'lucide-react';
import { useTexts } from './texts.js';

const looks = {
  missing: { tone: 'neutral', Icon: CircleDashed },
  'pending-review': { tone: 'warning', Icon: Hourglass },
  approved: { tone: 'success', Icon: Check },
  rejected: { tone: 'danger', Icon: X },
  'additional-info-required': { tone: 'info', Icon: FilePlus2 },
} as const satisfies Record<DocumentKindState, { tone: Tone; Icon: typeof Check }>;

/** The state of a kind of document in words, with an icon and a colour. */
export function StateTag({ state }: { state: DocumentKindState }) {
  const t = useTexts();
  const { tone, Icon } = looks[state];
  return (
    <Tag tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(`kyc.state.${state}`)}
    </Tag>
  );
}
