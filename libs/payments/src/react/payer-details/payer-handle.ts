/** The handle through which the form uses the payer details when the player pays. */
export interface PayerHandle {
  /** Shows the errors and moves the focus to the first; returns whether there are none. */
  check(): Promise<boolean>;
  /** Saves the typed values; returns whether they are saved. Errors are shown at their fields, the first of which gets the focus. */
  save(): Promise<boolean>;
}
