import type * as v from 'valibot';
import { markdownToHtml } from './markdown.ts';
import { sceneHtml } from './scene-html.ts';
import type * as files from './schema/pages.ts';

type CityFile = v.InferOutput<typeof files.citySchema>;
type TechnologyFile = v.InferOutput<typeof files.technologySchema>;
type ServiceFile = v.InferOutput<typeof files.serviceSchema>;
type CaseFile = v.InferOutput<typeof files.caseStudySchema>;

/** The page of a file of `content/cities/`. @param picture the address of its only picture, where it has no drawings */
export function cityPage(slug: string, { content, map, picture: named, ...city }: CityFile, picture = named) {
  return {
    ...city,
    slug,
    path: `/villes/${slug}`,
    banner1: picture ?? `/assets/villes/${slug}-1.svg`,
    banner2: picture === undefined ? `/assets/villes/${slug}-2.svg` : '/assets/home/qui-sommes-nous.svg',
    seal: picture === undefined ? `/assets/villes/${slug}-sceau.svg` : '',
    at: map && { latitude: map.at[0], longitude: map.at[1] },
    description1: markdownToHtml(content),
    scene: sceneOf(city.scene),
    questions: (city.questions ?? []).map(answered),
    neighbours: city.neighbours ?? [],
  };
}

/** The page of a file of `content/technologies/`. */
export function technologyPage(slug: string, { content, menu: _menu, ...technology }: TechnologyFile) {
  return {
    ...technology,
    slug,
    path: `/technologies/${slug}`,
    banner1: `/assets/technologies/${slug}-1.svg`,
    banner2: `/assets/technologies/${slug}-2.svg`,
    banner3: `/assets/technologies/${slug}-3.svg`,
    description1: markdownToHtml(content),
    scene: sceneOf(technology.scene),
    sectionDescription: markdownToHtml(technology.sectionDescription),
    questions: technology.questions.map(answered),
  };
}

/** The page of a file of `content/services/` or `content/expertises/`. @param path `services/<slug>` */
export function servicePage(path: string, { content, menu: _menu, pictures, ...service }: ServiceFile) {
  const [banner1 = '', banner2 = '', banner3 = ''] =
    pictures ?? [1, 2, 3].map((n) => `/assets/${path}-${n}.svg`);
  return {
    ...service,
    slug: path.replace(/^.*\//, ''),
    path: `/${path}`,
    banner1,
    banner2,
    banner3,
    description1: markdownToHtml(content),
    scene: sceneOf(service.scene),
    sectionDescription: markdownToHtml(service.sectionDescription),
    questions: service.questions.map(answered),
  };
}

/** The page of a file of `content/case-studies/`. @param pictures the addresses of its images, as the build made them */
export function casePage(slug: string, { images, ...study }: CaseFile, pictures: readonly string[]) {
  return {
    ...study,
    slug,
    path: `/realisations/${slug}`,
    stack: study.stack ?? [],
    images: images.map(({ src, alt }, index) => ({ src: pictures[index] ?? src, alt })),
  };
}

/** A question of a page, its answer as HTML. */
export function answered({ question, answer }: { question: string; answer: string }) {
  return { question, answer: markdownToHtml(answer) };
}

/** What a page shows in use, its windows as HTML. */
function sceneOf(scene: files.SceneFile) {
  if (!scene) return;
  const { panes, ...shown } = scene;
  return { ...shown, html: panes.map((pane) => sceneHtml(pane, shown.kind)).join('') };
}
