/** Parameters that belong to a modal and leave with it. */
const modalParameters = ['modal', 'met', 'PaReq', 'MD', 'deposit', 'code', 'payWith', 'amount'];

/** A query without the modal's parameters: `?a=1&modal=login` becomes `?a=1`, a query of nothing else becomes `''`. */
export function queryWithout(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of modalParameters) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** The query with another modal open and everything else kept (decisions 11). */
export function queryWithModal(
  search: string,
  modal: string,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(queryWithout(search));
  query.set('modal', modal);
  for (const [name, value] of Object.entries(parameters)) query.set(name, value);
  return `?${query.toString()}`;
}
