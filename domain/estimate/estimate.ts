/** Days of work, from the least to the most; half days count. */
export interface DayRange {
  readonly least: number;
  readonly most: number;
}

export interface EstimateAnswer {
  id: string;
  label: string;
  /** What the answer adds to the project, or takes from it. */
  days: DayRange;
}

export interface EstimateQuestion<Answer extends EstimateAnswer = EstimateAnswer> {
  id: string;
  answers: readonly Answer[];
}

/** A kind of project with what its size depends on. */
export interface EstimateKind<Question extends EstimateQuestion = EstimateQuestion> {
  id: string;
  /** The most common project of the kind. */
  base: DayRange;
  questions: readonly Question[];
}

/** Answers by question, both by id; a question that is missing has none yet. */
export type GivenAnswers = Readonly<Record<string, string>>;

/** The answer given to a question, if it is one of its own. */
export function givenAnswer<Answer extends EstimateAnswer>(
  { id, answers }: EstimateQuestion<Answer>,
  given: GivenAnswers,
): Answer | undefined {
  return answers.find((answer) => answer.id === given[id]);
}

/**
 * The days that a project takes: its base and what each answer adds. A question without an answer counts from the least
 * to the most of its answers, so that each answer can only narrow the range.
 */
export function estimate({ base, questions }: EstimateKind, given: GivenAnswers): DayRange {
  const parts = questions.map((question) => givenAnswer(question, given)?.days ?? spreadOf(question));
  return parts.reduce(
    (sum, part): DayRange => ({ least: sum.least + part.least, most: sum.most + part.most }),
    base,
  );
}

/** From the least that an answer of the question adds to the most. */
export function spreadOf({ answers }: EstimateQuestion): DayRange {
  return {
    least: Math.min(...answers.map(({ days }) => days.least)),
    most: Math.max(...answers.map(({ days }) => days.most)),
  };
}

/** Another answer to a question that was answered, and how far it moves the estimate. */
export interface Move<Question, Answer> {
  question: Question;
  answer: Answer;
  /** In days, against the answer given; the two ends in either order of signs, least first. */
  days: DayRange;
}

/** The other answers that would move an estimate most, up and down; at most `limit` each, one a question. */
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
      .toSorted((a, b) => sign * (middle(b.days) - middle(a.days)));
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

/** The answers that an address gives to a kind's questions; what is none of them is left out. */
export function readAnswers({ questions }: EstimateKind, search: URLSearchParams): GivenAnswers {
  const given = Object.fromEntries(questions.map(({ id }) => [id, search.get(id) ?? '']));
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = givenAnswer(question, given);
      return answer ? [[question.id, answer.id]] : [];
    }),
  );
}
