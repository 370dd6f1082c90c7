/** Where the pages of this library lead to; the host knows its own addresses. */
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
  /** The rakeback calendar, into which some offers come automatically; without it nothing leads there. */
  rakebackHref?: string;
  loginHref: string;
  registrationHref: string;
  gamesHref: string;
  /** The bonus terms. */
  termsHref: string;
  supportHref: string;
}

/** What every page of this library is given. */
export interface BonusOptions extends BonusLinks {
  /** The player's zone (IANA): days and times are its own. */
  timeZone: string;
  /** The clock; the machine's by default. Keep it the same function from one rendering to the next. */
  now?: () => Date;
  /** In which currency a guest sees amounts: ISO 4217 or a crypto code, `EUR` by default. */
  guestCurrency?: string;
  /** Has the link sent that verifies the player's address; rejects when it could not. Without it the page for that is linked. */
  onVerifyEmail?: () => Promise<unknown>;
}
