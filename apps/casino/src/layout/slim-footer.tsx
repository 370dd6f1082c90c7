/**
 * On a page where the player has a task, such as a deposit: the footer below it shows language, rules, help, age and
 * licence, in one row. The footer's styles look for this mark, so that the first load has no code for it.
 */
export function SlimFooter() {
  return <span hidden data-slim-footer />;
}
