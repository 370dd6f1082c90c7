'use client';

import { CircleHelp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { AriaLocale } from '../provider/aria-locale.js';
import styles from './tooltip.module.css';

/** A small question mark that explains a term on hover, on focus and when pressed. `label` names the term. */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    // Fingers do not hover, so a press shows it too; it closes on blur or with Escape.
    <AriaLocale>
      <TooltipTrigger delay={200} isOpen={open} onOpenChange={setOpen} shouldCloseOnPress={false}>
        <Button aria-label={label} className={styles.trigger ?? ''} onPress={() => setOpen(true)}>
          <CircleHelp size={16} aria-hidden />
        </Button>
        <AriaTooltip className={styles.tooltip ?? ''} offset={6}>
          {children}
        </AriaTooltip>
      </TooltipTrigger>
    </AriaLocale>
  );
}
