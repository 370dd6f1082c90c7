import {
  type Exclusion,
  type ExclusionKind,
  type ExclusionPeriod,
  type OfferedExclusion,
  type Reopening,
} from '@casino-kit/api-contract';
import {
  exclusionState,
  getExclusionRejection,
  getExclusionPeriods,
  startExclusion,
} from '@casino-kit/play-limits';

/** A period that a player can choose, with the moment at which the account would open again. */
export interface ExclusionChoice {
  kind: ExclusionKind;
  period: ExclusionPeriod;
  /** `null` for a permanent exclusion. */
  endsAt: Date | null;
  /** It ends no later than what is running: an exclusion is never shortened (§4). */
  isShorter: boolean;
}

const getEndTime = ({ endsAt }: Pick<Exclusion, 'endsAt'>) =>
  endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt);

/** Returns the exclusion that ends last among those that are not over at `now`; `null` if there is none. */
export function runningExclusion(exclusions: readonly Exclusion[], now: Date): Exclusion | null {
  return exclusions
    .filter((exclusion) => exclusionState(exclusion, now) !== 'expired')
    .reduce<Exclusion | null>(
      (longest, one) => (longest === null || getEndTime(one) > getEndTime(longest) ? one : longest),
      null,
    );
}

/**
 * Returns the reopening of a self-exclusion that has ended and keeps the account closed at `now`; `null` if there is none.
 */
export function waitingReopening(exclusions: readonly Exclusion[], now: Date): Reopening | null {
  const isWaiting = ({ opensAt }: Reopening) => opensAt === null || Date.parse(opensAt) > now.getTime();
  const reopenings = exclusions.flatMap((exclusion) =>
    exclusionState(exclusion, now) === 'expired' ? (exclusion.reopening ?? []) : [],
  );
  return reopenings.find(isWaiting) ?? null;
}

/**
 * Returns the periods of a kind that the operator offers, of an empty offer those of §3. The form offers lengths; `today` is
 * what "Stop for today" of a reality check asks for.
 */
function periodsIn(offered: readonly OfferedExclusion[], kind: ExclusionKind): ExclusionPeriod[] {
  const periods =
    offered.length === 0
      ? getExclusionPeriods(kind)
      : offered.filter((one) => one.kind === kind).map(({ period }) => period);
  return periods.filter((period) => period !== 'today');
}

/** Whether a kind ends active bonuses: cooling off and self-exclusion do, a break and a freeze keep them. */
export const endsBonuses = (kind: ExclusionKind): boolean =>
  kind === 'cooling-off' || kind === 'self-exclusion';

/** Returns the choices of a kind at `now`; those that end no later than what is running are marked. */
export function exclusionChoices(
  kind: ExclusionKind,
  exclusions: readonly Pick<Exclusion, 'endsAt'>[],
  now: Date,
  offered: readonly OfferedExclusion[] = [],
): ExclusionChoice[] {
  return periodsIn(offered, kind).map((period) => {
    const { endsAt } = startExclusion(period, now, 'UTC');
    return {
      kind,
      period,
      endsAt: endsAt === null ? null : new Date(endsAt),
      isShorter:
        getExclusionRejection(exclusions, { kind, period, confirmed: true }, now, 'UTC', offered) !== null,
    };
  });
}

/** The kinds of a time out; of two with the same length the first is offered, which keeps bonuses. */
const timeOutKinds = ['break', 'freeze', 'cooling-off'] as const satisfies readonly ExclusionKind[];

/** Returns one choice for each length of a time out at `now`, shortest first, whatever its kind. */
export function timeOutChoices(
  exclusions: readonly Pick<Exclusion, 'endsAt'>[],
  now: Date,
  offered: readonly OfferedExclusion[] = [],
): ExclusionChoice[] {
  const all = timeOutKinds.flatMap((kind) => exclusionChoices(kind, exclusions, now, offered));
  const getChoiceEndTime = ({ endsAt }: ExclusionChoice) => endsAt?.getTime() ?? 0;
  return all
    .filter(
      (choice, at) => all.findIndex((other) => getChoiceEndTime(other) === getChoiceEndTime(choice)) === at,
    )
    .sort((a, b) => getChoiceEndTime(a) - getChoiceEndTime(b));
}
