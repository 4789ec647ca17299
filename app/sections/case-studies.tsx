import { CaseStudyCard, type CaseStudyShown } from './case-study-card.tsx';

/** The case studies, one after the other, pictures left and right in turn. */
export function CaseStudies({ studies }: { studies: readonly CaseStudyShown[] }) {
  return (
    <section aria-label="Études de cas" className="bg-paper">
      <ul className="column grid gap-20 py-16 desktop:gap-32 desktop:py-28">
        {studies.map((study, index) => (
          <li key={study.slug} id={study.slug}>
            <CaseStudyCard study={study} isMirrored={index % 2 === 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}
