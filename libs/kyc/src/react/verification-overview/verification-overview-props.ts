import { type UploadDocument } from '../../browser/upload-outcome.js';

export interface VerificationOverviewProps {
  /** What the account says of its owner, `getUser` of the user details. */
  player: { email: string; isEmailVerified: boolean; kycStatus: string };
  /** Where the player logs in, deposits, changes details, reads the policies and reaches support, if there is such a place. */
  hrefs: {
    login: string;
    deposit: string;
    profile: string;
    policy: string;
    privacy: string;
    support?: string | undefined;
  };
  /** Sends files in another way than tus or a form. The first one is used. */
  uploadDocument?: UploadDocument | undefined;
}
