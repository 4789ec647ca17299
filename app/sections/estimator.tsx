import { chromeCopy, estimateCopy, partList } from 'content-collections';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { fillElements, fillText } from '../../content/sentence.ts';
import {
  estimate,
  type GivenAnswers,
  givenAnswer,
  type Move,
  movesOf,
  spreadOf,
} from '../../domain/estimate/estimate.ts';
import { daysInWords, effectInWords, eurosInWords } from '../../domain/estimate/wording.ts';
import { counted } from '../../domain/plural.ts';
import type { ChosenKind, Kind } from '../estimate/estimate-page.ts';
import { estimateQuery, estimateQuoteQuery } from '../estimate/estimate-query.ts';
import { Button } from '../ui/button.tsx';
import { PageTools } from '../ui/page-tools.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { Section } from '../ui/section.tsx';

interface EstimatorProps {
  chosen: ChosenKind;
  dayRate: number;
  isSample: boolean;
}

/** Questions and result side by side. The URL holds the answers, so that it can be bookmarked or shared. */
export function Estimator({ chosen, dayRate, isSample }: EstimatorProps) {
  const [given, setGiven] = useState(chosen.given);

  const days = estimate(chosen.kind, given);

  function answer(next: GivenAnswers): void {
    setGiven(next);
    // Not a navigation: nothing is fetched, and scroll and focus stay where they are.
    history.replaceState(history.state, '', estimateQuery(chosen.kind, next));
  }

  return (
    <>
      <section id="questions" aria-label="Questions et estimation" className="band bg-paper">
        <div className="grid grid-cols-1 gap-10 wide:grid-cols-[7fr_5fr] wide:items-start wide:gap-16">
          <div className="overflow-y-clip">
            <EstimateQuestions kind={chosen.kind} given={given} onAnswer={answer} />
            <div className="estimate-bar on-dark not-printed">
              {/* In elements: translators replace text nodes. */}
              <a href="#resultat">
                <strong>{eurosInWords(days, dayRate)}</strong>{' '}
                <span>{`${daysInWords(days)} de travail`}</span>
              </a>
              <Link to={quotePath(chosen.kind, given)}>{chromeCopy.header.quote}</Link>
            </div>
          </div>
          <div className="calculator-result estimate-place">
            <EstimateResult chosen={chosen} given={given} dayRate={dayRate} isSample={isSample} />
          </div>
        </div>
      </section>
      <EstimateAccount chosen={chosen} given={given} />
    </>
  );
}

interface EstimateQuestionsProps {
  kind: Kind;
  given: GivenAnswers;
  onAnswer(given: GivenAnswers): void;
}

/** The questions, each answer with its effect on the estimate. Without JavaScript it is a GET form. */
function EstimateQuestions({ kind, given, onAnswer }: EstimateQuestionsProps) {
  const [isAlive, setAlive] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before hydration
  useEffect(() => {
    setAlive(true);
    if (!form.current) return;
    const chosen = answersIn(form.current, kind);
    if (kind.questions.some(({ id }) => chosen[id] !== given[id])) onAnswer(chosen);
  }, []);
  return (
    <form
      ref={form}
      method="get"
      action="/estimation#resultat"
      className="not-printed"
      onChange={({ currentTarget }) => onAnswer(answersIn(currentTarget, kind))}
    >
      <input type="hidden" name="projet" value={kind.id} />
      {kind.questions.map(({ id, question, answers }, index) => (
        <fieldset key={id} className="min-w-0 border-t border-ink py-7">
          <legend className="float-left mb-4 flex w-full gap-4 font-title text-2xl font-bold">
            <span className="w-8 shrink-0 text-emerald" aria-hidden="true">
              {index + 1}
            </span>
            <span className="wrap-anywhere">{question}</span>
          </legend>
          <div className="clear-both grid gap-2 desktop:pl-12">
            {answers.map((answer) => (
              <label key={answer.id} className="answer-pane">
                <input
                  type="radio"
                  name={id}
                  value={answer.id}
                  defaultChecked={given[id] === answer.id}
                  className="answer-mark"
                />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{answer.label}</span>
                  <span className="answer-note block text-sm">{answer.effect}</span>
                </span>
                <span className="w-full pl-8 text-sm font-semibold text-emerald-deep desktop:w-36 desktop:shrink-0 desktop:pl-0 desktop:text-right">
                  {effectInWords(answer.days)}
                </span>
              </label>
            ))}
            <label className="answer-pane answer-pane-open">
              <input
                type="radio"
                name={id}
                value=""
                defaultChecked={given[id] === undefined}
                className="answer-mark"
              />
              <span className="answer-note">Je ne sais pas encore</span>
            </label>
          </div>
        </fieldset>
      ))}
      {isAlive ? null : (
        <div className="border-t border-ink pt-7">
          <Button isRealButton type="submit" size="large" label="Calculer l’estimation" />
        </div>
      )}
    </form>
  );
}

