import { type ExclusionRegister, type RegisterAnswer } from './exclusion-register.js';

/** Returns the answer of several registers: excluded by any, until the latest end; clear only when each of them says so. */
export function answerOfAll(answers: readonly RegisterAnswer[]): RegisterAnswer {
  const ends = answers.flatMap((answer) => (answer.kind === 'excluded' ? [answer.until] : []));
  if (ends.length > 0) {
    const times = ends.map((end) => end?.getTime() ?? Number.POSITIVE_INFINITY);
    const last = Math.max(...times);
    return { kind: 'excluded', until: Number.isFinite(last) ? new Date(last) : null };
  }
  return answers.some(({ kind }) => kind === 'unavailable') ? { kind: 'unavailable' } : { kind: 'clear' };
}

/** Makes one register of several, such as the national one and those of the operator's other brands; undefined for none. */
export function allRegisters(registers: readonly ExclusionRegister[]): ExclusionRegister | undefined {
  const [first, ...others] = registers;
  if (first === undefined || others.length === 0) return first;
  return {
    name: first.name,
    fields: [...new Set(registers.flatMap(({ fields }) => fields))],
    checkExclusionRegister: async (person) =>
      answerOfAll(await Promise.all(registers.map((register) => register.checkExclusionRegister(person)))),
  };
}
