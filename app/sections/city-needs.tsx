import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Section } from '../ui/section.tsx';

interface CityNeedsProps {
  /** « de Lyon », « du Havre ». */
  origin: string;
  needs: readonly { title: string; text: string }[];
  services: readonly { name: string; path: string; reason: string }[];
}

/** What the firms of a city need, and the services that answer it. */
export function CityNeeds({ origin, needs, services }: CityNeedsProps) {
  return (
    <Section tone="paper" labelledBy="besoins">
      <div className="grid gap-12 desktop:grid-cols-12 desktop:gap-8">
        <div className="desktop:col-span-7">
          <h2 id="besoins" className="text-4xl desktop:text-5xl">
            Ce que demandent les entreprises {origin}
          </h2>
          <ul className="mt-10 border-t border-ink">
            {needs.map(({ title, text }) => (
              <li
                key={title}
                className="grid gap-2 border-b border-ink/30 py-6 wide:grid-cols-[5fr_7fr] wide:gap-8"
              >
                <h3 className="text-xl">{title}</h3>
                <p className="text-stone">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="on-dark self-start bg-ink p-6 text-white desktop:col-span-5 desktop:p-10 wide:col-span-4 wide:col-start-9">
          <h3 className="text-lg font-semibold tracking-normal text-mint">Par où commencer</h3>
          <ul className="mt-4">
            {services.map(({ name, path, reason }) => (
              <li key={path} className="border-white/25 py-5 not-last:border-b">
                <Link
                  to={path}
                  className="group flex items-baseline justify-between gap-4 font-title text-xl font-semibold hover:text-lime"
                >
                  {name}
                  <ArrowRight
                    className="size-5 shrink-0 self-center transition-transform duration-300 group-hover:translate-x-1"
                    aria-hidden="true"
                  />
                </Link>
                <p className="mt-2 text-mint">{reason}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
