import { expect, type Page } from '@playwright/test';
import { curacao, openAccount, logInByCall } from './accounts.js';
import { button, sentence, texts, word } from './cashier.js';
import { identityCasino } from './casinos.js';
import { submitControlForm, changeSettings } from './control.js';
import { test } from './journey-test.js';
import {
  acknowledgeFunds,
  decideOnCookies,
  expectApart,
  expectRealityCheck,
  expectBonusWagering,
  fillRegistration,
  openDemoAsGuest,
  openExclusions,
  openGame,
  raiseLimit,
  registerInFull,
  setFirstLimit,
  setRequiredLimits,
  withdrawMoney,
} from './policy-steps.js';
import { greeted } from './player.js';
import { expectQuiet } from './protecting.js';
import { fillForWithdrawal } from './withdrawing.js';

/** What the policy of a brand decides, as its decision lists it and not as the product reads it. */
const presets = [
  {
    preset: 'curacao',
    minimumAge: 18,
    cookiesRejectedAtOnce: false,
    newsletterPreselected: true,
    guestsPlayDemos: true,
    limitsChosenFirst: false,
    fundsAcknowledged: false,
    looserAfterHours: 0,
    realityCheckMinutes: null,
    sessionClock: false,
    netPosition: false,
    wagering: 35,
    withdrawalsCancelled: true,
    oneSession: false,
  },
  {
    preset: 'curacao-2025',
    minimumAge: 18,
    cookiesRejectedAtOnce: true,
    newsletterPreselected: false,
    guestsPlayDemos: true,
    limitsChosenFirst: false,
    fundsAcknowledged: false,
    looserAfterHours: 24,
    realityCheckMinutes: 60,
    sessionClock: true,
    netPosition: true,
    wagering: 35,
    withdrawalsCancelled: true,
    oneSession: false,
  },
  {
    preset: 'ukgc',
    minimumAge: 18,
    cookiesRejectedAtOnce: true,
    newsletterPreselected: false,
    guestsPlayDemos: false,
    limitsChosenFirst: true,
    fundsAcknowledged: true,
    looserAfterHours: 24,
    realityCheckMinutes: 60,
    sessionClock: true,
    netPosition: true,
    wagering: 10,
    withdrawalsCancelled: false,
    oneSession: false,
  },
  {
    preset: 'mga',
    minimumAge: 18,
    cookiesRejectedAtOnce: true,
    newsletterPreselected: false,
    guestsPlayDemos: true,
    limitsChosenFirst: true,
    fundsAcknowledged: false,
    looserAfterHours: 24,
    realityCheckMinutes: 60,
    sessionClock: true,
    netPosition: false,
    wagering: 35,
    withdrawalsCancelled: true,
    oneSession: false,
  },
  {
    preset: 'ontario',
    minimumAge: 19,
    cookiesRejectedAtOnce: true,
    newsletterPreselected: false,
    guestsPlayDemos: false,
    limitsChosenFirst: true,
    fundsAcknowledged: false,
    looserAfterHours: 24,
    realityCheckMinutes: 60,
    sessionClock: true,
    netPosition: true,
    wagering: 35,
    withdrawalsCancelled: false,
    oneSession: false,
  },
  {
    preset: 'sweden',
    minimumAge: 18,
    cookiesRejectedAtOnce: true,
    newsletterPreselected: false,
    guestsPlayDemos: false,
    limitsChosenFirst: true,
    fundsAcknowledged: false,
    looserAfterHours: 72,
    realityCheckMinutes: 60,
    sessionClock: true,
    netPosition: true,
    wagering: 35,
    withdrawalsCancelled: false,
    oneSession: false,
  },
  {
    preset: 'netherlands',
    minimumAge: 18,
    cookiesRejectedAtOnce: true,
    newsletterPreselected: false,
    guestsPlayDemos: false,
    limitsChosenFirst: true,
    fundsAcknowledged: false,
    looserAfterHours: 168,
    realityCheckMinutes: 30,
    sessionClock: true,
    netPosition: true,
    wagering: 35,
    withdrawalsCancelled: false,
    oneSession: false,
  },
  {
    preset: 'germany',
    minimumAge: 18,
    cookiesRejectedAtOnce: true,
    newsletterPreselected: false,
    guestsPlayDemos: false,
    limitsChosenFirst: true,
    fundsAcknowledged: false,
    looserAfterHours: 168,
    realityCheckMinutes: 60,
    sessionClock: true,
    netPosition: true,
    wagering: 35,
    withdrawalsCancelled: false,
    oneSession: true,
  },
  {
    preset: 'strict',
    minimumAge: 19,
    cookiesRejectedAtOnce: true,
    newsletterPreselected: false,
    guestsPlayDemos: false,
    limitsChosenFirst: true,
    fundsAcknowledged: true,
    looserAfterHours: 168,
    realityCheckMinutes: 30,
    sessionClock: true,
    netPosition: true,
    wagering: 10,
    withdrawalsCancelled: false,
    oneSession: true,
  },
];

