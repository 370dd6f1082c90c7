import { Toaster } from '@casino-kit/ui';

/** Where short notices appear; loaded after the page. */
export default function Notices() {
  return <Toaster />;
}
