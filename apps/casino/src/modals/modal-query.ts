/** Parameters that belong to a modal and leave with it. */
const modalParameters = [
  'modal',
  'met',
  'PaReq',
  'MD',
  'deposit',
  'code',
  'payWith',
  'amount',
  'bonus',
  'coupon',
];

/**
 * The query with these parameters in place of all that belong to a modal, and everything else kept; `''` for a query of
 * nothing.
 */
export function queryWith(search: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  for (const name of modalParameters) query.delete(name);
  for (const [name, value] of Object.entries(parameters)) query.set(name, value);
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}

/** A query without the modal's parameters: `?a=1&modal=login` becomes `?a=1`, a query of nothing else becomes `''`. */
export function queryWithout(search: string): string {
  return queryWith(search, {});
}

/** The query with another modal open and everything else kept (decisions 11). */
export function queryWithModal(
  search: string,
  modal: string,
  parameters: Readonly<Record<string, string>> = {},
): string {
  return queryWith(search, { modal, ...parameters });
}
