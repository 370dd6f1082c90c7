'use client';

import { type ReactNode } from 'react';
import { I18nProvider, isRTL } from 'react-aria-components/I18nProvider';
import { useUi } from './ui-provider.js';

/**
 * The locale for components based on React Aria: arrow keys and the sides of menus follow it there; if the host wants
 * the other direction, that wins. Wraps only the few components that need it, so that a page without them does not load
 * it.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { locale, dir } = useUi();
  const followed = isRTL(locale) === (dir === 'rtl') ? locale : dir === 'rtl' ? 'ar' : 'en';
  return <I18nProvider locale={followed}>{children}</I18nProvider>;
}
