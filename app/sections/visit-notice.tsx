import { legalCopy } from 'content-collections';
import { useEffect, useState } from 'react';
import { asksNotToBeFollowed, isRefused, keepRefusal } from '../visits/refusal.ts';

/** How visits are counted, with the switch that keeps those of this browser from it. */
export function VisitNotice() {
  const { title, texts } = legalCopy.visits;
  return (
    <section className="prose prose-legal" aria-labelledby="visites" id="visites-comptees">
      <h2 id="visites">{title}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <RefusalSwitch />
    </section>
  );
}

/** Rendered after hydration: without JavaScript there is nothing to keep the choice with. */
function RefusalSwitch() {
  const { refusal, asked, unkept } = legalCopy.visits;
  const [state, setState] = useState<'asked' | 'unkept' | boolean | null>(null);
  useEffect(() => setState(asksNotToBeFollowed() ? 'asked' : isRefused()), []);
  if (state === null) return null;
  if (typeof state === 'string') return <p className="font-semibold">{state === 'asked' ? asked : unkept}</p>;
  return (
    <label className="not-printed mt-4 inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
      <input
        type="checkbox"
        checked={state}
        className="size-4.5 shrink-0 accent-emerald"
        onChange={({ currentTarget: { checked } }) => setState(keepRefusal(checked) ? checked : 'unkept')}
      />
      {refusal}
    </label>
  );
}
