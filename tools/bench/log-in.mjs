const player = { email: 'marlon@casino.example', password: 'Harbour-2026!' };

/**
 * Logs the reference player in at a casino and returns the cookies, as a browser's context takes them. As on every device
 * that a player has used before, the cookie banner is answered. @throws Error
 */
export async function logIn(browser, origin) {
  const context = await browser.newContext();
  const response = await context.request.post(`${origin}/api/user/login`, {
    headers: { origin },
    data: player,
  });
  if (!response.ok()) throw new Error(`The reference player cannot log in: ${response.status()}`);
  const cookies = await context.cookies();
  await context.close();
  return [...cookies, { name: 'gameCookieConsent', value: 'accepted', url: origin }];
}
