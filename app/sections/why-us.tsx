import type { Service } from 'content-collections';
import { Button } from '../ui/button.tsx';
import { Picture, SPREAD_SIZES } from '../ui/picture.tsx';
import { excerptOf, Prose } from '../ui/prose.tsx';
import { ReadOn } from '../ui/unfold.tsx';

interface WhyUsProps {
  /** `banner3`: 1200 × 900 px. */
  page: Pick<Service, 'sectionTitle' | 'sectionDescription' | 'banner3'>;
  buttonLabel: string;
  /** Whether the picture is on the right. */
  isMirrored?: boolean;
}

/** Why choose the agency, where the page says it: a whole picture from its edge on, the text beside it, or below. */
export function WhyUs({ page, buttonLabel, isMirrored = false }: WhyUsProps) {
  if (!page.sectionTitle) return null;
  const [first, rest] = excerptOf(page.sectionDescription);
  return (
    <section
      aria-labelledby="pourquoi-nous"
      className={`spread bg-white ${isMirrored ? 'spread-mirrored' : ''}`}
    >
      <Picture src={page.banner3} alt="" width={1200} height={900} sizes={SPREAD_SIZES} className="w-full" />
      <h2 id="pourquoi-nous" className="heading">
        {page.sectionTitle}
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