function answersIn(form: HTMLFormElement, { questions }: Kind): GivenAnswers {
  const chosen = new FormData(form);
  return Object.fromEntries(
    questions.flatMap(({ id }) => {
      const answer = chosen.get(id);
      return typeof answer === 'string' && answer !== '' ? [[id, answer]] : [];
    }),
  );
}

function quotePath({ id }: Kind, given: GivenAnswers): string {
  return `/obtenir-un-devis${estimateQuoteQuery(id, given)}`;
}

/** Maximum number of answers listed on each side. */
const MOVES = 3;

interface EstimateAccountProps {
  chosen: Omit<ChosenKind, 'given'>;
  given: GivenAnswers;
}

/** Basis of an estimate: assumptions, the answers that change it most, and exclusions. */
function EstimateAccount({ chosen: { kind, service }, given }: EstimateAccountProps) {
  const { up, down } = movesOf<Answer, Question>(kind.questions, given, MOVES);
  const open = kind.questions.filter((question) => !givenAnswer(question, given));
  return (
    <Section tone="white" labelledBy="detail">
      <h2 id="detail" className="max-w-3xl heading">
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

interface EstimateResultProps {
  chosen: Omit<ChosenKind, 'given'>;
  given: GivenAnswers;
  dayRate: number;
  isSample: boolean;
}

/** The price range of an estimate, how complete it is, and links to a quote and a delivery calendar. */
function EstimateResult({ chosen, given, dayRate, isSample }: EstimateResultProps) {
  const { kind, common, delay } = chosen;
  const days = estimate(kind, given);
  const open = kind.questions.length - Object.keys(given).length;
  const isCommon = kind.questions.every(({ id }) => given[id] === common[id]);
  return (
    <div className="calculator-pane on-dark kept-whole p-6 text-white desktop:p-9">
      <h2
        id="resultat"
        className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-lg font-semibold tracking-normal text-mint"
      >
        {kind.name} {isSample ? <SampleTag /> : null}
      </h2>
      <div aria-live="polite">
        <p className="mt-4 font-title text-[clamp(1.375rem,7.6vw,3.25rem)] leading-[1.05] font-bold tracking-tight text-balance text-lime wide:text-[clamp(2.75rem,4.2vw,4rem)]">
          <span>{eurosInWords(days, dayRate)}</span>{' '}
          <span className="text-xl font-semibold tracking-normal whitespace-nowrap">HT</span>
        </p>
        <p className="mt-4 text-lg">
          {fillText(estimateCopy.result.work, {
            days: daysInWords(days),
            dayRate: eurosInWords({ least: 1, most: 1 }, dayRate),
          })}
        </p>
        <p className="mt-3 text-mint">
          {open > 0
            ? fillText(estimateCopy.result.open, { questions: counted(open, 'question') })
            : estimateCopy.result[isCommon ? 'common' : 'complete']}
        </p>
        {delay && days.most > delay.room ? (
          <p className="mt-3 text-mint">{fillText(estimateCopy.result.large, { delay: delay.text })}</p>
        ) : null}
      </div>
      <div className="not-printed mt-7 grid gap-x-7 gap-y-2">
        <Button
          routerLink={quotePath(kind, given)}
          color="white"
          fullWidth
          label={estimateCopy.result.action}
        />
        <div className="mt-2 flex flex-wrap gap-x-7">
          {delay && partList.delivery ? (
            <Link
              to={`/delais?projet=${delay.id}`}
              className="inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:text-lime"
            >
              {fillText(estimateCopy.result.calendar, { delay: delay.text })}
            </Link>
          ) : null}
          <PageTools query={estimateQuery(kind, given)} />
        </div>
      </div>
    </div>
  );
}
