import { cityCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import type { CityCase } from '../case-studies/city-case.ts';
import { Picture } from '../ui/picture.tsx';
import { HeroResult } from './hero-result.tsx';

interface CityHeadProps {
  seal: string;
  alt: string;
  result: CityCase | undefined;
}

/** Below the button of a city: its place on France, and a result at a client’s there or near there. */
export function CityHead({ seal, alt, result }: CityHeadProps) {
  return (
    <div className="mt-7 flex flex-wrap items-start gap-5 desktop:mt-9 desktop:gap-7">
      {seal && (
        <Picture
          src={seal}
          alt={alt}
          width={320}
          height={320}
          eager
          className="h-auto w-[96px] shrink-0 desktop:w-[160px]"
        />
      )}
      {result ? (
        <HeroResult
          about={result.locative && fillText(cityCopy.hero[result.where], { place: result.locative })}
          caseStudy={result}
          className="min-w-0 grow basis-40"
        />
      ) : null}
    </div>
  );
}
