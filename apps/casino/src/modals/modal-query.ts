import { readOutcome } from '@casino-kit/payments/outcome-modal';

/** Query parameters that prefill a deposit, in its modal and on its page. */
const depositParameters: readonly string[] = ['payWith', 'amount', 'bonus', 'coupon'];
const codeOfLink: readonly string[] = ['code'];

/** The parameters that are dropped with a modal, by `?modal=` value; outcomes of a deposit have their own. */
const ownParameters: Readonly<Record<string, readonly string[]>> = {
  deposit: depositParameters,
  'deposit-3ds-success': ['PaReq', 'MD', 'met'],
  'linked-signup': codeOfLink,
  'reset-password': codeOfLink,
  'verify-email': codeOfLink,
  'verify-email-expired': codeOfLink,
};

function getParameters(modal: string | null): readonly string[] {
  if (modal === null) return [];
  if (readOutcome(modal) !== null) return ['met', 'deposit'];
  return Object.hasOwn(ownParameters, modal) ? (ownParameters[modal] ?? []) : [];
}

function written(query: URLSearchParams, parameters: Readonly<Record<string, string>>): string {
  for (const [name, value] of Object.entries(parameters)) query.set(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns the query without the open modal and its own parameters; those of the page behind it stay. */
function behind(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of ['modal', ...getParameters(query.get('modal'))]) query.delete(name);
  return query;
}

/** Returns the query after the modal is closed: `?a=1&modal=login` becomes `?a=1`, a query of nothing else `''`. */
export function queryWithout(search: string): string {
  return written(behind(search), {});
}

/** Returns the query with another modal open; parameters of the page behind it stay (decisions 11). */
export function queryWithModal(
  search: string,
  modal: string,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const query = behind(search);
  for (const name of getParameters(modal)) query.delete(name);
  return written(query, { modal, ...parameters });
}

/** Returns the query that resets the form of the deposit page, with no modal open. */
export function queryOfDepositPage(search: string, parameters: Readonly<Record<string, string>>): string {
  const query = behind(search);
  for (const name of depositParameters) query.delete(name);
  return written(query, parameters);
}
