import { workflow } from 'content-collections';
import { ArrowRight } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Reveal } from '../ui/reveal.tsx';
import { Section } from '../ui/section.tsx';

interface CustomerProcessProps {
  /** Named by the closing message, before a colon: no other sentence is right with every name. */
  service?: string;
}

/** From the first call to the follow-up, in four steps (specification, « City page »). */
export function CustomerProcess({ service = 'Projet IT' }: CustomerProcessProps) {
  return (
    <Section tone="white" labelledBy="deroulement">
      <div className="grid gap-10 desktop:grid-cols-12 desktop:grid-rows-[auto_1fr] desktop:gap-8">
        <h2 id="deroulement" className="text-4xl desktop:col-span-5 desktop:text-5xl">
          Quatre étapes, et vous gardez la main à chacune
        </h2>
        <ol className="border-l border-ink desktop:col-span-6 desktop:col-start-7 desktop:row-span-2">
          {workflow.delivery.map(({ title, text }, index) => (
            <li key={title} className="relative pb-10 pl-8 last:pb-0 desktop:pl-12">
              <span
                className="absolute top-1.5 -left-2 size-4 rotate-45 border border-ink bg-lime"
                aria-hidden="true"
              />
              <Reveal>
                <h3 className="text-2xl">
                  <span className="text-emerald">{index + 1}.</span> {title}
                </h3>
                <p className="mt-3 text-lg text-stone">{text}</p>
              </Reveal>
            </li>
          ))}
        </ol>
        <div className="desktop:col-span-5 desktop:mt-2">
          <p className="max-w-md text-lg">
            {service} : voilà le chemin, du premier appel au suivi. Il commence par un message.
          </p>
          <div className="mt-6">
            <Button
              routerLink="/contact"
              label="Parler de mon projet"
              icon={<ArrowRight className="size-5" aria-hidden="true" />}
              iconPosition="right"
            />
          </div>
        </div>
      </div>
    </Section>
  );
}
