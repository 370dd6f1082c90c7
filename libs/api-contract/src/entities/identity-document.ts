import * as v from 'valibot';
import {
  date,
  flag,
  id,
  list,
  listUnder,
  maybe,
  numeric,
  orNull,
  readObject,
  text,
  withDefault,
} from '../reading.js';
import { localizedText } from './settings.js';

/** The states of a document (§4), by their names there in lower case with hyphens. */
export const documentStatuses = [
  'pending-review',
  'approved',
  'rejected',
  'additional-info-required',
] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** Reads a status from its name in any letter case, with spaces, underscores or hyphens. */
export const documentStatus = /* @__PURE__ */ v.union([
  v.picklist(documentStatuses),
  v.pipe(
    v.string(),
    v.transform((name) =>
      name
        .trim()
        .toLowerCase()
        .replaceAll(/[\s_]+/g, '-'),
    ),
    v.picklist(documentStatuses),
  ),
]);

/** The three kinds that the product has texts for (§3): identity proof, proof of address, bank statement. */
export const knownDocumentKinds = ['identity', 'address', 'bank-statement'] as const;

/** How a document is photographed: laid in a frame, or a face looking into the camera. */
export const documentCaptures = ['document', 'face'] as const;
export type DocumentCapture = (typeof documentCaptures)[number];

/** Files of one kind that a player may have sent and not replaced, unless the label says otherwise. */
const defaultMaxFiles = 4;

/**
 * A kind of document that the operator asks for. Texts are by locale (wire code); without a title the client's own text
 * for the kind is shown.
 */
export const documentLabel = readObject({
  kind: id,
  title: maybe(localizedText),
  hint: maybe(localizedText),
  /** The identity is approved once every required kind is. */
  required: withDefault(flag, true),
  /** Only the camera's picture is accepted, no file (§5). */
  cameraOnly: withDefault(flag, false),
  capture: orNull(v.picklist(documentCaptures)),
  maxFiles: withDefault(numeric, defaultMaxFiles),
});
export type DocumentLabel = v.InferOutput<typeof documentLabel>;

/** All kinds, in the order in which they are shown. */
export const documentLabels = /* @__PURE__ */ listUnder(
  'labels',
  readObject({ labels: list(documentLabel) }),
);

/** A document that a player has sent. `size` is in bytes; times are ISO 8601. */
export const identityDocument = readObject({
  documentId: id,
  kind: id,
  fileName: withDefault(text, ''),
  size: withDefault(numeric, 0),
  status: withDefault(documentStatus, 'pending-review'),
  /** Why it was rejected, or what is missing: the operator's words to the player. */
  reason: maybe(text),
  uploadedAt: orNull(date),
  decidedAt: orNull(date),
  /** When the check is usually done. */
  expectedAt: orNull(date),
});
export type IdentityDocument = v.InferOutput<typeof identityDocument>;

/** The documents of a player, newest first, and what the profile says of the identity. */
export const identityDocuments = /* @__PURE__ */ listUnder(
  'documents',
  readObject({
    documents: list(identityDocument),
    /** As in the user details: `APPROVED` once the identity is verified. */
    kycStatus: withDefault(text, ''),
    /** Every required kind is approved and the profile does not show it yet (§8). */
    profileLags: withDefault(flag, false),
  }),
);
export type IdentityDocuments = v.InferOutput<typeof identityDocuments>;
