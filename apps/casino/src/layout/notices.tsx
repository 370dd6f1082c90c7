import { Toaster } from '@casino-kit/ui';
import { OfflineNote } from './offline-note.js';

/** Where short notices appear, and that of being offline; loaded after the page, while there is a network. */
export default function Notices() {
  return (
    <>
      <Toaster />
      <OfflineNote />
    </>
  );
}
