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
  /** Whether the picture is on the right. */
  isMirrored?: boolean;
}

/** Why choose the agency: a whole picture, the text at its edge; the text alone on a phone. */
export function WhyUs({ title, html, picture, buttonLabel, isMirrored = false }: WhyUsProps) {
  return (
    <Section tone="white" labelledBy="pourquoi-nous">
      <Reveal className="flex flex-col gap-6 desktop:gap-0 wide:grid wide:grid-cols-12 wide:items-start">
        <div
          className={`glazed max-desktop:hidden wide:sticky wide:top-28 wide:z-10 wide:col-span-7 ${isMirrored ? 'wide:order-last' : ''}`}
        >
          <Picture
            src={picture}
            alt=""
            width={1200}
            height={900}
            className="aspect-video w-full border border-ink object-cover wide:aspect-4/3"
          />
        </div>
        <div
          className={`border-ink bg-white max-desktop:contents desktop:glazed only-desktop:z-10 desktop:border desktop:p-10 only-desktop:-mt-10 only-desktop:ml-[12%] wide:col-span-5 wide:mt-14 ${isMirrored ? 'wide:-mr-11 wide:pr-19 wide:pl-8' : 'wide:-ml-11 wide:pr-8 wide:pl-19'}`}
        >
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
