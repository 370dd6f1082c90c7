import { type Notice, type NoticeKind } from '@casino-kit/api-contract';
import { knownKind } from './group-notices.js';

const ends = ['factorRemovalCancelled', 'factorsRemoved'] as const satisfies readonly NoticeKind[];
/** How a requested removal of the second factor has ended. */
export type RemovalEnd = (typeof ends)[number];

/** Returns how the removals that notices tell of have ended, by the ids of these notices. The newest notice is first. */
export function removalEnds(notices: readonly Notice[]): ReadonlyMap<string, RemovalEnd> {
  const found = new Map<string, RemovalEnd>();
  let end: RemovalEnd | undefined;
  for (const notice of notices) {
    const kind = knownKind(notice);
    end = ends.find((known) => known === kind) ?? end;
    if (kind !== 'factorRemovalRequested') continue;
    if (end !== undefined) found.set(notice.id, end);
    // Another removal came before this one, and ended on its own.
    end = undefined;
  }
  return found;
}
