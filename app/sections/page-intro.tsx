import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';

interface PageIntroProps {
  title: string;
  html: string;
  /** 1000 × 1200. */
  picture: string;
  /** What the picture tells; it only decorates when absent. */
  pictureAlt?: string;
  buttonLabel: string;
}

/** The text of a page beside its second picture, which stays in view while the text is read. */
export function PageIntro({ title, html, picture, pictureAlt = '', buttonLabel }: PageIntroProps) {
  return (
    <Section tone="white" labelledBy="presentation">
      <div className="grid gap-12 desktop:grid-cols-12 desktop:gap-8">
        <div className="desktop:col-span-7 wide:col-span-6">
          <h2 id="presentation" className="text-4xl desktop:text-5xl">
            {title}
          </h2>
          <Prose html={html} className="mt-8" />
          <div className="mt-10">
            <Button routerLink="/obtenir-un-devis" size="large" label={buttonLabel} />
          </div>
        </div>
        <div className="desktop:col-span-5 wide:col-start-8">
          <div className="relative mr-4 desktop:sticky desktop:top-28 desktop:mr-0">
            <div className="absolute -right-4 -bottom-4 h-2/3 w-2/3 bg-emerald min-[83rem]:-right-6 min-[83rem]:-bottom-6" />
            <Picture
              src={picture}
              alt={pictureAlt}
              width={1000}
              height={1200}
              className="relative aspect-5/6 w-full border border-ink object-cover"
            />
          </div>
        </div>
      </div>
    </Section>
  );
}