/** Hundreds of rounds and a withdrawal are sent by call: how fast, for how much and with what proof is tested in the backend. */
const byCall = {
  minimumSlotRoundSeconds: 0,
  minimumOtherRoundSeconds: 0,
  stakeCaps: [],
  strongAuthentication: 'offered' as const,
};

/** What makes the way of a new player another one; each of these is tested in the backend and the libraries. */
const otherWays = {
  fullSignUp: false,
  consentAtSignUp: false,
  everyDepositPeriod: false,
  requiredSessionTime: false,
  requiredBalanceLimit: false,
  raisedLimitsWaitForPeriod: false,
  bonusMinimumAge: null,
  bonusBeforePlayOnly: false,
  markersStopOffers: false,
  limitReachedLogsOut: false,
  summaryAtLogin: false,
  inactivityMinutes: null,
};

const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: word('shell.login') });

// A guest who has not decided about cookies. Dates are those of UTC, as the limits of a new player.
test.use({
  baseURL: identityCasino.shell,
  storageState: { cookies: [], origins: [] },
  timezoneId: 'UTC',
});
test.afterEach(({ request }) => changeSettings(request, { policy: null }));

for (const rules of presets)
  test(`the preset ${rules.preset} decides on cookies, demos, limits, checks, offers, play, withdrawals and sessions`, async ({
    page,
    request,
  }) => {
    await changeSettings(request, { policy: { preset: rules.preset, ...byCall, ...otherWays } });
    await test.step('a guest', async () => {
      await decideOnCookies(page, rules.cookiesRejectedAtOnce);
      await openDemoAsGuest(page, rules.guestsPlayDemos);
      await fillRegistration(page, rules.minimumAge);
      await expect(page.getByRole('checkbox', { name: word('auth.newsletter.label') })).toBeChecked({
        checked: rules.newsletterPreselected,
      });
    });
    const name = { firstName: 'Ada', lastName: `Preset ${rules.preset}` };
    const player = await openAccount(request, identityCasino, { ...curacao, ...name });
    // Some licences ask for a checked identity before the first deposit.
    await submitControlForm(request, identityCasino, `players/${player.userId}/approve-identity`);
    await test.step('a new player', async () => {
      await setFirstLimit(page, player, rules.limitsChosenFirst);
      await acknowledgeFunds(page, rules.fundsAcknowledged);
      await raiseLimit(page, rules.looserAfterHours);
      await expectRealityCheck(page, rules.realityCheckMinutes);
      await expectBonusWagering(page, rules.wagering);
      await openExclusions(page);
    });
    await test.step('a player with money', async () => {
      await fillForWithdrawal(request, identityCasino, player);
      await openGame(page, rules.sessionClock, rules.netPosition);
      await withdrawMoney(page, player, rules.withdrawalsCancelled);
    });
    await test.step('a login on another device', async () => {
      await logInByCall(request, identityCasino, player);
      await page.reload();
      await expect(
        rules.oneSession ? loginLink(page) : page.getByRole('button', { name: texts.account, exact: true }),
      ).toBeVisible();
    });
  });

