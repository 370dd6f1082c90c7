import { expect, type Locator, type Page } from '@playwright/test';
import { type Account, curacao } from './accounts.js';
import { button, sentence, texts, word } from './cashier.js';
import { identityCasino } from './casinos.js';
import { callBackend } from './money.js';
import { createNewPlayer } from './player.js';
import { limitField, setWeekly } from './protecting.js';
import { onTheWay } from './withdrawing.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const dialog = (page: Page) => page.getByRole('dialog');
const gameIn = (page: Page) => page.locator('main iframe');

/** Decides on cookies, of which nobody has chosen any: against those that are not needed where one press does that. */
export async function decideOnCookies(page: Page, rejectedAtOnce: boolean): Promise<void> {
  await page.goto('/casino?modal=cookies');
  await expect(page.getByRole('checkbox', { name: word('cookies.settings.optional') })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, 'cookies.accept')).toBeVisible();
  await expect(button(page, 'cookies.reject')).toHaveCount(rejectedAtOnce ? 1 : 0);
  await button(page, rejectedAtOnce ? 'cookies.reject' : 'cookies.accept').click();
  await expect(button(page, 'cookies.accept')).toHaveCount(0);
  expect(await page.context().cookies()).toContainEqual(
    expect.objectContaining({
      name: 'gameCookieConsent',
      value: rejectedAtOnce ? 'rejected' : 'accepted',
    }),
  );
}

/** Opens a demo as a guest, who plays it or has to log in. */
export async function openDemoAsGuest(page: Page, isPlayed: boolean): Promise<void> {
  await page.goto('/play/book-of-tides?mode=demo');
  await expect(isPlayed ? gameIn(page) : page.getByText(word('games.enter'))).toBeVisible();
  await expect(gameIn(page)).toHaveCount(isPlayed ? 1 : 0);
}

/** Enters a date of birth: that of someone who turned `age` some days ago, or turns it in some. */
async function enterBirth(page: Page, age: number, daysAgo: number): Promise<void> {
  const birthday = new Date(Date.now() - daysAgo * dayMs);
  const two = (part: number) => String(part).padStart(2, '0');
  await dialog(page).getByLabel(texts.day, { exact: true }).selectOption(two(birthday.getUTCDate()));
  await dialog(page)
    .getByLabel(texts.month, { exact: true })
    .selectOption(two(birthday.getUTCMonth() + 1));
  await dialog(page)
    .getByLabel(texts.year, { exact: true })
    .selectOption(String(birthday.getUTCFullYear() - age));
}

/** Fills the registration form up to its consents; only those who are old enough can send it. */
export async function fillRegistration(page: Page, minimumAge: number): Promise<void> {
  await page.goto('/casino?modal=registration');
  const { email, password } = createNewPlayer();
  await dialog(page).getByRole('textbox', { name: texts.email, exact: true }).fill(email);
  await dialog(page).getByLabel(texts.password, { exact: true }).fill(password);
  await dialog(page).getByRole('button', { name: texts.next, exact: true }).click();
  const consent = dialog(page).getByRole('checkbox', { name: new RegExp(`^I am over ${minimumAge} `) });
  await consent.check({ force: true });
  const tooYoung = dialog(page).getByText(
    sentence('form.validation.invalid.dob', { minimumAge: String(minimumAge) }),
  );
  await enterBirth(page, minimumAge, -2);
  await expect(tooYoung).toBeVisible();
  await expect(button(dialog(page), 'auth.register.submit')).toBeDisabled();
  await enterBirth(page, minimumAge, 2);
  await expect(tooYoung).toBeHidden();
  await expect(button(dialog(page), 'auth.register.submit')).toBeEnabled();
}

/** Registers with everything that a complete sign-up asks for, up to its last step. */
export async function registerInFull(page: Page): Promise<void> {
  await page.goto('/casino?modal=registration');
  const { email, password } = createNewPlayer();
  await dialog(page).getByRole('textbox', { name: texts.email, exact: true }).fill(email);
  await dialog(page).getByLabel(texts.password, { exact: true }).fill(password);
  await dialog(page).getByRole('button', { name: texts.next, exact: true }).click();
  await enterBirth(page, 30, 2);
  for (const [key, text] of [
    ['form.firstName.label', 'Wren'],
    ['form.lastName.label', 'Ownrules'],
    ['form.address.label', 'Kaya 1'],
    ['form.zipCode.label', '0000'],
    ['form.city.label', 'Willemstad'],
  ] as const)
    await dialog(page).getByLabel(word(key), { exact: true }).fill(text);
  await dialog(page).getByRole('checkbox').check({ force: true });
  await button(dialog(page), 'auth.register.submit').click();
  await expect(dialog(page).getByRole('heading', { name: texts.accountReady })).toBeVisible();
}

/** Sets each limit that the choice of limits asks for in turn, and continues with them. */
export async function setRequiredLimits(page: Page, figures: readonly string[]): Promise<void> {
  for (const figure of figures) {
    await expect(button(page, 'responsible-gaming.choice.continue')).toHaveCount(0);
    await button(page, 'responsible-gaming.choice.set').click();
    await limitField(page).fill(figure);
    await limitField(page).press('Enter');
    await expect(limitField(page)).toHaveCount(0);
  }
  await button(page, 'responsible-gaming.choice.continue').click();
}

/** Expects that neither of two things covers a part of the other. */
export async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect(one).toBeVisible();
  await expect(other).toBeVisible();
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  if (first === null || second === null) throw new Error('One of the two is not on the page.');
  const isApart =
    first.x + first.width <= second.x ||
    second.x + second.width <= first.x ||
    first.y + first.height <= second.y ||
    second.y + second.height <= first.y;
  expect(isApart, JSON.stringify({ first, second })).toBe(true);
}

