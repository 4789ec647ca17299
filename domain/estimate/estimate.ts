/** A range of working days; half days are allowed. */
export interface DayRange {
  readonly least: number;
  readonly most: number;
}

export interface EstimateAnswer {
  id: string;
  label: string;
  /** Days that this answer adds to the project, or saves. */
  days: DayRange;
}

export interface EstimateQuestion<Answer extends EstimateAnswer = EstimateAnswer> {
  id: string;
  answers: readonly Answer[];
}

/** A kind of project and the questions that its size depends on. */
export interface EstimateKind<Question extends EstimateQuestion = EstimateQuestion> {
  id: string;
  /** Days for the most common project of this kind. */
  base: DayRange;
  questions: readonly Question[];
}

/** Answer ids by question id; unanswered questions are missing. */
export type GivenAnswers = Readonly<Record<string, string>>;

/** The answer given to a question; `undefined` if there is none or its id is unknown. */
export function givenAnswer<Answer extends EstimateAnswer>(
  { id, answers }: EstimateQuestion<Answer>,
  given: GivenAnswers,
): Answer | undefined {
  return answers.find((answer) => answer.id === given[id]);
}

/**
 * Estimates the days of a project: its base plus each answer. An unanswered question counts with the range of
 * all its answers, so that each answer can only narrow the estimate.
 */
export function estimate({ base, questions }: EstimateKind, given: GivenAnswers): DayRange {
  const parts = questions.map((question) => givenAnswer(question, given)?.days ?? spreadOf(question));
  return parts.reduce(
    (sum, part): DayRange => ({ least: sum.least + part.least, most: sum.most + part.most }),
    base,
  );
}

/** The answer to each question that costs nothing: together, the most common project of its kind. */
export function commonAnswers({ questions }: EstimateKind): GivenAnswers {
  return Object.fromEntries(
    questions.flatMap(({ id, answers }) => answers.filter(isIncluded).map((answer) => [id, answer.id])),
  );
}

/** Whether an answer changes nothing: it describes what the base of its kind covers. */
export function isIncluded({ days }: EstimateAnswer): boolean {
  return days.least === 0 && days.most === 0;
}

/** The range from the smallest to the largest effect of a question’s answers. */
export function spreadOf({ answers }: EstimateQuestion): DayRange {
  return {
    least: Math.min(...answers.map(({ days }) => days.least)),
    most: Math.max(...answers.map(({ days }) => days.most)),
  };
}

/** Another answer to an answered question, and how far it would move the estimate. */
export interface Move<Question, Answer> {
  question: Question;
  answer: Answer;
  /** Difference in days from the given answer; `least` ≤ `most`, either may be negative. */
  days: DayRange;
}

/** The other answers that would move an estimate most, up to `limit` in each direction, one per question. */
export function movesOf<Answer extends EstimateAnswer, Question extends EstimateQuestion<Answer>>(
  questions: readonly Question[],
  given: GivenAnswers,
  limit: number,
): { up: Move<Question, Answer>[]; down: Move<Question, Answer>[] } {
  const moves = questions.flatMap((question) => {
    const own = givenAnswer<Answer>(question, given);
    if (!own) return [];
    return question.answers
      .filter((answer) => answer !== own)
      .map((answer) => ({ question, answer, days: difference(answer.days, own.days) }));
  });
  const strongest = (sign: 1 | -1) => {
    const sorted = moves
      .filter(({ days }) => sign * middle(days) > 0)
      .sort((a, b) => sign * (middle(b.days) - middle(a.days)));
    return sorted
      .filter(({ question }, index) => sorted.findIndex((move) => move.question === question) === index)
      .slice(0, limit);
  };
  return { up: strongest(1), down: strongest(-1) };
}

function difference(days: DayRange, from: DayRange): DayRange {
  const ends = [days.least - from.least, days.most - from.most];
  return { least: Math.min(...ends), most: Math.max(...ends) };
}

function middle({ least, most }: DayRange): number {
  return (least + most) / 2;
}

/** Reads the answers to a kind’s questions from the query; unknown ones are ignored. */
export function readAnswers({ questions }: EstimateKind, search: URLSearchParams): GivenAnswers {
  const given = Object.fromEntries(questions.map(({ id }) => [id, search.get(id) ?? '']));
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = givenAnswer(question, given);
      return answer ? [[question.id, answer.id]] : [];
    }),
  );
}
