import { type ApiClient, CallError } from '@casino-kit/api-client';
import { type EndpointData, updateUserDetails } from '@casino-kit/api-contract';
import { refreshSession, type Session } from '@casino-kit/session';
import { type ProfileChanges } from './change-set.js';
import { updateBody, type UpdateContext } from './update-body.js';

/** `message` is the server's message, a sentence or a text key. */
export type UpdateResponse = EndpointData<typeof updateUserDetails>;

export interface SaveContext extends UpdateContext {
  client: ApiClient;
  session: Session;
  /** Whose profile it is. */
  userId: string;
}

/**
 * Saves changes of the profile (§7). The session is updated as soon as the server has accepted them, and refetches the
 * details; it also refetches them when a field turns out to be locked, because it was set elsewhere.
 * @throws CallError FIELD_LOCKED, EMAIL_TAKEN, PHONE_TAKEN, UNDER_AGE, VALIDATION and every error of a call.
 */
export async function saveProfile(
  changes: ProfileChanges,
  { client, session, userId, ...context }: SaveContext,
): Promise<UpdateResponse> {
  try {
    const response = await client.call(updateUserDetails, { body: updateBody(changes, context) });
    const { user } = session.state();
    // Meanwhile the session may have ended, or be another player's.
    if (response.success && user?.getUser.userId === userId) {
      session.acceptDetails({ ...user, getUser: { ...user.getUser, ...changes } });
      void refreshSession(session);
    }
    return response;
  } catch (error) {
    if (error instanceof CallError && error.code === 'FIELD_LOCKED') void refreshSession(session);
    throw error;
  }
}
