'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when it appears and whenever `news` changes, so that a screen reader announces what has
 * replaced the form that was sent. Give the element `tabIndex={-1}`.
 */
export function useFocusOn<E extends HTMLElement>(news?: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus(), [news]);
  return element;
}
