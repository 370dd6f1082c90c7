import { type DeviceKind, type LoginMethod } from '@casino-kit/api-contract';
import Bowser from 'bowser';

/** A device as its browser names itself. */
export interface DeviceName {
  kind: DeviceKind;
  /** Such as `iPhone` or `Windows`; empty when the browser does not say. */
  device: string;
  /** Such as `Firefox 144`; empty when it does not say. */
  browser: string;
}

/** Where a session comes from, and how it was opened. */
export interface SessionOrigin extends DeviceName {
  method: LoginMethod;
  place: string;
}

/** Longer than any browser's own name. */
const longestAgent = 512;
const longestName = 60;
const kinds: Readonly<Record<string, DeviceKind>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

/** Reads the header `User-Agent`, which can hold anything. */
export function readDeviceName(agent: string | undefined): DeviceName {
  const unknown = { kind: 'unknown', device: '', browser: '' } as const;
  if (agent === undefined || agent.trim() === '') return unknown;
  const { browser, os, platform } = Bowser.parse(agent.slice(0, longestAgent));
  const version = /^\d+/.exec(browser.version ?? '')?.[0];
  return {
    kind: kinds[platform.type ?? ''] ?? 'unknown',
    device: (platform.model ?? os.name ?? '').slice(0, longestName),
    browser: [browser.name, version].filter(Boolean).join(' ').slice(0, longestName),
  };
}
