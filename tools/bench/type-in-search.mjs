const word = 'dragon';

/** Returns the page's search field. Where the bar at the bottom opens it, touches the bar first. */
export async function openSearch(page) {
  const field = page.getByRole('searchbox').first();
  if (!(await field.isVisible())) await page.locator('a[href*="search="]:visible').first().tap();
  await field.waitFor();
  await field.focus();
  return field;
}

/** Types six letters into a search field and deletes them. */
export async function typeInSearch(page, field) {
  await field.pressSequentially(word, { delay: 120 });
  for (const _letter of word) await page.keyboard.press('Backspace', { delay: 120 });
}
