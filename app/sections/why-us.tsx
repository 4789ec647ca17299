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

/** Why choose the agency: a picture at the left, the text across its edge; the text alone on a phone. */
export function WhyUs({ title, html, picture, buttonLabel }: WhyUsProps) {
  return (
    <Section tone="white" labelledBy="pourquoi-nous">
      <Reveal className="flex flex-col gap-6 desktop:grid desktop:grid-cols-12 desktop:items-center desktop:gap-0">
        <div className="glazed max-desktop:hidden desktop:col-span-7 desktop:col-start-1 desktop:row-start-1 desktop:self-stretch">
          <Picture
            src={picture}
            alt=""
            width={1200}
            height={900}
            className="h-full w-full border border-ink object-cover object-[30%_50%] wide:object-center"
          />
        </div>
        <div className="border-ink bg-white max-desktop:contents desktop:glazed desktop:z-10 desktop:col-span-6 desktop:col-start-7 desktop:row-start-1 desktop:my-12 desktop:border desktop:p-10 wide:p-14">
          <h2 id="pourquoi-nous" className="text-3xl desktop:text-4xl">
            {title}
          </h2>
          <div className="desktop:mt-5">
            <Prose html={html} className="mb-6" />
            <Button routerLink="/obtenir-un-devis" label={buttonLabel} />
          </div>
        </div>
      </Reveal>
    </Section>
  );
}
