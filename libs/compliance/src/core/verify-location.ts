import { type Location } from '@casino-kit/api-contract';
import { type BlockSettings, isRestricted } from './country-block.js';

/** A position in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/**
 * What a check of the location found: `allowed` clears the flag; `restricted`: the device is in a restricted place too;
 * `denied`: the visitor did not allow it; `unavailable`: the device has no position, or its country is not known.
 */
export type LocationCheck = 'allowed' | 'restricted' | 'denied' | 'unavailable';

/** Thrown by `locate` when the visitor does not allow the device's position to be used. */
export class LocationDenied extends Error {}

export interface LocationCheckConfig {
  /** Returns the device's position. @throws LocationDenied, or another error without a position. */
  locate: () => Promise<Position>;
  /** Returns the place of a position, `null` if it is not known (reverse geocoding, decisions 8). */
  lookUp: (position: Position) => Promise<Location | null>;
  settings: BlockSettings;
  /** Receives failures, which are only logged (§4); they hold no position. */
  log: (reason: unknown) => void;
}

/** Checks by the device's own position whether a visitor is in a restricted place (§4, re-verify). Never throws. */
export async function checkLocation({
  locate,
  lookUp,
  settings,
  log,
}: LocationCheckConfig): Promise<LocationCheck> {
  try {
    const place = await lookUp(await locate());
    if (place === null || place.country.code.trim() === '') return 'unavailable';
    return isRestricted(place, settings) ? 'restricted' : 'allowed';
  } catch (error) {
    log(error);
    return error instanceof LocationDenied ? 'denied' : 'unavailable';
  }
}
