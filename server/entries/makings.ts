import {
  allCaseStudies,
  allCities,
  allServices,
  allTechnologies,
  deliveryTimeList,
  partList,
} from 'content-collections';
import { FILE_FACTS } from '../../content/facts.ts';
import { knownPartners } from '../../content/partners.ts';
import { descriptionFrom } from '../../content/service-defaults.ts';
import { TRADES } from '../../content/trades.ts';
import { inSentences } from '../../domain/city-in-sentences.ts';
import { departments, regionOf } from '../../domain/departments.ts';
import { slugify } from '../../domain/slug.ts';
import type { FieldValue } from './changes.ts';
import type { Area, Entry } from './entries.ts';
import type { Field } from './field.ts';

export type Values = Readonly<Record<string, FieldValue>>;
type File = Readonly<Record<string, unknown>>;
type Given = Partial<Pick<Field, 'kind' | 'label' | 'help' | 'choices'>>;

/** How colleagues add pages of a kind, without a file. */
export interface Making {
  kind: Entry['kind'];
  area: Area;
  /** « Nouvelle ville », and what they are asked first: its address is made of that. */
  words: { title: string; asked: string; example: string };
  /** Whether the site has such pages. */
  isOn(): boolean;
  /** Most pages that are only on the site: their checks, and the lists that they are in, take time (architecture). */
  most: number;
  /** Without these the page would be empty; with what stands in a preview for those that are not written. */
  essential(): Values;
  /** Parts that it can do without, as far as their fields go. */
  blank: File;
  /** Fields that files have no form for, or another one; `null` for none. */
  given(): Readonly<Record<string, Given | null>>;
  /** What is written for the author where nothing is. */
  proposed?(written: Values): Values;
  /** The file, with what follows from what is written. */
  completed(written: File, slug: string): File;
  /** Texts that the page writes itself; `least` words of them are in no other: two thirds of what it then shows. */
  own?: { fields: readonly string[]; least: number };
}

const CONTENT = 'Le texte de la page paraît ici à mesure que vous l’écrivez.';

const city: Making = {
  kind: 'city',
  area: 'villes',
  words: { title: 'Nouvelle ville', asked: 'Nom de la ville', example: 'Vannes' },
  isOn: () => partList.cities,
  most: 50,
  essential: () => ({
    name: 'Votre ville',
    department: 'Paris',
    heroSubTitle: 'Votre phrase en grand paraît ici, sous le nom de la ville.',
    metaDescription: 'x'.repeat(120),
    'needs.0.title': 'Un premier besoin',
    'needs.0.text': 'Ce que les entreprises de la ville demandent le plus souvent.',
    'needs.1.title': 'Un deuxième besoin',
    'needs.1.text': 'Ce que les entreprises de la ville demandent aussi.',
    'needs.2.title': 'Un troisième besoin',
    'needs.2.text': 'Ce que les entreprises de la ville demandent enfin.',
    title1: 'Le titre de votre texte',
    content: CONTENT,
  }),
  blank: {
    needs: [{}, {}, {}],
    pillars: {},
    expertises: {},
    questions: [{}, {}, {}],
    caseStudy: {},
  },
  given: () => ({
    department: {
      kind: 'choice',
      label: 'Département',
      choices: chosenFrom(departments.map((name) => [name, name])),
      help: 'Sa région et ses villes voisines en viennent.',
    },
    heroSubTitle: { help: 'En grand : ce que vous faites là, qu’aucune autre ville ne dit.' },
    metaDescription: { help: 'Le nom de la ville doit y être.' },
    content: { help: 'De quoi vit la ville, ce que vous y faites, comment vous y venez.' },
    region: null,
    population: null,
    locative: { label: 'Nom après « à » ou « au »' },
    ...CASE,
    picture: { kind: 'picture', label: 'Image du premier écran' },
    object: { label: 'Ce que montre cette image' },
  }),
  proposed: ({ name = '' }) => ({
    ...inSentences(String(name)),
    picture: '/assets/contact/accueil-1.svg',
  }),
  completed: (written, slug) => {
    const region = regionOf(String(written.department));
    const near = allCities.filter((other) => other.region === region && other.slug !== slug);
    const neighbours = near.slice(0, 4).map((other) => other.slug);
    return {
      ...written,
      // Without a department, that is the fault.
      region: region ?? '-',
      ...(neighbours.length < 2 ? {} : { neighbours }),
      services: allServices.slice(0, 3).map((service) => ({ service: service.slug })),
      generalQuestions: generalQuestions(),
    };
  },
  own: {
    fields: ['heroSubTitle', 'title1', 'description1', 'needs', 'pillars', 'expertises', 'questions'],
    least: 390,
  },
};

