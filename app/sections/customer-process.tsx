import { proofCopy, workflow } from 'content-collections';
import type { ReactNode } from 'react';
import { fillText } from '../../content/sentence.ts';
import { Pane } from '../ui/box.tsx';
import { Button } from '../ui/button.tsx';

interface CustomerProcessProps {
  look: keyof typeof LOOKS;
  /** Those of a project by default. */
  steps?: readonly { title: string; text: string }[] | undefined;
  /** What happens at each of them here, in their order. */
  texts?: readonly string[] | undefined;
  /** What its closing message names. */
  subject?: string;
  /** Stands beside the steps. */
  children?: ReactNode;
}

const LOOKS = {
  /** A line from left to right. */
  service: { color: 'black-outline', steps: 'stops stops-across' },
  /** Lines of a table. */
  technology: { color: 'white', steps: 'ruled' },
  /** A way, stop by stop, beside the city’s place on the map. */
  city: { color: 'white', steps: 'stops' },
} as const;

/** From the first call to the follow-up, in four steps, and the message that begins them (specification, « City page »). */
export function CustomerProcess({
  look: name,
  steps = workflow.delivery,
  texts,
  subject = proofCopy.process.subject,
  children,
}: CustomerProcessProps) {
  const look = LOOKS[name];
  return (
    <Pane labelledBy="deroulement" className="across process">
      <h2 id="deroulement" className="text-2xl desktop:text-3xl">
        {proofCopy.process.title}
      </h2>
      {children}
      <ol className={look.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <h3 className="numbered text-lg">{title}</h3>
            {/* On dozens of pages, only their own. */}
            {texts || name === 'service' ? (texts?.[index] ?? text) : null}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="desktop:text-lg">{fillText(proofCopy.process.closing, { subject })}</p>
        <Button routerLink="/contact" color={look.color} label={proofCopy.process.action} />
      </div>
    </Pane>
  );
}

/** How long the usual work takes, beside its steps; of a project a phone has it above, in what it includes. */
export function StepDays({
  figure,
  about,
  isProject = false,
}: {
  figure: string;
  about: string;
  isProject?: boolean;
}) {
  return (
    <p
      className={`step-time max-desktop:leading-snug desktop:text-lg ${isProject ? 'max-desktop:hidden' : ''}`}
    >
      <strong className="step-days">{figure}</strong> {about}
    </p>
  );
}
