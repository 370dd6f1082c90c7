import { atom, getDefaultStore } from 'jotai';
import { type ExternalToast, type toast as sonner } from 'sonner';

export interface ToastOptions extends Pick<ExternalToast, 'description' | 'duration'> {
  /** `bottom` for a toast whose moment has nothing at the bottom of the page, but something at the top; else `top`. */
  place?: 'top' | 'bottom' | undefined;
}
type Show = (message: string, options?: ToastOptions) => void;
type Library = Pick<typeof sonner, 'success' | 'error' | 'info' | 'dismiss'>;

let library: Library | null = null;
let waiting: ((shown: Library) => void)[] = [];
/** Returns the store of toasts, jotai's default: they are shown from anywhere, and in a browser only. */
export const toastStore = getDefaultStore;
/** Whether a toast was ever shown. */
export const isToasterNeededAtom = atom(false);

const show =
  (kind: 'success' | 'error' | 'info'): Show =>
  (message, { place = 'top', ...options } = {}) => {
    const display = (shown: Library) =>
      void shown[kind](message, { ...options, ...(place === 'bottom' && { position: 'bottom-center' }) });
    if (library !== null) {
      display(library);
      return;
    }
    waiting.push(display);
    toastStore().set(isToasterNeededAtom, true);
  };

/** Shows a short message in the mounted `Toaster`. The first one loads what displays it. */
export const toast = { success: show('success'), error: show('error'), info: show('info') };

/** Dismisses all toasts, for example when a session ends: their content may no longer concern anyone. */
export function dismissToasts(): void {
  waiting = [];
  library?.dismiss();
}

/** Shows the waiting toasts and all later ones through the mounted library; returns what disconnects it. */
export function connectToasts(mounted: Library): () => void {
  library = mounted;
  const first = waiting;
  waiting = [];
  for (const display of first) display(mounted);
  return () => {
    library = null;
  };
}
