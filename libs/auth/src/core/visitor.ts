import { type EndpointInput, type signUp } from '@casino-kit/api-contract';

type SignUpBody = EndpointInput<typeof signUp>['body'];

/**
 * What a host knows about the visit and sends with login and sign-up (§7): the campaign (`cpnc`, `mkt`), the kind of
 * device, the screen as `1440x900`, and identifiers of the visit. All of it is optional.
 */
export type VisitorInfo = Pick<
  SignUpBody,
  'cpnc' | 'mkt' | 'userDeviceType' | 'screenResolution' | 'uidToken'
>;

/** Additional data that sign-up sends. */
export type NewVisitorInfo = VisitorInfo & Pick<SignUpBody, 'firstUrl' | 'uniqueKey' | 'userUUID'>;

/** Returns the data for login: the part that it shares with sign-up. */
export function factsForLogin({
  cpnc,
  mkt,
  userDeviceType,
  screenResolution,
  uidToken,
}: VisitorInfo): VisitorInfo {
  return { cpnc, mkt, userDeviceType, screenResolution, uidToken };
}
