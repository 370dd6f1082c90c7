'use client';

import { useState } from 'react';
import { isAskedFor, type KindView } from '../../core/kind-view.js';

/**
 * Returns the kind of document that is unfolded: the first one that is asked for, until it is handed in; then the next. The
 * player can open another one, or none.
 */
export function useOpenKind(
  views: readonly KindView[],
  { canSend, hasFiles }: { canSend: boolean; hasFiles: (kind: string) => boolean },
): { openKind: string | null; toggle: (kind: string) => void } {
  const asked = canSend ? views.filter(isAskedFor).map(({ label }) => label.kind) : [];
  const [first = null] = asked;
  const [open, setOpen] = useState({ kind: first, isAsked: first !== null });
  const isHandedIn = open.isAsked && open.kind !== null && !asked.includes(open.kind) && !hasFiles(open.kind);
  if (isHandedIn) setOpen({ kind: first, isAsked: first !== null });
  return {
    openKind: open.kind,
    toggle: (kind) =>
      setOpen(kind === open.kind ? { kind: null, isAsked: false } : { kind, isAsked: asked.includes(kind) }),
  };
}
