import type { ReactNode } from 'react';
import type { FormProgress as Progress } from '../../../domain/leads/progress.ts';
import { GlassHouse } from '../../ui/glass-house.tsx';

interface FormProgressProps {
  progress: Progress;
  /** Names of the four fields, in the form's order. */
  names: readonly string[];
  isSending: boolean;
  children: ReactNode;
}

/** Progress of the form (specification, section 4), as text and as a glass house that fills up. */
export function FormProgress({ progress, names, isSending, children }: FormProgressProps) {
  const text = `Formulaire rempli à ${progress.percentage}\u00a0%`;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 @min-[30rem]:gap-x-6">
      <GlassHouse
        panes={names.map((name) => progress.completeFields.includes(name))}
        isLit={isSending}
        className="w-24 shrink-0 @min-[30rem]:w-32"
      />
      <div className="relative grid grow basis-[8rem] gap-1 text-sm text-stone">
        <p className="font-semibold text-ink noscript:hidden" aria-hidden="true">
          {text}
        </p>
        <progress className="sr-only" max={100} value={progress.percentage} aria-label={text} />
        <p>téléphone facultatif</p>
        {children}
      </div>
    </div>
  );
}
