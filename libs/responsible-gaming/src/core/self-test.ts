/**
 * The Problem Gambling Severity Index: nine questions about the last twelve months. From: J. Ferris, H. Wynne, The Canadian
 * Problem Gambling Index: Final Report, Canadian Centre on Substance Abuse, 2001. The texts ask them in order.
 */
export const selfTestQuestions = [
  'afford',
  'larger',
  'winBack',
  'borrowed',
  'problem',
  'health',
  'criticised',
  'money',
  'guilt',
] as const;
export type SelfTestQuestion = (typeof selfTestQuestions)[number];

/** The answers to each question; an answer counts as many points as its place. */
export const selfTestAnswers = ['never', 'sometimes', 'mostly', 'always'] as const;
export type SelfTestAnswer = (typeof selfTestAnswers)[number];

/** What has been answered so far. */
export type SelfTestAnswers = Readonly<Partial<Record<SelfTestQuestion, SelfTestAnswer>>>;

/** The bands of the index: 0, 1 to 2, 3 to 7, 8 to 27 points. */
export type SelfTestBand = 'none' | 'low' | 'moderate' | 'high';

export interface SelfTestResult {
  /** 0 to 27 points. */
  score: number;
  band: SelfTestBand;
}

/** Returns the questions without an answer, in order. */
export function unansweredQuestions(answers: SelfTestAnswers): SelfTestQuestion[] {
  return selfTestQuestions.filter((question) => answers[question] === undefined);
}

/** Returns the band of a score. */
function getBand(score: number): SelfTestBand {
  if (score >= 8) return 'high';
  if (score >= 3) return 'moderate';
  return score >= 1 ? 'low' : 'none';
}

/** Returns the score with its band, or `null` while a question has no answer. It is a measure, not a diagnosis. */
export function selfTestResult(answers: SelfTestAnswers): SelfTestResult | null {
  let score = 0;
  for (const question of selfTestQuestions) {
    const answer = answers[question];
    if (answer === undefined) return null;
    score += selfTestAnswers.indexOf(answer);
  }
  return { score, band: getBand(score) };
}
