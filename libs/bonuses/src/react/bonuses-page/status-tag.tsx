'use client';

import { type UserBonusStatus } from '@casino-kit/api-contract';
import { Tag } from '@casino-kit/ui';
import { Ban, Check, CheckCheck, CircleSlash, Clock } from 'lucide-react';
import { useTexts } from '../texts.js';

const looks = {
  active: { tone: 'success', Icon: Check },
  completed: { tone: 'success', Icon: CheckCheck },
  cancelled: { tone: 'neutral', Icon: Ban },
  expired: { tone: 'neutral', Icon: Clock },
  lost: { tone: 'neutral', Icon: CircleSlash },
} as const;

/** The status of a bonus, as text with an icon. */
export function StatusTag({ status }: { status: UserBonusStatus }) {
  const t = useTexts();
  const { tone, Icon } = looks[status];
  return (
    <Tag tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(`bonuses.status.${status}`)}
    </Tag>
  );
}
