import { Toaster } from '@casino-kit/ui';
import { OfflineNote } from './offline-note.js';

/** Shows toasts and the offline message; loaded after the page, while there is a network. */
export default function Notices() {
  return (
    <>
      <Toaster />
      <OfflineNote />
    </>
  );
}
