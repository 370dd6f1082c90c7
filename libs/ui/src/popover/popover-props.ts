import { type ReactNode, type RefObject } from 'react';

export interface PopoverProps {
  /** Names the box, for screen readers. */
  label: string;
  /** The button that opened it: the box is placed there, and the focus returns to it. */
  button: RefObject<HTMLButtonElement | null>;
  /** Called by Escape and by a press outside. */
  onClose: () => void;
  /**
   * 288 px, for a menu, or `panel`: 432 px without padding, below the bar that its button is in, and as high as the window allows,
   * for content that scrolls.
   */
  size?: 'menu' | 'panel' | undefined;
  children: ReactNode;
}
