import { atom } from 'jotai';

/** Whether the server has ended the session (§8, 403) and the login is still to be opened for it. */
export const sessionExpiredAtom = atom(false);