test('with every rule of germany a phone shows the button that stops play beside the cookie banner, asks for a limit and the figures of a login, and stops play although the connection was lost', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await changeSettings(request, { policy: { preset: 'germany' } });
  const name = { firstName: 'Ada', lastName: 'Every Rule' };
  const player = await openAccount(request, identityCasino, { ...curacao, ...name });
  await submitControlForm(request, identityCasino, `players/${player.userId}/approve-identity`);
  const stop = button(page, 'responsible-gaming.panic.button');
  const question = page.getByRole('alertdialog');
  await test.step('the cookie banner', async () => {
    await page.goto(`/profile2/limits?at=${player.token}`);
    await expect(stop).toHaveText(word('responsible-gaming.panic.button'));
    await expectApart(stop, button(page, 'cookies.accept'));
    await button(page, 'cookies.accept').click();
  });
  await setFirstLimit(page, player, true);
  await test.step('a login', async () => {
    await logInByCall(page.request, identityCasino, player);
    await page.goto('/casino');
    await expect(question.getByText(word('responsible-gaming.month.paidIn'))).toBeVisible();
    await button(question, 'responsible-gaming.exclusion.continue').click();
    await expect(question).toHaveCount(0);
  });
  await test.step('the button without a connection', async () => {
    await page.context().setOffline(true);
    await expectApart(stop, page.getByText(word('shell.offline')));
    await stop.click();
    await button(question, 'responsible-gaming.panic.confirm').click();
    await expect(question.getByRole('alert')).toBeVisible();
    await page.context().setOffline(false);
    await button(question, 'responsible-gaming.panic.confirm').click();
    await expectQuiet(page, 'shell.quiet.paused');
  });
});

test('with every rule of strict a phone registers in full, asks which offers are wanted, sets each required limit and shows how money is protected before a deposit', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await changeSettings(request, { policy: { preset: 'strict' } });
  await test.step('the cookie banner, which stays free of what is said offline', async () => {
    await page.goto('/casino');
    await expect(button(page, 'cookies.reject')).toBeVisible();
    // The note's code is there once its place is.
    await expect(page.locator('#root > [role="status"]')).toBeAttached();
    await page.context().setOffline(true);
    await expectApart(page.getByText(word('shell.offline')), button(page, 'cookies.reject'));
    await page.context().setOffline(false);
    await button(page, 'cookies.reject').click();
  });
  const dialog = page.getByRole('dialog');
  await test.step('the sign-up', async () => {
    await registerInFull(page);
    await expect(dialog.getByText(word('auth.done.profile.title'))).toHaveCount(0);
    const offers = dialog.getByRole('checkbox');
    await expect(offers.first()).toBeVisible();
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
    // It is checked once the server has it.
    await offers.first().click({ force: true });
    await expect(offers.first()).toBeChecked();
  });
  await test.step('the limits', async () => {
    await dialog.getByRole('link', { name: word('shell.deposit'), exact: true }).click();
    const kinds = ['deposits', 'balance', 'time'].map((kind) =>
      word(`responsible-gaming.choice.required.${kind}`),
    );
    const limits = new Intl.ListFormat('en').format(kinds);
    await expect(
      page.getByText(sentence('responsible-gaming.choice.textRequired', { limits })),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await setRequiredLimits(page, ['20', '60', '100', '2', '500']);
  });
  await test.step('what comes before the first deposit', async () => {
    await expect(dialog.getByRole('heading', { name: word('responsible-gaming.choice.title') })).toHaveCount(
      0,
    );
    await page.goto('/deposit');
    await button(page, 'payments.funds.understood').click();
    await expect(button(page, 'responsible-gaming.panic.button')).toBeVisible();
  });
});

test('a brand with a minimum age of 21 registers nobody who is younger, and names that age', async ({
  page,
  request,
}) => {
  await changeSettings(request, { policy: { preset: 'strict', minimumAge: 21, fullSignUp: false } });
  await fillRegistration(page, 21);
  await page.goto('/casino');
  await expect(
    page.getByRole('contentinfo').getByText(sentence('shell.footer.legal', { minimumAge: '21' })),
  ).toBeVisible();
});

test('the choice of limits opens for no guest, and leaves with the session of the player who was asked', async ({
  page,
  request,
}) => {
  await changeSettings(request, { policy: { preset: 'ukgc' } });
  const choice = page.getByRole('heading', { name: word('responsible-gaming.choice.title') });
  await page.goto('/casino?modal=limit-choice');
  await expect(page).toHaveURL('/casino');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const player = await openAccount(request, identityCasino);
  // A game asks as well, also one that is opened by its address: its rounds are refused until then.
  await page.goto(`/play/cherry-harbour?at=${player.token}`);
  await expect(choice).toBeVisible();
  const greeting = greeted(page);
  await page.goto('/casino?modal=deposit');
  await expect(choice).toBeVisible();
  await greeting;
  await submitControlForm(request, identityCasino, `players/${player.userId}/sessions`, {
    reason: 'SECURITY_LOGOUT',
  });
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: word('auth.ended.close'), exact: true })
    .last()
    .click();
  await expect(loginLink(page)).toBeVisible();
  await expect(choice).toBeHidden();
  await expect(page).not.toHaveURL(/limit-choice/);
});
