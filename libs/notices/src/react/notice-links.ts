/** The pages that an action of a notice leads to. Without one, its action is left out. */
export interface NoticeLinks {
  deposit?: string | undefined;
  withdrawals?: string | undefined;
  documents?: string | undefined;
  limits?: string | undefined;
  tournament?: ((tournamentId: string | null) => string) | undefined;
  bonuses?: string | undefined;
  rakeback?: string | undefined;
  /** Devices that are logged in, passkeys and the authenticator app: where their removal can be stopped. */
  devices?: string | undefined;
  /** The same page for one session, by its id of `getSessions`; {@link NoticeLinks.devices} by default. */
  session?: ((sessionId: string) => string) | undefined;
  /** The password, for what may have been somebody else. */
  security?: string | undefined;
}
