import { type EndpointInput, type logEvent } from '@casino-kit/api-contract';
import { type Campaign } from './campaign.js';

export type EventBody = EndpointInput<typeof logEvent>['body'];

/**
 * Returns the body of a log event (§3): `event` with its `data`, the visitor's last campaign and kind of device.
 * `data` must not contain what identifies a person.
 */
export function eventBody(
  event: string,
  data: Record<string, unknown>,
  { last, userDeviceType }: { last: Campaign; userDeviceType: string },
): EventBody {
  const mkt = { ...last.marketing, ...(last.pid !== null && { pid: last.pid }) };
  return {
    event,
    data,
    userDeviceType,
    ...(Object.keys(mkt).length > 0 && { mkt }),
    ...(last.coupon !== null && { cpncToSent: last.coupon }),
  };
}
