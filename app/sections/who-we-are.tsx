import { agency } from 'content-collections';
import { ArrowDown } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { Reveal } from '../ui/reveal.tsx';
import { Section } from '../ui/section.tsx';

/** Who the agency is, in words and a picture that climbs over the hero's edge. */
export function WhoWeAre() {
  return (
    <Section tone="paper" labelledBy="qui-sommes-nous">
      <div className="grid items-end gap-10 desktop:grid-cols-12 desktop:gap-8">
        <div className="relative desktop:col-span-5 desktop:-mt-48">
          <div className="absolute -right-4 -bottom-4 h-2/3 w-2/3 bg-emerald desktop:-right-6 desktop:-bottom-6" />
          <Picture
            src="/assets/home/qui-sommes-nous.svg"
            alt=""
            width={1000}
            height={1200}
            className="relative aspect-4/5 w-full border border-ink object-cover desktop:aspect-5/6"
          />
        </div>
        <Reveal className="desktop:col-span-6 desktop:col-start-7">
          <h2 id="qui-sommes-nous" className="text-4xl desktop:text-5xl wide:text-6xl">
            On entre par un problème, on ressort avec un outil
          </h2>
          <p className="mt-7 text-lg">
            {agency.brand} réunit des développeurs, des designers et des spécialistes du marketing autour d’un
            même projet : le vôtre. Vous venez avec un tableur à bout de souffle, une boutique qui ne vend pas
            ou une idée griffonnée ; nous la transformons en quelque chose que vos équipes ouvrent chaque
            matin.
          </p>
          <p className="mt-4 text-lg">
            Pas de vocabulaire réservé aux initiés : à chaque étape, vous comprenez ce qui est fait, pourquoi,
            et ce que cela change pour vous.
          </p>
          <div className="mt-9">
            <Button
              fragment="expertise"
              color="black-outline"
              label="En savoir plus sur notre expertise"
              icon={<ArrowDown className="size-5" aria-hidden="true" />}
              iconPosition="right"
            />
          </div>
        </Reveal>
      </div>
    </Section>
  );
}
