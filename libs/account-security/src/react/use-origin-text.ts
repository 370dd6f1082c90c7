'use client';

import { type AccountLogin } from '@casino-kit/api-contract';
import { useTexts } from './texts.js';

type Origin = Pick<AccountLogin, 'kind' | 'device' | 'browser' | 'place' | 'method'>;

/** Returns functions that say from where a login came. */
export function useOriginText() {
  const t = useTexts();
  return {
    /** The device and its browser, such as `Windows, Firefox 144`. */
    device: ({ kind, device, browser }: Origin): string => {
      const known = device || t(`account-security.device.${kind}`);
      return browser ? t('account-security.deviceAndBrowser', { device: known, browser }) : known;
    },
    /** Place, time and method in one line; what is unknown is left out. */
    line: ({ place, method }: Origin, time: string): string =>
      [place, time, method === 'unknown' ? '' : t(`account-security.method.${method}`)]
        .filter((part) => part !== '')
        .join(' · '),
  };
}
