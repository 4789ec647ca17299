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

/** Why choose the agency: a picture, the text across its edge; the text alone on a phone. */
export function WhyUs({ title, html, picture, buttonLabel }: WhyUsProps) {
  return (
    <Section tone="white" labelledBy="pourquoi-nous">
      <Reveal className="flex flex-col gap-6 desktop:gap-0 wide:grid wide:grid-cols-12 wide:items-center">
        <div className="glazed max-desktop:hidden wide:col-span-7 wide:col-start-1 wide:row-start-1 wide:self-stretch">
          <Picture
            src={picture}
            alt=""
            width={1200}
            height={900}
            className="aspect-video h-full w-full border border-ink object-cover wide:aspect-auto"
          />
        </div>
        <div className="border-ink bg-white max-desktop:contents desktop:glazed desktop:z-10 desktop:border desktop:p-10 only-desktop:-mt-10 only-desktop:ml-[12%] wide:col-span-6 wide:col-start-7 wide:row-start-1 wide:my-12 wide:p-14">
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
