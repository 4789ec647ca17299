import { workflow } from 'content-collections';
import { ArrowRight } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Pane } from '../ui/pane.tsx';
import { Rail } from '../ui/rail.tsx';

interface CustomerProcessProps {
  /** Named by the closing message, before a colon: no other sentence is right with every name. */
  service?: string;
}

/** From the first call to the follow-up, in four steps (specification, « City page »). */
export function CustomerProcess({ service = 'Projet IT' }: CustomerProcessProps) {
  return (
    <Pane labelledBy="deroulement" className="desktop:col-span-12">
      <h2 id="deroulement" className="text-2xl">
        Quatre étapes, et vous gardez la main
      </h2>
      <Rail
        as="ol"
        label="Les quatre étapes"
        className="mt-5 gap-6 max-desktop:-mx-6 max-desktop:px-6 desktop:grid desktop:grid-cols-4 desktop:gap-8"
      >
        {workflow.delivery.map(({ title, text }, index) => (
          <li key={title} className="border-t border-ink pt-3">
            <h3 className="text-lg">
              <span className="text-emerald">{index + 1}.</span> {title}
            </h3>
            <p className="mt-1 text-stone">{text}</p>
          </li>
        ))}
      </Rail>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="text-lg">{service} : tout commence par un message.</p>
        <Button
          routerLink="/contact"
          color="black-outline"
          label="Parler de mon projet"
          icon={<ArrowRight className="size-5" aria-hidden="true" />}
          iconPosition="right"
        />
      </div>
    </Pane>
  );
}
