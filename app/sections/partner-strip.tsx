import { proofCopy } from 'content-collections';
import { usePartners } from '../facts/use-facts.ts';
import { Logo, ON_WHITE, Picture } from '../ui/picture.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';

interface PartnerStripProps {
  /** Whether the logos scroll in an endless loop (20 s); a static grid otherwise. */
  autoplay?: boolean;
}

/** Fewer logos than this stand still: in a loop each would be visible twice at once. */
const LEAST_GOING_ROUND = 6;

/** The partners' logos (specification, sections 4 and 9); renders nothing when there are none. */
export function PartnerStrip({ autoplay = true }: PartnerStripProps) {
  const { partners, sample } = usePartners();
  if (partners.length === 0) return null;
  const goesRound = autoplay && partners.length >= LEAST_GOING_ROUND;
  return (
    <section aria-labelledby="partenaires" className="border-y border-ink/15 bg-white py-5 desktop:py-8">
      <div className="column flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="partenaires" className="text-lg font-semibold tracking-normal">
          {partners.length === 1 ? proofCopy.partners.titleOfOne : proofCopy.partners.title}
        </h2>
        {sample ? <SampleTag /> : null}
        {goesRound ? <PauseSwitch /> : null}
      </div>
      {goesRound ? (
        <div className="partner-loop mx-auto mt-5 still:hidden overflow-hidden">
          <div className="partner-track flex w-max">
            <Strip />
            {/* The copy makes the loop endless; screen readers skip it. */}
            <Strip isCopy />
          </div>
        </div>
      ) : null}
      <div className={`column ${autoplay ? 'mt-5' : 'mt-8'} ${goesRound ? 'hidden still:block' : ''}`}>
        <Logos />
      </div>
    </section>
  );
}

/** A checkbox, so that it works without JavaScript; `styles/sections.css` reads its state. */
function PauseSwitch() {
  return (
    <label className="partner-pause not-printed">
      <input type="checkbox" className="peer sr-only" />
      <span className="peer-checked:hidden">Mettre en pause</span>
      <span className="hidden peer-checked:inline">Défilement en pause</span>
    </label>
  );
}

const SIZE = 'h-10 w-auto max-w-none desktop:h-12';

function Strip({ isCopy = false }: { isCopy?: boolean }) {
  const { partners, strip } = usePartners();
  if (strip) {
    const names = partners.map(({ name }) => name).join(', ');
    return <Picture {...strip} alt={isCopy ? '' : names} className={`${SIZE} ${ON_WHITE}`} />;
  }
  return (
    <ul className="flex min-w-svw justify-around gap-16 pr-16" aria-hidden={isCopy || undefined}>
      {partners.map(({ id, name, logo }) => (
        <li key={id} className="flex shrink-0 items-center">
          <Logo src={logo} alt={isCopy ? '' : name} className={SIZE} />
        </li>
      ))}
    </ul>
  );
}

/** Eight logos in a grid; others in a row at their own width, where a grid would have empty cells. */
function Logos() {
  const { partners } = usePartners();
  const isGrid = partners.length === 8;
  return (
    <ul
      className={
        isGrid
          ? 'grid grid-cols-2 items-center gap-x-8 gap-y-3 desktop:grid-cols-4 desktop:gap-10'
          : 'flex flex-wrap items-center gap-x-14 gap-y-8 desktop:gap-x-22'
      }
    >
      {partners.map(({ id, name, logo }) => (
        <li key={id}>
          <Logo
            src={logo}
            alt={name}
            className={`w-auto ${isGrid ? 'max-h-9 max-w-full desktop:max-h-12' : 'h-10 max-w-60 object-contain desktop:h-12'}`}
          />
        </li>
      ))}
    </ul>
  );
}
