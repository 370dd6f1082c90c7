/**
 * What a deposit request carries besides method and amount: fields of the method (`cardId`, `keepCard`, `network`,
 * `cpf`, `skrillEmail`), and the bonus and the coupon.
 */
export interface DepositDetails {
  cardId?: string | undefined;
  keepCard?: boolean | undefined;
  network?: string | undefined;
  cpf?: string | undefined;
  skrillEmail?: string | undefined;
  bonusId?: string | undefined;
  cancelActiveBonus?: boolean | undefined;
  couponCode?: string | undefined;
  /** The player's zone, by which days and times of a bonus count. */
  timeZone?: string | undefined;
}

/** Fields about the person or their card: never persisted beyond the page. */
export function getPersonalDetails({ cardId, keepCard, cpf, skrillEmail }: DepositDetails): DepositDetails {
  return {
    ...(cardId === undefined ? {} : { cardId }),
    ...(keepCard === undefined ? {} : { keepCard }),
    ...(cpf === undefined ? {} : { cpf }),
    ...(skrillEmail === undefined ? {} : { skrillEmail }),
  };
}

/** The other fields, which may be persisted. */
export function getKeepableDetails({
  network,
  bonusId,
  cancelActiveBonus,
  couponCode,
  timeZone,
}: DepositDetails): DepositDetails {
  return {
    ...(network === undefined ? {} : { network }),
    ...(bonusId === undefined ? {} : { bonusId }),
    ...(cancelActiveBonus === undefined ? {} : { cancelActiveBonus }),
    ...(couponCode === undefined ? {} : { couponCode }),
    ...(timeZone === undefined ? {} : { timeZone }),
  };
}
