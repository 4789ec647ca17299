import { proofCopy, workflow } from 'content-collections';
import type { ReactNode } from 'react';
import { fillText } from '../../content/sentence.ts';
import { Pane } from '../ui/box.tsx';
import { Button } from '../ui/button.tsx';

interface CustomerProcessProps {
  look: keyof typeof LOOKS;
  /** Those of a project by default. */
  steps?: readonly { title: string; text: string }[] | undefined;
  /** Stands beside the steps. */
  children?: ReactNode;
}

const LOOKS = {
  /** Moments side by side, before what they end in. */
  service: {
    box: 'wide:grid-cols-[1fr_12rem]',
    steps: 'grid gap-1 desktop:grid-cols-2 desktop:gap-x-6 desktop:gap-y-5 wide:grid-cols-4',
    step: 'desktop:border-t-3 desktop:border-emerald desktop:pt-3',
  },
  /** Their titles alone, in a row. */
  technology: {
    box: 'wide:grid-cols-[1fr_auto] wide:gap-10',
    steps: 'flex flex-wrap gap-x-10 gap-y-1 desktop:grid desktop:grid-cols-2 wide:grid-cols-4',
    step: '',
  },
  /** A way, stop by stop, beside where it leads. */
  city: {
    box: 'grid-cols-[minmax(0,1fr)_auto] desktop:grid-cols-[auto_1fr] desktop:gap-x-12 wide:grid-cols-[4fr_8fr]',
    steps: 'stops',
    step: '',
  },
} as const;

/** From the first call to the follow-up, in four steps (specification, « City page »). */
export function CustomerProcess({ look: name, steps = workflow.delivery, children }: CustomerProcessProps) {
  const look = LOOKS[name];
  return (
    <Pane labelledBy="deroulement" className="across">
      <h2 id="deroulement" className="text-2xl">
        {proofCopy.process.title}
      </h2>
      <div className={`mt-3 grid items-center gap-4 desktop:mt-4 ${look.box}`}>
        <ol className={look.steps}>
          {steps.map(({ title, text }) => (
            <li key={title} className={look.step}>
              <h3 className="text-lg numbered">{title}</h3>
              {name === 'service' ? <p className="max-desktop:hidden">{text}</p> : null}
            </li>
          ))}
        </ol>
        {children}
      </div>
    </Pane>
  );
}

interface ProcessEndProps {
  /** What the message names. */
  subject?: string;
  color: 'green' | 'white';
}

/** The closing message of the process, with which `WorkingTogether` ends. */
export function ProcessEnd({ subject = proofCopy.process.subject, color }: ProcessEndProps) {
  return (
    <div className="across gap-x-6 gap-y-3 desktop:flex-row desktop:items-center">
      <p className="desktop:text-lg">{fillText(proofCopy.process.closing, { subject })}</p>
      <Button routerLink="/contact" color={color} label={proofCopy.process.action} />
    </div>
  );
}

/** How long the usual work takes, beside its steps. */
export function StepDays({ figure, about }: { figure: string; about: string }) {
  return (
    <p className="bg-mint px-5 py-3 text-ink wide:self-stretch">
      <strong className="block font-title text-2xl leading-tight tracking-tight">{figure}</strong> {about}
    </p>
  );
}
