import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { excerptOf, Prose } from '../ui/prose.tsx';
import { Reveal } from '../ui/reveal.tsx';
import { Section } from '../ui/section.tsx';
import { ReadOn } from '../ui/unfold.tsx';

interface PageIntroProps {
  title: string;
  html: string;
  /** 1000 × 1200 px. */
  picture: string;
  /** Alternative text; empty for a decorative picture. */
  pictureAlt?: string;
  buttonLabel: string;
  /** Whether the text is on the right of its picture. */
  isMirrored?: boolean;
  /** Key points, in a sticky box beside the text. */
  children: ReactNode;
}

/** The text of a page, its second picture, and a sticky box. */
export function PageIntro({
  title,
  html,
  picture,
  pictureAlt = '',
  buttonLabel,
  isMirrored = false,
  children,
}: PageIntroProps) {
  const [first, rest] = excerptOf(html);
  return (
    <Section tone="white" labelledBy="presentation">
      {/* On a phone the two columns become one: heading, picture, text, box; on a tablet the box is before the rest of the text. */}
      <div className="flex flex-col gap-5 desktop:grid desktop:gap-x-8 desktop:grid-cols-12 only-desktop:grid-rows-[auto_1fr]">
        <div className={`max-wide:contents wide:col-span-6 ${isMirrored ? 'wide:col-start-7' : ''}`}>
          <h2 id="presentation" className="heading only-desktop:col-span-7">
            {title}
          </h2>
          <Prose
            html={first}
            className="max-desktop:order-2 only-desktop:col-span-7 wide:mt-8 wide:max-w-none"
          />
          {rest ? (
            <>
              <ReadOn className="max-desktop:order-2" />
              {/* As far below as within one text (prose.css). */}
              <Prose
                html={rest}
                className={`unfolded max-wide:order-2 only-desktop:col-span-full wide:max-w-none ${rest.startsWith('<h3') ? 'max-desktop:mt-4 wide:mt-9' : 'max-desktop:-mt-1 wide:mt-4'}`}
              />
            </>
          ) : null}
          <div className="max-wide:order-2 max-desktop:mt-3 only-desktop:col-span-full wide:mt-8">
            <Button routerLink="/obtenir-un-devis" size="large" label={buttonLabel} />
          </div>
        </div>
        <div
          className={`max-wide:contents wide:col-span-5 ${isMirrored ? 'wide:order-first' : 'wide:col-start-8'}`}
        >
          <Reveal className="intro-picture">
            <div className="absolute -right-4 -bottom-4 h-2/3 w-2/3 bg-mint min-[83rem]:-right-6 min-[83rem]:-bottom-6" />
            <div className="glazed">
              <Picture
                src={picture}
                alt={pictureAlt}
                width={1000}
                height={1200}
                className="aspect-6/5 w-full border border-ink object-cover object-[50%_45%] desktop:aspect-5/6 desktop:object-center"
              />
            </div>
          </Reveal>
          <div className="max-desktop:mt-3">{children}</div>
        </div>
      </div>
    </Section>
  );
}
