/** A city that stands for its country: ISO 3166-1 alpha-2, latitude and longitude in degrees. */
type City = readonly [code: string, latitude: number, longitude: number];

// oxfmt-ignore
const cities: readonly City[] = [
  ['AE', 24.5, 54.4], ['AL', 41.3, 19.8], ['AM', 40.2, 44.5], ['AR', -34.6, -58.4],
  ['AT', 48.2, 16.4], ['AU', -35.3, 149.1], ['AU', -31.9, 115.9], ['AW', 12.5, -70.0],
  ['AZ', 40.4, 49.9], ['BA', 43.9, 18.4], ['BD', 23.8, 90.4], ['BE', 50.8, 4.4],
  ['BG', 42.7, 23.3], ['BO', -16.5, -68.1], ['BR', -15.8, -47.9], ['BR', -23.5, -46.6],
  ['BY', 53.9, 27.6], ['CA', 45.4, -75.7], ['CA', 49.3, -123.1], ['CA', 51.0, -114.1],
  ['CH', 46.9, 7.4], ['CL', -33.4, -70.7], ['CN', 39.9, 116.4], ['CN', 31.2, 121.5],
  ['CO', 4.7, -74.1], ['CR', 9.9, -84.1], ['CU', 23.1, -82.4], ['CW', 12.1, -68.9],
  ['CY', 35.2, 33.4], ['CZ', 50.1, 14.4], ['DE', 52.5, 13.4], ['DE', 48.1, 11.6],
  ['DE', 50.9, 7.0], ['DK', 55.7, 12.6], ['DO', 18.5, -69.9], ['DZ', 36.8, 3.1],
  ['EC', -0.2, -78.5], ['EE', 59.4, 24.8], ['EG', 30.0, 31.2], ['ES', 40.4, -3.7],
  ['ES', 41.4, 2.2], ['ET', 9.0, 38.8], ['FI', 60.2, 24.9], ['FR', 48.9, 2.4],
  ['FR', 43.3, 5.4], ['GB', 51.5, -0.1], ['GB', 55.9, -3.2], ['GE', 41.7, 44.8],
  ['GH', 5.6, -0.2], ['GR', 38.0, 23.7], ['HK', 22.3, 114.2], ['HR', 45.8, 16.0],
  ['HU', 47.5, 19.0], ['ID', -6.2, 106.8], ['IE', 53.3, -6.3], ['IL', 31.8, 35.2],
  ['IN', 28.6, 77.2], ['IN', 19.1, 72.9], ['IN', 13.1, 80.3], ['IQ', 33.3, 44.4],
  ['IR', 35.7, 51.4], ['IS', 64.1, -21.9], ['IT', 41.9, 12.5], ['IT', 45.5, 9.2],
  ['JM', 18.0, -76.8], ['JO', 31.9, 35.9], ['JP', 35.7, 139.7], ['KE', -1.3, 36.8],
  ['KR', 37.6, 127.0], ['KW', 29.4, 48.0], ['KZ', 51.2, 71.4], ['LB', 33.9, 35.5],
  ['LT', 54.7, 25.3], ['LU', 49.6, 6.1], ['LV', 56.9, 24.1], ['MA', 34.0, -6.8],
  ['MD', 47.0, 28.9], ['ME', 42.4, 19.3], ['MK', 42.0, 21.4], ['MT', 35.9, 14.5],
  ['MU', -20.2, 57.5], ['MX', 19.4, -99.1], ['MY', 3.1, 101.7], ['NG', 9.1, 7.4],
  ['NL', 52.4, 4.9], ['NO', 59.9, 10.8], ['NZ', -41.3, 174.8], ['PE', -12.0, -77.0],
  ['PH', 14.6, 121.0], ['PK', 33.7, 73.1], ['PL', 52.2, 21.0], ['PT', 38.7, -9.1],
  ['PY', -25.3, -57.6], ['QA', 25.3, 51.5], ['RO', 44.4, 26.1], ['RS', 44.8, 20.5],
  ['RU', 55.8, 37.6], ['RU', 59.9, 30.3], ['RU', 55.0, 82.9], ['SA', 24.7, 46.7],
  ['SE', 59.3, 18.1], ['SG', 1.35, 103.8], ['SI', 46.1, 14.5], ['SK', 48.1, 17.1],
  ['SR', 5.9, -55.2], ['TH', 13.8, 100.5], ['TN', 36.8, 10.2], ['TR', 39.9, 32.9],
  ['TR', 41.0, 29.0], ['TW', 25.0, 121.6], ['UA', 50.5, 30.5], ['US', 38.9, -77.0],
  ['US', 40.7, -74.0], ['US', 34.1, -118.2], ['US', 41.9, -87.6], ['US', 29.8, -95.4],
  ['US', 25.8, -80.2], ['US', 47.6, -122.3], ['US', 39.7, -105.0], ['UY', -34.9, -56.2],
  ['VE', 10.5, -66.9], ['VN', 21.0, 105.9], ['XK', 42.7, 21.2], ['ZA', -26.2, 28.0],
];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the cosine of the angle between two positions in degrees: 1 for the same, smaller the farther apart. */
function closeness(latitude: number, longitude: number, [, otherLatitude, otherLongitude]: City): number {
  const [here, there] = [radians(latitude), radians(otherLatitude)];
  const between = radians(longitude - otherLongitude);
  return Math.sin(here) * Math.sin(there) + Math.cos(here) * Math.cos(there) * Math.cos(between);
}

/**
 * Returns the country of the nearest large city: a guess for local use, wrong near borders. A casino in production names
 * a real service to its shell. Degrees.
 */
export function nearestCountry(latitude: number, longitude: number): string {
  let nearest = { code: '', closeness: -2 };
  for (const city of cities) {
    const found = closeness(latitude, longitude, city);
    if (found > nearest.closeness) nearest = { code: city[0], closeness: found };
  }
  return nearest.code;
}
