import { type Settings } from '@casino-kit/settings';
import { atom } from 'jotai';

/** The settings that the operator has changed while the tab was open; `null` while those of the first load are in force. */
export const changedSettingsAtom = atom<Settings | null>(null);
