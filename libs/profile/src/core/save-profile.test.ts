import { type ApiClient, CallError } from '@casino-kit/api-client';
import { updateUserDetails } from '@casino-kit/api-contract';
import { guest, type Session, signedIn } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { describe, expect, it, vi } from 'vitest';
import { saveProfile } from './save-profile.js';
import { updateBody } from './update-body.js';

function setUp(call: () => Promise<unknown>, state = signedIn(makeUserDetails(), new Date(0))) {
  const session = {
    state: () => state,
    acceptDetails: vi.fn(() => false),
    refresh: vi.fn(() => Promise.reject(new CallError('network', 'getUserDetails'))),
  };
  const save = () =>
    saveProfile(
      { city: 'Delft' },
      {
        client: { call } as unknown as ApiClient,
        session: session as unknown as Session,
        userId: '7',
        variant: 'profile',
        onChangeResetKyc: false,
      },
    );
  return { session, save };
}
const locked = new CallError('status', 'updateUserDetails', {
  status: 409,
  body: { success: false, code: 'FIELD_LOCKED', message: 'Locked' },
});

describe('saveProfile', () => {
  it('updates the session at once, even if the details cannot be refetched', async () => {
    const { session, save } = setUp(() => Promise.resolve({ success: true }));
    await expect(save()).resolves.toEqual({ success: true });
    const { getUser, userWallet } = makeUserDetails();
    expect(session.acceptDetails).toHaveBeenCalledWith(
      expect.objectContaining({ getUser: { ...getUser, city: 'Delft' }, userWallet }),
    );
    expect(session.refresh).toHaveBeenCalledOnce();
  });
  it('sends the changes to the server', async () => {
    const call = vi.fn(() => Promise.resolve({ success: true }));
    await setUp(call).save();
    expect(call).toHaveBeenCalledExactlyOnceWith(updateUserDetails, {
      body: updateBody({ city: 'Delft' }, { variant: 'profile', onChangeResetKyc: false }),
    });
  });
  it.each([
    ['a guest', guest],
    ['another player', signedIn(makeUserDetails({ getUser: { userId: '8' } }), new Date(0))],
  ])('does not change the session of %s', async (_whose, state) => {
    const { session, save } = setUp(() => Promise.resolve({ success: true }), state);
    await save();
    expect(session.acceptDetails).not.toHaveBeenCalled();
  });
  it('changes nothing when the response rejects', async () => {
    const { session, save } = setUp(() => Promise.resolve({ success: false, message: 'No.' }));
    await save();
    expect(session.acceptDetails).not.toHaveBeenCalled();
  });
  it('refetches the details when a field turns out to be locked', async () => {
    const { session, save } = setUp(() => Promise.reject(locked));
    await expect(save()).rejects.toBe(locked);
    expect(session.refresh).toHaveBeenCalledOnce();
  });
  it('refetches nothing after any other failure', async () => {
    const { session, save } = setUp(() => Promise.reject(new CallError('network', 'updateUserDetails')));
    await expect(save()).rejects.toMatchObject({ kind: 'network' });
    expect(session.refresh).not.toHaveBeenCalled();
  });
});
