'use client';

import { type ComponentProps, type ReactNode, type RefObject, useEffect } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { AriaLocale } from '../provider/aria-locale.js';
import styles from './tooltip.module.css';

interface TooltipBubbleProps {
  id: string;
  trigger: RefObject<HTMLElement | null>;
  /** Called with `true` when the pointer reaches the explanation, and with `false` to close it, `slowly` when it leaves. */
  onOpenChange: (open: boolean, slowly?: boolean) => void;
  children: ReactNode;
}

/** The explanation beside the question mark of a tooltip. */
export default function TooltipBubble({ id, trigger, onOpenChange, children }: TooltipBubbleProps) {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onOpenChange(false);
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!trigger.current?.contains(target as Node)) onOpenChange(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  });
  const state: ComponentProps<typeof TooltipTriggerStateContext>['value'] = {
    isOpen: true,
    shouldSkipAnimation: false,
    open: () => onOpenChange(true),
    close: (immediately) => onOpenChange(false, immediately !== true),
  };
  return (
    <AriaLocale>
      <TooltipTriggerStateContext value={state}>
        <AriaTooltip triggerRef={trigger} offset={6} className={styles.tooltip ?? ''}>
          <span id={id}>{children}</span>
        </AriaTooltip>
      </TooltipTriggerStateContext>
    </AriaLocale>
  );
}
