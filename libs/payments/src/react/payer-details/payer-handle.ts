/** What the form asks of the payer's details when the player pays. */
export interface PayerHandle {
  /** Shows what is wrong; tells whether nothing is. */
  check(): Promise<boolean>;
  /** Saves what is typed; tells whether it is saved. What is wrong is shown at its field. */
  save(): Promise<boolean>;
}
