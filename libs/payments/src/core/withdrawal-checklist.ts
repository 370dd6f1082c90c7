import {
  type WithdrawalCondition,
  type WithdrawalConditionKey,
  withdrawalConditionKeys,
} from '@casino-kit/api-contract';
import { type Amount, compare, share, subtract } from '@casino-kit/money';
import { type Settings } from '@casino-kit/settings';
import { type WithdrawalStep } from './withdrawal-step.js';

/** A sentence about a condition: `payments.withdraw.condition.<name>`. */
export type ConditionText =
  | 'deposit.met'
  | 'deposit.count'
  | 'deposit.open'
  | 'email.met'
  | 'email.subject'
  | 'email.open'
  | 'email.openSubject'
  | 'bonus.met'
  | 'bonus.open'
  | 'bonus.left'
  | 'bonus.leftOrLose'
  | 'bonus.lose'
  | 'wagering.met'
  | 'wagering.done'
  | 'wagering.open'
  | 'wagering.first'
  | 'wagering.left'
  | 'identity.met'
  | 'identity.open'
  | 'identity.subject';

/** One line of the checklist. Amounts are decimal strings in major units of the overview's currency. */
export interface ChecklistItem {
  key: WithdrawalConditionKey;
  met: boolean;
  text: ConditionText;
  /** The subject of the condition, as the server named it: the bonus, the masked address. */
  subject: string | null;
  done: Amount | null;
  total: Amount | null;
  /** `total` minus `done`, never below 0. */
  left: Amount | null;
  forfeits: Amount | null;
  /** Progress from 0 to 1 of an open condition with amounts. */
  progress: number | null;
  /** The next step; `null` once the condition is met. */
  step: WithdrawalStep | null;
}

const steps: Readonly<Record<WithdrawalConditionKey, WithdrawalStep>> = {
  deposit: 'deposit',
  email: 'verification-mail',
  bonus: 'bonus',
  wagering: 'play',
  identity: 'verification',
};

const isKey = (name: string): name is WithdrawalConditionKey =>
  (withdrawalConditionKeys as readonly string[]).includes(name);

const offTexts = new Set(['', '0', 'false', 'off', 'no', 'null', 'undefined']);

/** The conditions that an operator names, in that order: a list, or a map of enabled and disabled ones. */
function namedConditions(setting: Settings['withdrawalConditions']): WithdrawalConditionKey[] {
  const names = Array.isArray(setting)
    ? setting
    : Object.entries(setting).flatMap(([name, value]) =>
        offTexts.has(String(value).trim().toLowerCase()) ? [] : [name],
      );
  const known = [...new Set(names.map((name) => name.trim().toLowerCase()))].filter(isKey);
  // Naming the identity alone adds it to the other conditions, which always apply; it does not select among them.
  return known.some((key) => key !== 'identity') ? known : [];
}

function toConditionText({ key, met, subject, done, total, forfeits }: WithdrawalCondition): ConditionText {
  const figures = done !== null && done !== undefined && total !== null && total !== undefined;
  switch (key) {
    case 'deposit':
      if (!met) return 'deposit.open';
      return done && /^\d{1,6}(\.0*)?$/.test(done) ? 'deposit.count' : 'deposit.met';
    case 'email':
      if (met) return subject ? 'email.subject' : 'email.met';
      return subject ? 'email.openSubject' : 'email.open';
    case 'bonus':
      if (met) return 'bonus.met';
      if (figures) return forfeits ? 'bonus.leftOrLose' : 'bonus.left';
      return forfeits ? 'bonus.lose' : 'bonus.open';
    case 'wagering':
      if (met) return figures ? 'wagering.done' : 'wagering.met';
      return figures ? 'wagering.left' : 'wagering.open';
    case 'identity':
      if (subject) return 'identity.subject';
      return met ? 'identity.met' : 'identity.open';
  }
}

function toChecklistItem(condition: WithdrawalCondition): ChecklistItem {
  const { key, met, subject, done = null, total = null, forfeits = null } = condition;
  const left =
    done === null || total === null ? null : compare(done, total) >= 0 ? '0' : subtract(total, done);
  const ofMoney = key === 'bonus' || key === 'wagering';
  return {
    key,
    met,
    text: toConditionText(condition),
    subject: subject ?? null,
    done,
    total,
    left,
    forfeits,
    progress: !met && ofMoney && done !== null && total !== null ? share(done, total) : null,
    step: met ? null : steps[key],
  };
}

/** Nothing had to be wagered because there was never a deposit: the server reports that as met. */
function waitsForDeposit(
  { key, met, total }: WithdrawalCondition,
  deposit: WithdrawalCondition | undefined,
): boolean {
  const asksNothing = total === null || total === undefined || compare(total, '0') <= 0;
  return key === 'wagering' && met && asksNothing && deposit?.met === false;
}

/** Returns such a condition as the player should see it: open, and met only by a deposit. */
const waitingItem = (condition: WithdrawalCondition): ChecklistItem => ({
  ...toChecklistItem({ ...condition, met: false, done: null, total: null }),
  text: 'wagering.first',
  step: null,
});

/**
 * Returns what a player has to meet before a withdrawal, as a list (§6). `setting` (`withdrawalConditions`) names the
 * conditions to show and their order. If it is empty, unreadable or names the identity alone, all are shown. Open
 * conditions are always shown, so that no player is held back by one they cannot see. Conditions that the server does
 * not send are not shown.
 */
export function withdrawalChecklist(
  conditions: readonly WithdrawalCondition[],
  setting: Settings['withdrawalConditions'] = [],
): ChecklistItem[] {
  const named = namedConditions(setting);
  const conditionsByKey = new Map(conditions.map((condition) => [condition.key, condition]));
  const order = [...new Set([...named, ...withdrawalConditionKeys])];
  return order.flatMap((key) => {
    const condition = conditionsByKey.get(key);
    if (condition === undefined) return [];
    if (waitsForDeposit(condition, conditionsByKey.get('deposit'))) return [waitingItem(condition)];
    const shown = named.length === 0 || named.includes(key) || !condition.met;
    return shown ? [toChecklistItem(condition)] : [];
  });
}
