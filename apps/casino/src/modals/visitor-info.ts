import { type NewVisitorInfo, type VisitorInfo } from '@casino-kit/auth';
import { documentCookies } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { type Campaign, campaignStore, deviceType, laterCampaign, readCampaign } from '@casino-kit/telemetry';
import { useMemo } from 'react';

/** Returns the campaign that the visitor came with, now or within 365 days. */
export function useCampaign(): Campaign {
  const { affiliateKeyQueryParameter } = useSettings();
  return useMemo(() => {
    const known = campaignStore(documentCookies(document), Date.now).known();
    const query = new URLSearchParams(window.location.search);
    return laterCampaign(known, readCampaign(query, affiliateKeyQueryParameter));
  }, [affiliateKeyQueryParameter]);
}

/** What login and registration send about the visitor's device and campaign (§7). */
export function readVisitorInfo({ coupon, pid, marketing }: Campaign): VisitorInfo {
  const { width, height } = window.screen;
  const mkt = { ...marketing, ...(pid !== null && { pid }) };
  return {
    userDeviceType: deviceType(window),
    screenResolution: `${width}x${height}`,
    ...(coupon !== null && { cpnc: coupon }),
    ...(Object.keys(mkt).length > 0 && { mkt }),
  };
}

/** What registration sends in addition: the page it began on, without its query. */
export function newVisitorInfo(campaign: Campaign): NewVisitorInfo {
  return { ...readVisitorInfo(campaign), firstUrl: window.location.pathname };
}
