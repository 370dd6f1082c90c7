import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';

/** What the open sheet of a button needs: `Sheet` takes it as a prop. */
export interface OpenSheet {
  /** The sheet's id, which the button names. */
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/**
 * The button of a sheet whose code loads when the button is hovered, focused or pressed. A second press closes it; the
 * sheet returns the focus. The server's kept markup may hold it, so its `id` is a prop.
 */
export function SheetButton({
  id,
  label,
  className,
  children,
  preload,
  sheet,
}: {
  id: string;
  /** Names the button where its content does not. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
  /** Loads the code of `sheet`. */
  preload: () => Promise<unknown>;
  sheet: (open: OpenSheet) => ReactNode;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const load = () => {
    // A failed request is repeated when the sheet opens, and its error is thrown there.
    preload().catch(() => undefined);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={className}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setIsOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && <Suspense>{sheet({ id, button, onClose: () => setIsOpen(false) })}</Suspense>}
    </>
  );
}
