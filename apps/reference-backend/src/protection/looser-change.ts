import * as v from 'valibot';
import { sessionTimeUnits } from '@casino-kit/api-contract';
import { compare } from '@casino-kit/money';
import { sessionTimeMs } from '@casino-kit/play-limits';
import { convert } from '../settings/euro-figures.js';

/** Two requests for the same limit as the record keeps them, such as `20.00 EUR` or `2 hours`; null for no limit. */
export interface RecordedChange {
  before: string;
  value: string | null;
}

const sessionTimeUnit = v.picklist(sessionTimeUnits);

/** Whether a request restricts less than the one before it. Amounts of several currencies are converted. */
export function isLooserChange({ before, value }: RecordedChange): boolean {
  if (value === null) return true;
  const [amount = '', unit = ''] = value.split(' ');
  const [amountBefore = '', unitBefore = ''] = before.split(' ');
  if (v.is(sessionTimeUnit, unit) && v.is(sessionTimeUnit, unitBefore))
    return (
      sessionTimeMs({ value: Number(amount), unit }) >
      sessionTimeMs({ value: Number(amountBefore), unit: unitBefore })
    );
  return compare(amount, convert(amountBefore, unitBefore, unit)) > 0;
}
