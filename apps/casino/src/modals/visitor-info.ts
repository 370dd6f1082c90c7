import { type NewVisitorInfo, type VisitorInfo } from '@casino-kit/auth';
import { partnerId } from '../browser/partner.js';

/** What login and registration send about the visitor's device (§7). */
export function readVisitorInfo(): VisitorInfo {
  const { width, height } = window.screen;
  const userDeviceType = window.matchMedia('(max-width: 767px)').matches
    ? 'mobile'
    : window.matchMedia('(max-width: 1024px)').matches
      ? 'tablet'
      : 'desktop';
  return { userDeviceType, screenResolution: `${width}x${height}` };
}

/** What registration sends in addition: the page it began on, without its query, and the referring partner. */
export function newVisitorInfo(): NewVisitorInfo {
  const pid = partnerId();
  return {
    ...readVisitorInfo(),
    firstUrl: window.location.pathname,
    ...(pid !== null && { mkt: { pid } }),
  };
}
