/** The handle through which the form uses the payer details when the player pays. */
export interface PayerHandle {
  /** Shows the errors; returns whether there are none. */
  check(): Promise<boolean>;
  /** Saves the typed values; returns whether they are saved. Errors are shown at their fields. */
  save(): Promise<boolean>;
}
