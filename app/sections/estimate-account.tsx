import { estimateCopy } from 'content-collections';
import { Link } from 'react-router';
import { fillElements } from '../../content/sentence.ts';
import {
  type GivenAnswers,
  givenAnswer,
  type Move,
  movesOf,
  spreadOf,
} from '../../domain/estimate/estimate.ts';
import { daysInWords, effectInWords } from '../../domain/estimate/wording.ts';
import type { ChosenKind, Kind } from '../estimate/estimate-page.ts';
import { Section } from '../ui/section.tsx';

/** Maximum number of answers listed on each side. */
const MOVES = 3;

interface EstimateAccountProps {
  chosen: Omit<ChosenKind, 'given'>;
  given: GivenAnswers;
}

/** Basis of an estimate: assumptions, the answers that change it most, and exclusions. */
export function EstimateAccount({ chosen: { kind, service }, given }: EstimateAccountProps) {
  const { up, down } = movesOf<Answer, Question>(kind.questions, given, MOVES);
  const open = kind.questions.filter((question) => !givenAnswer(question, given));
  return (
    <Section tone="white" labelledBy="detail">
      <h2 id="detail" className="max-w-3xl text-3xl desktop:text-5xl">
        {estimateCopy.account.title}
      </h2>
      <div className="mt-10 grid gap-12 desktop:grid-cols-[7fr_5fr] desktop:gap-16">
        <div>
          <h3 className="text-2xl">{estimateCopy.account.assumptions}</h3>
          <dl className="mt-5 border-t border-ink">
            <Line term={estimateCopy.account.base} text={kind.covers} effect={daysInWords(kind.base)} />
            {kind.questions.map((question) => {
              const answer = givenAnswer<Answer>(question, given);
              return (
                <Line
                  key={question.id}
                  term={question.question}
                  text={answer?.label ?? estimateCopy.account.unanswered}
                  effect={effectInWords(answer?.days ?? spreadOf(question))}
                />
              );
            })}
          </dl>
        </div>
        <div className="grid content-start gap-10">
          <Moves {...estimateCopy.account.up} moves={up} />
          <Moves {...estimateCopy.account.down} moves={down} />
          {open.length > 0 ? (
            <div>
              <h3 className="text-2xl">{estimateCopy.account.open}</h3>
              <ul className="mt-4 grid gap-2 text-stone">
                {open.map(({ id, question }) => (
                  <li key={id}>{question}</li>
                ))}
              </ul>
            </div>
          ) : null}
          <div>
            <h3 className="text-2xl">{estimateCopy.account.excluded}</h3>
            <ul className="mt-4 grid gap-2">
              {kind.excludes.map((item) => (
                <li key={item} className="border-l-2 border-ink/30 pl-4 text-stone">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <p className="mt-10 max-w-2xl text-stone">
        {estimateCopy.account.closing}
        {service ? (
          <>
            {' '}
            {fillElements(estimateCopy.account.readOn, {
              service: (
                <Link to={service.path} className="font-semibold text-emerald underline underline-offset-4">
                  {service.name}
                </Link>
              ),
            })}
          </>
        ) : null}
      </p>
    </Section>
  );
}

type Question = Kind['questions'][number];
type Answer = Question['answers'][number];

function Line({ term, text, effect }: { term: string; text: string; effect: string }) {
  return (
    <div className="kept-whole grid grid-cols-[1fr_auto] gap-x-6 border-b border-ink/20 py-3.5">
      <dt className="text-sm text-stone">{term}</dt>
      <dd className="row-span-2 self-center text-right text-sm font-semibold text-emerald">{effect}</dd>
      <dd className="font-semibold">{text}</dd>
    </div>
  );
}

interface MovesProps {
  title: string;
  moves: readonly Move<Question, Answer>[];
  /** Text shown when there are none. */
  none: string;
}

function Moves({ title, moves, none }: MovesProps) {
  return (
    <div>
      <h3 className="text-2xl">{title}</h3>
      {moves.length === 0 ? <p className="mt-4 text-stone">{none}</p> : null}
      <ul className="mt-4 grid gap-3">
        {moves.map(({ question, answer, days }) => (
          <li key={question.id}>
            <span className="text-sm text-stone">{question.question}</span>{' '}
            <span className="block font-semibold">{answer.label}</span>
            <span className="text-sm font-semibold text-emerald">{effectInWords(days)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
