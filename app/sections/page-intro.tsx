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
  /** Whether the picture is on the left of the text. */
  isMirrored?: boolean;
  /** Whether the box stands before the rest of the text, on a wide screen. */
  boxFirst?: boolean;
  /** Key points, in a box. */
  children: ReactNode;
}

/** The text of a page beside its second picture, what it comes down to in a box, and the rest of the text. */
export function PageIntro({
  title,
  html,
  picture,
  pictureAlt = '',
  buttonLabel,
  isMirrored = false,
  boxFirst = false,
  children,
}: PageIntroProps) {
  const [first, rest] = excerptOf(html);
  return (
    <Section tone="white" labelledBy="presentation">
      <div className={`intro ${isMirrored ? 'mirrored' : ''} ${boxFirst ? 'box-first' : ''}`}>
        <h2 id="presentation" className="heading">
          {title}
        </h2>
        <Prose html={first} className="excerpt" />
        {rest ? (
          <>
            <ReadOn className="rest" />
            <Prose html={rest} className="rest unfolded" />
          </>
        ) : null}
        <Button routerLink="/obtenir-un-devis" size="large" label={buttonLabel} />
        <Reveal className="intro-picture">
          <div className="absolute -right-4 -bottom-4 h-2/3 w-2/3 bg-mint min-[83rem]:-right-6 min-[83rem]:-bottom-6" />
          <div className="glazed desktop:absolute desktop:inset-0">
            <Picture
              src={picture}
              alt={pictureAlt}
              width={1000}
              height={1200}
              className="aspect-6/5 w-full border border-ink object-cover object-[50%_45%] desktop:aspect-auto desktop:h-full"
            />
          </div>
        </Reveal>
        <div className="box">{children}</div>
      </div>
    </Section>
  );
}
