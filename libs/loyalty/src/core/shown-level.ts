import { playerAtom } from '@casino-kit/session';

/** The level that was last shown to the player who is logged in; null before that. */
export const shownLevelAtom = playerAtom<number | null>(null);
