import { isAmount, isPositive } from '@casino-kit/money';
import {
  drawOriginal,
  type Hundredths,
  isClientSeed,
  type Original,
  originals,
  parseCrashMultiplier,
  slotModels,
  type VerifierFields,
} from '@casino-kit/reference-games';

/**
 * What the player enters, as text. `clientSeeds` are those of a shared round, one on each line, and `cashedOut` is the
 * multiplier of a bet on crash.
 */
export type VerifyForm = Pick<
  VerifierFields,
  'game' | 'choice' | 'serverSeedHash' | 'serverSeed' | 'clientSeed' | 'stake'
> & { bought: boolean; clientSeeds: string; cashedOut: string };

/** A round to draw again. `serverSeedHash` is null if the player does not know what was shown before it. */
export type VerifyRequest = { serverSeed: string; serverSeedHash: string | null } & (
  | { game: 'slot'; machine: number; bonusBuy: boolean; clientSeed: string; stake: string | null }
  | { game: 'original'; original: Original; choice: string; clientSeed: string; stake: string | null }
  | { game: 'roulette'; clientSeeds: readonly string[] }
  /** `cashedOut`: the multiplier at which a bet was or was to be cashed out, if the player tells. */
  | {
      game: 'crash';
      clientSeeds: readonly string[];
      cashedOut: Hundredths | null;
      stake: string | null;
    }
);

/** A field with an error: the key of its message below `error.`, and the line that it is about. */
export type FormErrors = Partial<Record<keyof VerifyForm, { key: ErrorKey; line?: number | undefined }>>;
export type ErrorKey =
  | 'game'
  | 'choice'
  | 'serverSeed.missing'
  | 'serverSeed.shape'
  | 'serverSeedHash'
  | 'clientSeed'
  | 'clientSeeds'
  | 'cashedOut'
  | 'stake';

const hexPattern = /^[0-9a-f]{64}$/;
const slotPattern = /^slot-(\d+)$/;

/** Whether a game is drawn from the client seeds of many players. */
export const isShared = (game: string): boolean => game === 'roulette' || game === 'crash';

/** Returns which original a value of the list of games is; undefined if it is none. */
export const findOriginal = (game: string): Original | undefined => originals.find((known) => known === game);

/** Whether an original knows a choice, whatever the seeds. */
const isChoice = (original: Original, choice: string): boolean =>
  drawOriginal(original, choice, { serverSeed: '', clientSeed: '' }) !== null;

function readSeeds(form: VerifyForm): { errors: FormErrors; serverSeed: string; serverSeedHash: string } {
  const serverSeed = form.serverSeed.trim();
  const serverSeedHash = form.serverSeedHash.trim().toLowerCase();
  const errors: FormErrors = {};
  if (serverSeed === '') errors.serverSeed = { key: 'serverSeed.missing' };
  else if (!hexPattern.test(serverSeed)) errors.serverSeed = { key: 'serverSeed.shape' };
  if (serverSeedHash !== '' && !hexPattern.test(serverSeedHash))
    errors.serverSeedHash = { key: 'serverSeedHash' };
  return { errors, serverSeed, serverSeedHash };
}

/** Returns the stake; null without one, or with an error. */
function readStake(form: VerifyForm, errors: FormErrors): string | null {
  const stake = form.stake.trim().replace(',', '.');
  if (stake === '') return null;
  if (isAmount(stake) && isPositive(stake)) return stake;
  errors.stake = { key: 'stake' };
  return null;
}

/** Reads the form. Returns a request, or the errors of its fields. */
export function readForm(form: VerifyForm): { errors: FormErrors; request: VerifyRequest | null } {
  const { errors, serverSeed, serverSeedHash } = readSeeds(form);
  const seeds = { serverSeed, serverSeedHash: serverSeedHash === '' ? null : serverSeedHash };
  const done = (request: VerifyRequest) => ({
    errors,
    request: Object.keys(errors).length === 0 ? request : null,
  });
  if (isShared(form.game)) {
    const lines = form.clientSeeds.split('\n').map((line) => line.replace(/\r$/, ''));
    const wrong = lines.findIndex((line) => line !== '' && !isClientSeed(line));
    if (wrong !== -1) errors.clientSeeds = { key: 'clientSeeds', line: wrong + 1 };
    const clientSeeds = lines.filter((line) => line !== '');
    if (form.game === 'roulette') return done({ ...seeds, game: 'roulette', clientSeeds });
    const typed = form.cashedOut.trim().replace(',', '.');
    const cashedOut = typed === '' ? null : parseCrashMultiplier(typed);
    if (typed !== '' && cashedOut === null) errors.cashedOut = { key: 'cashedOut' };
    const stake = readStake(form, errors);
    return done({ ...seeds, ...{ game: 'crash', clientSeeds, cashedOut, stake } });
  }
  const original = findOriginal(form.game);
  const named = Number(slotPattern.exec(form.game)?.[1] ?? 0);
  const machine = slotModels.find(({ number }) => number === named)?.number;
  const { clientSeed } = form;
  if (machine === undefined && original === undefined) errors.game = { key: 'game' };
  if (clientSeed !== '' && !isClientSeed(clientSeed)) errors.clientSeed = { key: 'clientSeed' };
  const staked = readStake(form, errors);
  if (original !== undefined) {
    const choice = form.choice.trim();
    if (!isChoice(original, choice)) errors.choice = { key: 'choice' };
    return done({ ...seeds, game: 'original', original, choice, clientSeed, stake: staked });
  }
  return done({
    ...seeds,
    ...{ game: 'slot', machine: machine ?? 0, bonusBuy: form.bought, clientSeed },
    stake: staked,
  });
}
