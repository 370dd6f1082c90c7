import { createTestCasino } from '@casino-kit/provider/testing';
import { type Campaign } from '@casino-kit/telemetry';
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newVisitorInfo, readVisitorInfo, useCampaign } from './visitor-info.js';

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const none: Campaign = { coupon: null, pid: null, marketing: {} };
const stubScreen = () => vi.stubGlobal('screen', { width: 390, height: 844 });

describe('what login and registration send about a visitor', () => {
  it('is the device alone for one who came without a campaign', () => {
    stubScreen();
    expect(readVisitorInfo(none)).toEqual({ userDeviceType: 'desktop', screenResolution: '390x844' });
  });

  it('has the coupon, and the partner beside the parameters of marketing', () => {
    stubScreen();
    expect(
      readVisitorInfo({ coupon: 'HARBOUR', pid: 'partner-1', marketing: { utm_source: 'letter' } }),
    ).toMatchObject({ cpnc: 'HARBOUR', mkt: { utm_source: 'letter', pid: 'partner-1' } });
    expect(readVisitorInfo({ ...none, pid: 'partner-1' })).toMatchObject({ mkt: { pid: 'partner-1' } });
    expect(readVisitorInfo({ ...none, coupon: 'HARBOUR' })).not.toHaveProperty('mkt');
  });

  it('names the page that registration began on, without its query', () => {
    window.history.replaceState(null, '', '/casino/slots?modal=registration&utm_source=letter');
    expect(newVisitorInfo(none)).toMatchObject({ firstUrl: '/casino/slots' });
  });
});

describe('the campaign of a visitor', () => {
  const read = (settings = {}) => {
    const { Host } = createTestCasino({ settings });
    return renderHook(() => useCampaign(), { wrapper: Host }).result.current;
  };

  it('is what the address says', () => {
    window.history.replaceState(null, '', '/casino?cpnc=HARBOUR&pid=partner-1&utm_source=letter');
    expect(read()).toEqual({ coupon: 'HARBOUR', pid: 'partner-1', marketing: { utm_source: 'letter' } });
  });

  it('has the brand’s own key of an affiliate', () => {
    window.history.replaceState(null, '', '/casino?btag=42');
    expect(read({ affiliateKeyQueryParameter: 'btag' }).marketing).toEqual({ btag: '42' });
    expect(read().marketing).toEqual({});
  });
});
