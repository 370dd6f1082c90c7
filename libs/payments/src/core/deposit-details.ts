/**
 * What a deposit carries beside method and amount, as it goes over the wire: of the method (`cardId`, `keepCard`, `network`,
 * `cpf`, `skrillEmail`), and of the bonus and the coupon that come with it.
 */
export interface DepositDetails {
  cardId?: string;
  keepCard?: boolean;
  network?: string;
  cpf?: string;
  skrillEmail?: string;
  bonusId?: string;
  cancelActiveBonus?: boolean;
  couponCode?: string;
  /** The player's zone, by which days and times of a bonus count. */
  timeZone?: string;
}

/** What says something of the person or their card: it is never kept beyond the page. */
export function personalOf({ cardId, keepCard, cpf, skrillEmail }: DepositDetails): DepositDetails {
  return {
    ...(cardId === undefined ? {} : { cardId }),
    ...(keepCard === undefined ? {} : { keepCard }),
    ...(cpf === undefined ? {} : { cpf }),
    ...(skrillEmail === undefined ? {} : { skrillEmail }),
  };
}

/** The rest of it, which may be kept. */
export function keepableOf({
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
