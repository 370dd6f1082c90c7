import { type ReactNode, type RefObject } from 'react';

export interface PopoverProps {
  /** Names the box, for screen readers. */
  label: string;
  /** The button that opened it: the box is placed there, and the focus returns to it. */
  button: RefObject<HTMLButtonElement | null>;
  /** Called by Escape and by a press outside. */
  onClose: () => void;
  children: ReactNode;
}
