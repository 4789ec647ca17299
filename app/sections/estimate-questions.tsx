import { useEffect, useRef, useState } from 'react';
import type { GivenAnswers } from '../../domain/estimate/estimate.ts';
import { effectInWords } from '../../domain/estimate/wording.ts';
import type { Kind } from '../estimate/estimate-page.ts';
import { Button } from '../ui/button.tsx';

interface EstimateQuestionsProps {
  kind: Kind;
  given: GivenAnswers;
  onAnswer(given: GivenAnswers): void;
}

/** The questions, each answer with its effect on the estimate. Without JavaScript it is a GET form. */
export function EstimateQuestions({ kind, given, onAnswer }: EstimateQuestionsProps) {
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
