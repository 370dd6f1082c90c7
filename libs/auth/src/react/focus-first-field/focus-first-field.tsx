'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/** Focuses the first empty field, otherwise the first; a list only if there is no text field. */
function firstField(root: Element | null): Control | undefined {
  const all = (selector: string) => [...(root?.querySelectorAll<Control>(selector) ?? [])];
  const inputs = all('input:not([type=radio], [type=checkbox])');
  const fields = inputs.length > 0 ? inputs : all('select');
  return fields.find(({ value }) => value === '') ?? fields[0];
}

/** Focuses the first empty field inside it when it appears, so that a dialog can be filled in at once. */
export function FocusFirstField({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = firstField(element.current);
    first?.focus();
    // A form applies what was typed elsewhere in its own effect: then the next one is the first empty field.
    const frame = requestAnimationFrame(() => {
      if (first && first.value !== '' && document.activeElement === first)
        firstField(element.current)?.focus();
    });
    const stay = () => cancelAnimationFrame(frame);
    // Does not move the focus of a player who is already typing here.
    first?.addEventListener('input', stay);
    return () => {
      stay();
      first?.removeEventListener('input', stay);
    };
  }, []);
  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
}
