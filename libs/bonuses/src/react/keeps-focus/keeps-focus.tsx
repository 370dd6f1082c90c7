import { type ReactNode, useEffect, useRef } from 'react';

/** Keeps the focus where a player was when the button that had it is gone. `state` is what decides which button there is. */
export function KeepsFocus({
  state,
  className,
  children,
}: {
  state: string;
  className?: string;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) place.current?.focus();
  }, [state]);
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={className}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
    >
      {children}
    </div>
  );
}
