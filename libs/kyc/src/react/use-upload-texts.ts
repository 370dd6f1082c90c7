'use client';

import { useNumberFormat } from '@casino-kit/i18n';
import { type Upload } from '../browser/uploads.js';
import en from '../locales/en.json' with { type: 'json' };
import { useTexts } from './texts.js';

type ErrorKey = Extract<keyof typeof en, `kyc.error.${string}`>;
const isErrorKey = (key: string): key is ErrorKey => Object.hasOwn(en, key);

const megabyte = 1024 * 1024;

/** Returns a size in megabytes, at least a tenth. */
function useMegabytes(): (bytes: number) => string {
  const format = useNumberFormat({
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  return (bytes) => format.format(Math.max(0.1, bytes / megabyte));
}

/** Returns what the row of a file says about its state: the product's words for a known code, else the server's. */
export function useUploadText(): (upload: Upload) => string {
  const t = useTexts();
  const megabytes = useMegabytes();
  return ({ state, size }) => {
    switch (state.step) {
      case 'queued':
        return t('kyc.upload.queued', { size: megabytes(size) });
      case 'paused':
        return t(`kyc.upload.paused.${state.by}`);
      case 'duplicate':
        return t('kyc.error.UPLOAD_DUPLICATE');
      case 'rejected':
      case 'failed': {
        const key = `kyc.error.${state.code}`;
        return isErrorKey(key) ? t(key) : (state.message ?? t('kyc.error.UPLOAD_FAILED'));
      }
      case 'uploading':
      case 'uploaded':
        return t(`kyc.upload.${state.step}`);
    }
  };
}
