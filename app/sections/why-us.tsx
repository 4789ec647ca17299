import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { Prose } from '../ui/prose.tsx';
import { Reveal } from '../ui/reveal.tsx';
import { Section } from '../ui/section.tsx';

interface WhyUsProps {
  title: string;
  html: string;
  /** 1200 × 900 px. */
  picture: string;
  buttonLabel: string;
}

/** Why choose the agency: a picture at the left, the text across its edge. */
export function WhyUs({ title, html, picture, buttonLabel }: WhyUsProps) {
  return (
    <Section tone="white" labelledBy="pourquoi-nous">
      <Reveal className="grid items-center gap-6 desktop:grid-cols-12 desktop:gap-0">
        <div className="glazed desktop:col-span-7 desktop:col-start-1 desktop:row-start-1">
          <Picture
            src={picture}
            alt=""
            width={1200}
            height={900}
            className="aspect-5/2 w-full border border-ink object-cover desktop:aspect-4/3"
          />
        </div>
        <div className="border-ink bg-white desktop:glazed desktop:z-10 desktop:col-span-6 desktop:col-start-7 desktop:row-start-1 desktop:border desktop:p-10 wide:p-14">
          <h2 id="pourquoi-nous" className="text-3xl desktop:text-4xl">
            {title}
          </h2>
          <Prose html={html} className="mt-5" />
          <div className="mt-6">
            <Button routerLink="/obtenir-un-devis" color="black" label={buttonLabel} />
          </div>
        </div>
      </Reveal>
    </Section>
  );
}
