import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type SelfTestAnswer,
  selfTestAnswers,
  selfTestQuestions,
  selfTestResult,
  unansweredQuestions,
} from './self-test.js';

/** Nine answers in the order of the questions. */
const toAnswers = (answers: readonly SelfTestAnswer[]) =>
  Object.fromEntries(selfTestQuestions.map((question, place) => [question, answers[place]]));
/** Answers with this score: the highest ones first. */
const withScore = (score: number) =>
  toAnswers(
    selfTestQuestions.map((_, place) => selfTestAnswers[Math.min(3, Math.max(0, score - 3 * place))]!),
  );

describe('selfTestResult', () => {
  it.each([
    [0, 'none'],
    [1, 'low'],
    [2, 'low'],
    [3, 'moderate'],
    [7, 'moderate'],
    [8, 'high'],
    [27, 'high'],
  ])('puts %i points into the band %s', (score, band) =>
    expect(selfTestResult(withScore(score))).toEqual({ score, band }),
  );

  it('is between 0 and 27, and each answer counts its place whichever question it answers', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3 }), { minLength: 9, maxLength: 9 }), (points) => {
        const result = selfTestResult(toAnswers(points.map((point) => selfTestAnswers[point]!)));
        expect(result?.score).toBe(points.reduce((sum, point) => sum + point, 0));
      }),
    );
  });

  it.each(selfTestQuestions)('is not known while the question “%s” has no answer', (question) => {
    const answers = { ...withScore(27), [question]: undefined };
    expect(selfTestResult(answers)).toBeNull();
    expect(unansweredQuestions(answers)).toEqual([question]);
  });
});

describe('unansweredQuestions', () => {
  it('has all nine in order at first, and none at the end', () => {
    expect(unansweredQuestions({})).toEqual(selfTestQuestions);
    expect(unansweredQuestions(withScore(0))).toEqual([]);
  });
});
