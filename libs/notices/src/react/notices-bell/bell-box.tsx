'use client';

import { Popover, useIsMobile } from '@casino-kit/ui';
import { type RefObject } from 'react';
import { NoticesPanel, type NoticesPanelProps, NoticesSheet } from '../notices-panel/notices-panel.js';

interface BellBoxProps extends NoticesPanelProps {
  label: string;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** What the bell opens: a box below it, on phones a sheet. */
export default function BellBox({ label, button, ...panel }: BellBoxProps) {
  const isMobile = useIsMobile();
  if (isMobile) return <NoticesSheet {...panel} />;
  return (
    <Popover label={label} button={button} onClose={panel.onClose} size="panel">
      <NoticesPanel {...panel} />
    </Popover>
  );
}
