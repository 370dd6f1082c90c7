import { type ReactNode } from 'react';
import { lazyPart } from '../app/lazy-part.js';

// The first load names this file alone, and not all that the two need.
const QuietFrame = lazyPart(() => import('./quiet/quiet-frame.js'));
const SideRail = lazyPart(() => import('./side-rail.js'));

/** What only some visitors have of the frame: that of an excluded player around the page `quiet`, else the side rail. */
export default function FramePart({ quiet }: { quiet: ReactNode }) {
  return quiet === null ? <SideRail /> : <QuietFrame page={quiet} />;
}
