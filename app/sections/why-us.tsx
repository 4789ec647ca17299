import { Button } from '../ui/button.tsx';
import { Picture, SPREAD_SIZES } from '../ui/picture.tsx';
import { excerptOf, Prose } from '../ui/prose.tsx';
import { ReadOn } from '../ui/unfold.tsx';

interface WhyUsProps {
  title: string;
  html: string;
  /** 1200 × 900 px. */
  picture: string;
  buttonLabel: string;
  /** Whether the picture is on the right. */
  isMirrored?: boolean;
}

/** Why choose the agency: a whole picture from the page’s edge on, the text beside it, or below. */
export function WhyUs({ title, html, picture, buttonLabel, isMirrored = false }: WhyUsProps) {
  const [first, rest] = excerptOf(html);
  return (
    <section
      aria-labelledby="pourquoi-nous"
      className={`spread bg-white ${isMirrored ? 'spread-mirrored' : ''}`}
    >
      <Picture src={picture} alt="" width={1200} height={900} sizes={SPREAD_SIZES} className="w-full" />
      <h2 id="pourquoi-nous" className="text-3xl wide:text-[min(3rem,3.4vw)]">
        {title}
      </h2>
      <div>
        <div className="mb-6">
          <Prose html={first} />
          {rest ? (
            <>
              <ReadOn className="mt-3" />
              <Prose html={rest} className="unfolded mt-4" />
            </>
          ) : null}
        </div>
        <Button routerLink="/obtenir-un-devis" label={buttonLabel} />
      </div>
    </section>
  );
}
