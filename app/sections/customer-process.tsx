import { proofCopy, workflow } from 'content-collections';
import type { ReactNode } from 'react';
import { fillText } from '../../content/sentence.ts';
import { Pane } from '../ui/box.tsx';
import { Button } from '../ui/button.tsx';

interface CustomerProcessProps {
  look: keyof typeof LOOKS;
  /** What the closing message names. */
  subject?: string;
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
    closing: 'col-span-full',
    button: 'black-outline',
  },
  /** Their titles alone, in a row. */
  technology: {
    box: 'wide:grid-cols-[1fr_auto] wide:gap-10',
    steps: 'flex flex-wrap gap-x-10 gap-y-1 desktop:grid desktop:grid-cols-2 wide:grid-cols-4',
    step: '',
    closing: 'col-span-full',
    button: 'white-outline',
  },
  /** A way, stop by stop, beside where it leads. */
  city: {
    box: 'grid-cols-[minmax(0,1fr)_auto] desktop:grid-cols-[auto_1fr] desktop:gap-x-12 wide:grid-cols-[4fr_8fr] wide:[&>:nth-child(2)]:row-span-2',
    steps: 'stops',
    step: '',
    closing: 'max-wide:col-span-full',
    button: 'white-outline',
  },
} as const;

/** From the first call to the follow-up, in four steps (specification, « City page »). */
export function CustomerProcess({
  look: name,
  subject = proofCopy.process.subject,
  steps = workflow.delivery,
  children,
}: CustomerProcessProps) {
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
        <div className={`flex flex-wrap items-center gap-x-6 gap-y-3 ${look.closing}`}>
          <p className="max-desktop:basis-full desktop:text-lg">
            {fillText(proofCopy.process.closing, { subject })}
          </p>
          <Button routerLink="/contact" color={look.button} label={proofCopy.process.action} />
        </div>
      </div>
    </Pane>
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
