/** Formats an account's number in groups of three digits from the end, on one line; any other id stays unchanged. */
export function groupedId(userId: string): string {
  return /^\d+$/.test(userId) ? userId.replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0') : userId;
}