const caseStudy: Making = {
  kind: 'case',
  area: 'realisations',
  words: {
    title: 'Nouvelle réalisation',
    asked: 'Son sujet, en quelques mots',
    example: 'Suivi des tournées',
  },
  isOn: () => true,
  most: 50,
  essential: () => ({
    topic: 'Votre sujet',
    title: 'Le titre de votre réalisation, qui dit le résultat',
    client: knownPartners()[0]?.id ?? '',
    trade: 'commerce',
    'services.0': allServices[0]?.slug ?? '',
    description: 'Le projet en deux phrases paraît ici, et dans la liste des réalisations. '.repeat(2),
    'figure.value': '00',
    'figure.label': 'ce que mesure votre chiffre',
    situation: 'La situation de départ paraît ici à mesure que vous l’écrivez. '.repeat(3),
    work: 'Votre travail paraît ici à mesure que vous l’écrivez, et ce que vous avez livré. '.repeat(2),
    result: 'Le résultat paraît ici à mesure que vous l’écrivez, et qui le constate. '.repeat(2),
    duration: 'quatre mois',
  }),
  blank: { figure: {}, firstVersion: {}, images: [{}] },
  given: () => ({
    sample: null,
    order: null,
    metaDescription: null,
    topic: { help: 'Pour les listes et les résultats de recherche : « Audit de référencement ».' },
    title: { help: 'Il dit le résultat.' },
    client: {
      kind: 'choice',
      label: 'Client',
      choices: chosenFrom(knownPartners().map(({ id, name }) => [id, name])),
      help: 'Un nouveau client s’ajoute d’abord aux partenaires (« Agence », un responsable).',
    },
    trade: { kind: 'choice', label: 'Métier du client', choices: chosenFrom(Object.entries(TRADES)) },
    'services.0': { kind: 'choice', label: 'Service rendu', choices: chosenFrom(named(allServices)) },
    description: { help: 'Sur sa carte, et en tête de sa page.' },
    'figure.value': { help: 'Un chiffre vrai, que le texte raconte : « 11 min », « 47 ».' },
    'figure.label': { label: 'Ce qu’il mesure' },
    duration: { help: 'En mots : « quatre mois, dont trois semaines de lecture ».' },
    'firstVersion.day': { help: promised() },
    'services.1': { kind: 'choice', label: 'Deuxième service', choices: chosenFrom(named(allServices)) },
    'services.2': { kind: 'choice', label: 'Troisième service', choices: chosenFrom(named(allServices)) },
    city: {
      kind: 'choice',
      label: 'Ville du client',
      choices: chosenFrom(named(allCities)),
      help: 'Sa page montre alors cette réalisation.',
    },
    stack: {
      kind: 'lines',
      label: 'Outils',
      help: 'Ceux qui ont une page y mènent. Six au plus.',
    },
    'images.0.src': {
      kind: 'picture',
      label: 'Écran ou photographie',
      help: '1 600 × 1 000 au mieux ; sans elle, un dessin de son service.',
    },
    'images.0.alt': { label: 'Ce que montre l’image' },
  }),
  completed: ({ stack, images, ...written }) => {
    const text = String(written.description ?? '');
    return {
      ...written,
      sample: false,
      // Of a description that is too short, that is the fault.
      metaDescription:
        text.length < LEAST_DESCRIPTION ? 'x'.repeat(LEAST_DESCRIPTION) : descriptionFrom(text),
      ...(Array.isArray(stack) ? { stack: stack.map(toolNamed) } : {}),
      images: [pictured(images, written.services)],
    };
  },
};

/** Also the shortest that search engines are given. */
const LEAST_DESCRIPTION = 120;

/** The services that promise a delay, which a case may not contradict. */
function promised(): string {
  const { deliveryTimes } = deliveryTimeList;
  const names = allServices.flatMap(({ name, deliveryTime }) =>
    deliveryTimes.some(({ id }) => id === deliveryTime) ? [name] : [],
  );
  return `Les services qui promettent un délai demandent ce jour, qui le tient : ${names.join(', ')}.`;
}

/** A tool, with the page of the technology that has this name. */
function toolNamed(tool: unknown) {
  const name = String(tool);
  const slug = slugify(name);
  const page = allTechnologies.find(
    (technology) => technology.slug === slug || technology.aliases.includes(slug),
  );
  return { name, ...(page ? { technology: page.slug } : {}) };
}

/** The picture of a case: its author's, or a drawing of its service. */
function pictured(images: unknown, services: unknown) {
  const [image = {}]: { src?: unknown; alt?: unknown }[] = Array.isArray(images) ? images : [];
  if (image.src !== undefined) return image;
  const [slug]: unknown[] = Array.isArray(services) ? services : [];
  const service = allServices.find((page) => page.slug === slug);
  return {
    src: service?.banner3 ?? '/assets/services/offre-conception.svg',
    alt: image.alt ?? `Illustration du service « ${service?.name ?? ''} »`,
  };
}

/** The case that a page shows, and why. */
const CASE = {
  get 'caseStudy.slug'(): Given {
    return {
      kind: 'choice',
      label: 'Réalisation',
      choices: chosenFrom(allCaseStudies.map(({ slug, topic }) => [slug, topic])),
    };
  },
  'caseStudy.reason': { label: 'Pourquoi elle compte ici' },
};

const MAKINGS: readonly Making[] = [city, caseStudy];

/** The kinds of pages that can be added. */
export function makings(): readonly Making[] {
  return MAKINGS.filter(({ isOn }) => isOn());
}

/** How colleagues add a page of the kind of an entry; `undefined` if they cannot. */
export function makingOf({ kind }: Entry): Making | undefined {
  return MAKINGS.find((making) => making.kind === kind);
}

/** Questions of every page, which follow the page’s own. */
function generalQuestions(): string[] {
  return FILE_FACTS.faq.general.slice(0, 2).map(({ id }) => id);
}

type Choice = readonly [value: string, label: string];

function chosenFrom(choices: readonly Choice[]): Choice[] {
  return [['', 'À choisir'], ...choices];
}

function named(pages: readonly { slug: string; name: string }[]): Choice[] {
  return pages
    .map(({ slug, name }): Choice => [slug, name])
    .toSorted(([, a], [, b]) => a.localeCompare(b, 'fr'));
}
