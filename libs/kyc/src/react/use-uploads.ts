'use client';

import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '@casino-kit/api-client';
import { useSession, useStored } from '@casino-kit/session';
import { createUploadDocument } from '../browser/upload-document.js';
import { type UploadDocument } from '../browser/upload-outcome.js';
import { createUploads, type Upload, type Uploads } from '../browser/uploads.js';
import { documentsKey } from '../core/document-queries.js';

const isOnline = () => navigator.onLine;
const none = (): readonly Upload[] => [];

/**
 * Returns the files that the player has chosen on this page, and what can be done with them. A file that was sent leaves
 * the list once the documents show it. Leaving the page stops what is being sent.
 */
export function useUploads(uploadDocument: UploadDocument | undefined): {
  uploads: Uploads;
  list: readonly Upload[];
} {
  const client = useApiClient();
  const queries = useQueryClient();
  const { store } = useSession();
  const [uploads] = useState(() => {
    const made: Uploads = createUploads({
      upload: uploadDocument ?? createUploadDocument(client),
      isOnline,
      store,
      onUploaded(id) {
        void queries.invalidateQueries({ queryKey: documentsKey }).then(() => {
          if (queries.getQueryState(documentsKey)?.status === 'success') made.remove(id);
        });
      },
    });
    return made;
  });
  useEffect(() => {
    const change = () => uploads.setOnline(isOnline());
    globalThis.addEventListener('online', change);
    globalThis.addEventListener('offline', change);
    return () => {
      globalThis.removeEventListener('online', change);
      globalThis.removeEventListener('offline', change);
      uploads.stop();
    };
  }, [uploads]);
  return { uploads, list: useStored(store, uploads.listAtom, none) };
}