const updated = (page: Page) => page.getByText(word('responsible-gaming.limits.updated'));

/**
 * Logs a new player in with the session of the sign-up, since a login would end it where only one is allowed, and sets a
 * deposit limit of 600 euro a week: before anything else where a choice of limits comes first.
 */
export async function setFirstLimit(
  page: Page,
  { token }: Pick<Account, 'token'>,
  chosenFirst: boolean,
): Promise<void> {
  await page.goto(`/deposit?at=${token}`);
  const choice = dialog(page).getByRole('heading', { name: word('responsible-gaming.choice.title') });
  if (!chosenFirst) {
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(choice).toHaveCount(0);
    await page.goto('/profile2/limits?set=deposit-weekly');
  } else {
    await expect(choice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(choice).toBeVisible();
    await button(page, 'responsible-gaming.choice.set').click();
  }
  await limitField(page).fill('600');
  await setWeekly(page, '600').click();
  if (!chosenFirst) return expect(updated(page)).toBeVisible();
  await button(page, 'responsible-gaming.choice.continue').click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Opens the deposit form, in whose place some licences have the protection of money until it is acknowledged. */
export async function acknowledgeFunds(page: Page, isAsked: boolean): Promise<void> {
  await page.goto('/deposit');
  const understood = button(page, 'payments.funds.understood');
  const method = page.getByRole('main').getByRole('radio').first();
  await expect(isAsked ? understood : method).toBeVisible();
  if (!isAsked) return expect(understood).toHaveCount(0);
  await expect(method).toHaveCount(0);
  await understood.click();
  await expect(method).toBeVisible();
  await page.reload();
  await expect(method).toBeVisible();
}

/** Raises the limit to 700 euro, which counts after these hours; the page says from which date on. */
export async function raiseLimit(page: Page, hours: number): Promise<void> {
  await page.goto('/profile2/limits?set=deposit-weekly');
  await limitField(page).fill('700');
  const day = (at: number) =>
    new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at);
  const from = Date.now() + hours * hourMs;
  await setWeekly(page, '700').click();
  if (hours === 0) {
    await expect(updated(page)).toBeVisible();
    await expect(
      page.getByText(sentence('responsible-gaming.limit.of', { amount: '€700.00' })),
    ).toBeVisible();
    return;
  }
  // The clock may strike midnight in between.
  const days = [day(from), day(from + 60_000)].join('|');
  const waits = sentence('responsible-gaming.pending.amount', { amount: '€700.00', at: `(${days})\\b` });
  // Once as the word about what was set, once at the limit.
  await expect(page.getByText(new RegExp(waits))).toHaveCount(2);
  await expect(updated(page)).toHaveCount(0);
  await expect(page.getByText(sentence('responsible-gaming.limit.of', { amount: '€600.00' }))).toBeVisible();
}

/** Checks on the page of limits after how many minutes play is interrupted; only a brand without that offers none. */
export async function expectRealityCheck(page: Page, minutes: number | null): Promise<void> {
  const off = word('responsible-gaming.check.off');
  const choices = page.getByRole('group', { name: word('responsible-gaming.check.title') });
  await expect(choices.getByRole('button', { pressed: true })).toHaveText(
    minutes === null ? off : `${minutes} min`,
  );
  await expect(choices.getByRole('button', { name: off })).toHaveCount(minutes === null ? 1 : 0);
}

/** Checks how often the bonus of the welcome offer, which asks for 35 times, is wagered. */
export async function expectBonusWagering(page: Page, wagering: number): Promise<void> {
  await page.goto('/promotion?id=welcome');
  const times = sentence('bonuses.fact.wagering.bonus', { times: String(wagering) });
  await expect(page.getByText(times, { exact: true }).first()).toBeVisible();
}

/** Opens a game for money, with the clock of the session and the net position or without. */
export async function openGame(page: Page, sessionClock: boolean, netPosition: boolean): Promise<void> {
  await page.goto('/play/cherry-harbour');
  await expect(gameIn(page)).toBeVisible();
  const shown = (key: string) => page.getByRole('term').filter({ hasText: word(key) });
  await expect(shown('games.play.session')).toHaveCount(sessionClock ? 1 : 0);
  await expect(shown('games.play.net')).toHaveCount(netPosition ? 1 : 0);
}

/** Withdraws 20 euro, which the player can cancel or not. */
export async function withdrawMoney(
  page: Page,
  { token }: Pick<Account, 'token'>,
  isCancellable: boolean,
): Promise<void> {
  const details = { email: createNewPlayer().email };
  const body = { paymentMethodId: 'skrill', amount: '20', currencyCode: curacao.currencyCode, details };
  const { withdrawalId } = await callBackend<{ withdrawalId: string }>(
    page.request,
    identityCasino,
    token,
    '/api/user/withdrawal',
    body,
  );
  await page.goto('/withdraw');
  const item = onTheWay(page, withdrawalId);
  await expect(item).toBeVisible();
  await expect(button(item, 'payments.withdraw.pending.cancel')).toHaveCount(isCancellable ? 1 : 0);
}

/** Opens the page of breaks and exclusions with one press, from whatever page is shown. */
export async function openExclusions(page: Page): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: word('shell.footer.break'), exact: true })
    .last()
    .click();
  const permanent = word('responsible-gaming.exclusion.period.permanent');
  await expect(page.getByRole('radio', { name: permanent, exact: true })).toBeVisible();
}
