import { type Found, type Query } from './in-page.js';

/** The widths of a journey, and the heights that go with them. */
export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Device = keyof typeof viewports;
export type Engine = 'chromium' | 'firefox' | 'webkit';

/** How one engine does what a person does. Everything else of a journey is the same code in all of them (`Visitor`). */
export interface Driver {
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** Returns what is known of the element now, `null` when there is none. */
  find(query: Query): Promise<Found | null>;
  /** Scrolls the element into view. */
  aim(query: Query): Promise<void>;
  /** Clicks the middle of the element with the engine's own mouse. */
  click(query: Query): Promise<void>;
  /** Replaces what a field contains, with the engine's own keyboard. */
  type(query: Query, text: string): Promise<void>;
  /** Chooses an option of a list by its value. */
  choose(query: Query, value: string): Promise<void>;
  press(key: 'Enter'): Promise<void>;
  /** Runs an expression in the page, or in the frame with a selector, and returns what it or its promise resolves to. */
  run<T>(expression: string, frame?: string): Promise<T>;
  /** Saves a picture of what is on the screen. */
  picture(path: string): Promise<void>;
}

/** What a browser is started with. */
export interface Launch {
  device: Device;
  /** As in a private window whose owner blocks the storage of third parties. */
  strict: boolean;
}

/** A running browser, which journeys use one after another. */
export interface Browser {
  /** Closes the page of the journey before and opens one of a browser with nothing stored. */
  openFresh(): Promise<Driver>;
  close(): Promise<void>;
}
