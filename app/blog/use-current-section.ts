import { useEffect, useState } from 'react';

/** From far above the screen to a third of it (`rootMargin`): a heading in this zone has been reached. */
const READING_ZONE = '1000000px 0px -65% 0px';

/** Id of the section being read: the last heading that came into the upper part of the screen. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const read = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight * 0.35);
        setCurrent(read?.id);
      },
      { rootMargin: READING_ZONE },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [sections]);

  return current;
}
