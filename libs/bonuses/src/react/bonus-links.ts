/** Link targets of this library's pages; the host knows its own addresses. */
export interface BonusLinks {
  /**
   * Returns the deposit page with a bonus chosen, and with its minimum amount if known (major units of the player's
   * currency). `bonusId` is `null` for a coupon without a bonus of its own.
   */
  depositHref: (bonusId: string | null, amount?: string, couponCode?: string) => string;
  /** The page of one offer. */
  promotionHref: (bonusId: string) => string;
  /** The rewards calendar. */
  calendarHref: string;
  /** The rakeback calendar, where some offers arrive automatically; without it nothing links there. */
  rakebackHref?: string | undefined;
  /** Where a guest logs in. */
  loginHref: string;
  /** Where a guest registers. */
  registrationHref: string;
  /** Where a bonus is played: the lobby. */
  gamesHref: string;
  /** The bonus terms. */
  termsHref: string;
  /** How to reach support, where only that helps. */
  supportHref: string;
}

/** Options of every page of this library. */
export interface BonusOptions extends BonusLinks {
  /** The player's zone (IANA), which determines days and times. */
  timeZone: string;
  /** The clock; the machine's by default. Pass the same function on every render. */
  now?: (() => Date) | undefined;
  /** The currency of amounts for a guest: ISO 4217 or a crypto code, `EUR` by default. */
  guestCurrency?: string | undefined;
  /**
   * Sends the link that verifies the player's address; rejects when it could not. Without it, the page for that is
   * linked.
   */
  onVerifyEmail?: (() => Promise<unknown>) | undefined;
}
