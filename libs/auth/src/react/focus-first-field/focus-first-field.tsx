import { type ReactNode, useEffect, useRef } from 'react';

/** Leads the focus to the first empty field in it when it appears, so that a dialog can be filled in at once. */
export function FocusFirstField({ className, children }: { className?: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fields = [
      ...(element.current?.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox])') ??
        []),
    ];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, []);
  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
}
