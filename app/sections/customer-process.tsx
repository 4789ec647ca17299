import { proofCopy, workflow } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { Pane } from '../ui/box.tsx';
import { ARROW, Button } from '../ui/button.tsx';

interface CustomerProcessProps {
  /** Named in the closing message, before a colon, since no other sentence is correct with every name. */
  service?: string;
  /** Those of a project by default. */
  steps?: readonly { title: string; text: string }[] | undefined;
}

/** From the first call to the follow-up, in four steps (specification, « City page »). */
export function CustomerProcess({
  service = proofCopy.process.subject,
  steps = workflow.delivery,
}: CustomerProcessProps) {
  return (
    <Pane labelledBy="deroulement" className="desktop:basis-full">
      <h2 id="deroulement" className="text-2xl">
        {proofCopy.process.title}
      </h2>
      <ol className="mt-4 grid gap-2.5 desktop:mt-5 desktop:grid-cols-2 desktop:gap-x-8 desktop:gap-y-5 wide:grid-cols-4">
        {steps.map(({ title, text }) => (
          <li key={title} className="border-t border-ink/30 pt-2.5 desktop:pt-3">
            <h3 className="text-lg numbered">{title}</h3>
            <p className="text-stone">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pt-5">
        <p>{fillText(proofCopy.process.closing, { subject: service })}</p>
        <Button routerLink="/contact" label={proofCopy.process.action} {...ARROW} />
      </div>
    </Pane>
  );
}
