import { Link } from 'react-router';
import { Picture } from '../ui/picture.tsx';
import { Reveal } from '../ui/reveal.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';

/** A case study with what it refers to. */
export interface CaseStudyShown {
  slug: string;
  sample: boolean;
  topic: string;
  title: string;
  description: string;
  situation: string;
  work: string;
  result: string;
  client: { name: string; inSentence?: string | undefined; logo: string } | undefined;
  images: readonly { src: string; alt: string }[];
  services: readonly { name: string; path: string }[];
  stack: readonly { name: string; path: string | undefined }[];
}

interface CaseStudyCardProps {
  study: CaseStudyShown;
  /** Pictures at the right. */
  isMirrored: boolean;
}

/** One case study: its screens, then what was wrong, what was done and what it changed. */
export function CaseStudyCard({ study, isMirrored }: CaseStudyCardProps) {
  const { client } = study;
  return (
    <article className="grid gap-8 desktop:grid-cols-12 desktop:gap-10">
      <div className={`desktop:col-span-7 ${isMirrored ? 'desktop:order-2' : ''}`}>
        <Screens images={study.images} />
      </div>
      <Reveal className="desktop:col-span-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {client ? (
            <Picture
              src={client.logo}
              alt=""
              width={200}
              height={48}
              className="h-9 w-auto forced-colors:bg-white forced-colors:forced-color-adjust-none"
            />
          ) : null}
          {study.sample ? <SampleTag /> : null}
        </div>
        <p className="mt-6 font-semibold text-emerald">
          {study.topic}
          {client ? (
            <span className="font-normal text-stone"> pour {client.inSentence ?? client.name}</span>
          ) : null}
        </p>
        <h2 className="mt-1 text-3xl wide:text-4xl">{study.title}</h2>
        <p className="mt-4 text-lg">{study.description}</p>
        <details className="group mt-6 border-y border-ink">
          <summary className="plus-sign flex cursor-pointer list-none items-center justify-between gap-6 py-4 font-semibold hover:text-emerald [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">Lire l’histoire du projet</span>
            <span className="hidden group-open:inline">Replier</span>
          </summary>
          <dl className="grid gap-5 pb-6">
            {[
              ['La situation', study.situation],
              ['Ce que nous avons fait', study.work],
              ['Ce que cela a changé', study.result],
            ].map(([term, text]) => (
              <div key={term}>
                <dt className="font-title text-lg font-semibold">{term}</dt>
                <dd className="mt-1 text-stone">{text}</dd>
              </div>
            ))}
          </dl>
        </details>
        <TagList title="Outils" tags={study.stack} />
        <TagList title="Services" tags={study.services} />
      </Reveal>
    </article>
  );
}

/** One to three screens: the first whole, the others beneath it side by side. */
function Screens({ images }: Pick<CaseStudyShown, 'images'>) {
  const [first, ...others] = images;
  return (
    <div className="grid gap-4">
      {first ? <Screen {...first} /> : null}
      {others.length > 0 ? (
        <div className={`grid gap-4 ${others.length > 1 ? 'grid-cols-2' : 'ml-[20%]'}`}>
          {others.map((image) => (
            <Screen key={image.src} {...image} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

function Screen({ src, alt }: CaseStudyShown['images'][number]) {
  return (
    <a
      href={src}
      target="_blank"
      rel="noopener"
      aria-label={`Voir en grand (nouvel onglet) : ${alt}`}
      className="block cursor-zoom-in"
    >
      <Picture
        src={src}
        alt={alt}
        width={1600}
        height={1000}
        className="aspect-16/10 w-full border border-ink object-cover"
      />
    </a>
  );
}

function TagList({
  title,
  tags,
}: {
  title: string;
  tags: readonly { name: string; path: string | undefined }[];
}) {
  return (
    <div className="mt-5 flex flex-wrap items-baseline gap-x-4 gap-y-2">
      <h3 className="text-base font-semibold tracking-normal">{title}</h3>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {tags.map(({ name, path }) => (
          <li key={name} className="text-stone">
            {path ? (
              <Link to={path} className="underline decoration-1 underline-offset-4 hover:text-emerald">
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
