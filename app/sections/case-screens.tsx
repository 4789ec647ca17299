import { caseStudyCopy } from 'content-collections';
import { ScreenLink } from './screen-link.tsx';
import type { ScreenShown } from './screen-viewer.tsx';

const { screens } = caseStudyCopy;

/** The product's other screens, aligned left and right in turn. */
export function CaseScreens({ images }: { images: readonly ScreenShown[] }) {
  return (
    <section aria-labelledby="ecrans" className="band bg-white">
      <h2 id="ecrans" className="text-3xl desktop:text-4xl">
        {images.length > 2 ? screens.others : screens.other}
      </h2>
      <ul className="mt-8 grid gap-12 desktop:gap-20">
        {images.slice(1).map(({ src, alt }, index) => (
          <li key={src} className={`desktop:w-[90%] ${index % 2 === 1 ? 'desktop:ml-auto' : ''}`}>
            <figure>
              <ScreenLink screens={images} index={index + 1} />
              <figcaption className="mt-3 max-w-xl text-stone" aria-hidden="true">
                {alt}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
