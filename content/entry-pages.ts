import type * as v from 'valibot';
import { excerptToHtml, markdownToHtml } from './markdown.ts';
import { sceneHtml } from './scene-html.ts';
import type * as files from './schema/pages.ts';

type CityFile = v.InferOutput<typeof files.citySchema>;
type TechnologyFile = v.InferOutput<typeof files.technologySchema>;
type ServiceFile = v.InferOutput<typeof files.serviceSchema>;
type CaseFile = v.InferOutput<typeof files.caseStudySchema>;

/** The page of a file of `content/cities/`. @param picture the address of its only picture, where it has no drawings */
export function cityPage(slug: string, { content, map, picture: named, ...city }: CityFile, picture = named) {
  const { banner1, banner2 } = bannersOf(`villes/${slug}`, picture);
  return {
    ...city,
    slug,
    path: `/villes/${slug}`,
    banner1,
    banner2,
    seal: picture === undefined ? `/assets/villes/${slug}-sceau.svg` : '',
    at: map && { latitude: map.at[0], longitude: map.at[1] },
    description1: excerptToHtml(content),
    scene: sceneOf(city.scene),
    questions: (city.questions ?? []).map(answered),
    neighbours: city.neighbours ?? [],
  };
}

/** The pictures of a page: its drawings, or the one that it names and two of the house. */
function bannersOf(path: string, picture: string | undefined) {
  const drawn = {
    banner1: `/assets/${path}-1.svg`,
    banner2: `/assets/${path}-2.svg`,
    banner3: `/assets/${path}-3.svg`,
  };
  return picture === undefined
    ? drawn
    : {
        banner1: picture,
        banner2: '/assets/home/qui-sommes-nous.svg',
        banner3: '/assets/services/offre-consulting.svg',
      };
}

/** The page of a file of `content/technologies/`. @param picture as of `cityPage` */
export function technologyPage(
  slug: string,
  { content, menu: _menu, picture: named, ...technology }: TechnologyFile,
  picture = named,
) {
  return {
    ...technology,
    slug,
    path: `/technologies/${slug}`,
    ...bannersOf(`technologies/${slug}`, picture),
    description1: excerptToHtml(content),
    scene: sceneOf(technology.scene),
    sectionDescription: excerptToHtml(technology.sectionDescription ?? ''),
    goodFor: technology.goodFor ?? [],
    notFor: technology.notFor ?? [],
    deliverables: technology.deliverables ?? [],
    questions: (technology.questions ?? []).map(answered),
  };
}

/**
 * The page of a file of `content/services/` or `content/expertises/`.
 * @param path `services/<slug>`
 * @param picture as of `cityPage`
 */
export function servicePage(
  path: string,
  { content, menu: _menu, picture: named, ...service }: ServiceFile,
  picture = named,
) {
  return {
    ...service,
    slug: path.replace(/^.*\//, ''),
    path: `/${path}`,
    ...bannersOf(path, picture),
    description1: excerptToHtml(content),
    scene: sceneOf(service.scene),
    sectionDescription: excerptToHtml(service.sectionDescription ?? ''),
    included: service.included ?? [],
    forWhom: service.forWhom ?? [],
    questions: (service.questions ?? []).map(answered),
  };
}

/** The page of a file of `content/case-studies/`. @param pictures its images, as the build made them */
export function casePage(slug: string, { images, ...study }: CaseFile, pictures: readonly CasePicture[]) {
  return {
    ...study,
    slug,
    path: `/realisations/${slug}`,
    stack: study.stack ?? [],
    images: images.map(({ src, alt }, index) => ({ src, ...pictures[index], alt })),
  };
}

/** The address of a case’s image, and that of its composition for phones. Not an interface: content-collections. */
type CasePicture = { src: string; detail?: string | undefined };

/** A question of a page, its answer as HTML. */
export function answered({ question, answer }: { question: string; answer: string }) {
  return { question, answer: markdownToHtml(answer) };
}

/** What a page shows in use, its windows as HTML. */
function sceneOf(scene: files.SceneFile) {
  if (!scene) return;
  const { panes, ...shown } = scene;
  return { ...shown, html: sceneHtml(shown.kind, panes) };
}
