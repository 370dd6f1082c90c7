'use client';

import { LocationDenied, type Position } from '../../core/verify-location.js';

/** How long a device may look for its position, in milliseconds (§9). */
const limitMs = 10_000;

/**
 * Returns the device's position; the browser asks the visitor for permission.
 * @throws LocationDenied when the visitor does not give it, Error when the device has no position.
 */
export function devicePosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    // Without a secure origin browsers have no geolocation.
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (geolocation === undefined) return reject(new Error('no geolocation'));
    return geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) =>
        reject(
          code === PERMISSION_DENIED ? new LocationDenied('denied') : new Error(`no position: code ${code}`),
        ),
      { timeout: limitMs, maximumAge: 0 },
    );
  });
}
