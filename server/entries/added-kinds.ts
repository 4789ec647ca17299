import {
  allCaseStudies,
  allCities,
  allServices,
  allTechnologies,
  deliveryTimeList,
  menu,
  offerList,
  partList,
} from 'content-collections';
import { FILE_FACTS } from '../../content/facts.ts';
import { knownPartners } from '../../content/partners.ts';
import { descriptionFrom } from '../../content/service-defaults.ts';
import { TRADES } from '../../content/trades.ts';
import { inSentences } from '../../domain/city-in-sentences.ts';
import { departments, regionOf } from '../../domain/departments.ts';
import { slugify } from '../../domain/slug.ts';
import { type FieldValue, valueAt } from './changes.ts';
import type { Area, Entry } from './entries.ts';
import type { Field } from './field.ts';

export type Values = Readonly<Record<string, FieldValue>>;
type File = Readonly<Record<string, unknown>>;
type FieldOverride = Partial<Pick<Field, 'kind' | 'group' | 'label' | 'help' | 'choices'>>;

/** How colleagues add pages of a kind, without a file. */
export interface AddedKind {
  kind: Entry['kind'];
  area: Area;
  /** « Nouvelle ville », and what they are asked first: its address is made of that. */
  words: { title: string; asked: string; example: string };
  /** Whether the site has such pages. */
  isOn(): boolean;
  /** Most pages that are only on the site: their checks, and the lists that they are in, take time (architecture). */
  most: number;
  /** Without these the page would be empty; with what stands in a preview for those that are not written. */
  placeholders(): Values;
  /** Parts that it can do without, as far as their fields go. */
  blank: File;
  /** Fields that files have no form for, or another one; `null` for none. */
  fieldOverrides(): Readonly<Record<string, FieldOverride | null>>;
  /** What is written for the author where nothing is. */
  proposed?(written: Values): Values;
  /** The file, with what follows from what is written. */
  completed(written: File, slug: string): File;
  /** Texts that the page writes itself; `least` words of them are in no other: two thirds of what it then shows. */
  own?: { fields: readonly string[]; least: number };
}

const CONTENT = 'Le texte de la page paraît ici à mesure que vous l’écrivez.';

const city: AddedKind = {
  kind: 'city',
  area: 'villes',
  words: { title: 'Nouvelle ville', asked: 'Nom de la ville', example: 'Vannes' },
  isOn: () => partList.cities,
  most: 50,
  placeholders: () => ({
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
  fieldOverrides: () => ({
    department: {
      kind: 'choice',
      label: 'Département',
      choices: chosenFrom(departments.map((name) => [name, name])),
      help: 'Sa région et ses villes voisines en viennent.',
    },
    heroSubTitle: {
      help: 'En grand : ce que vous faites là, qu’aucune autre ville ne dit. Sa promesse prend une couleur entre <em> et </em>.',
    },
    metaDescription: { help: 'Le nom de la ville doit y être.' },
    content: { help: 'De quoi vit la ville, ce que vous y faites, comment vous y venez.' },
    region: null,
    population: null,
    locative: { label: 'Nom après « à » ou « au »' },
    ...shownCase(),
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

const caseStudy: AddedKind = {
  kind: 'case',
  area: 'realisations',
  words: {
    title: 'Nouvelle réalisation',
    asked: 'Son sujet, en quelques mots',
    example: 'Suivi des tournées',
  },
  isOn: () => true,
  most: 50,
  placeholders: () => ({
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
  fieldOverrides: () => ({
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
    'figure.brief': { help: 'Sous le prix, en haut d’autres pages : « pour corriger une page ».' },
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

const technology: AddedKind = {
  kind: 'technology',
  area: 'technologies',
  words: { title: 'Nouvelle technologie', asked: 'Nom de la technologie', example: 'Svelte' },
  isOn: () => partList.technologies,
  most: 12,
  placeholders: () => ({
    name: 'Votre technologie',
    'menu.group': menu.technologies[0]?.title ?? '',
    heroSubTitle: 'Votre phrase paraît ici, sous le nom de la technologie, et dans la liste.',
    metaDescription: 'x'.repeat(120),
    ...THREE_ARGUMENTS,
    title1: 'Le titre de votre texte',
    content: CONTENT,
  }),
  blank: {
    arguments: [{}, {}, {}],
    goodFor: [],
    notFor: [],
    deliverables: [],
    questions: [{}, {}, {}],
    caseStudy: {},
  },
  fieldOverrides: () => ({
    'menu.group': groupIn(menu.technologies),
    metaDescription: { help: 'Ce que montrent les moteurs de recherche.' },
    content: { help: 'Ce qu’elle fait bien, ce qu’elle fait mal, et comment vous l’employez.' },
    goodFor: { group: FIT, label: 'Un bon choix pour' },
    notFor: { group: FIT, label: 'Un autre outil convient mieux pour' },
    deliverables: { group: FIT, label: 'Ce que nous livrons' },
    ...shownCase(),
    picture: { kind: 'picture', label: 'Image du premier écran', help: DRAWN },
  }),
  completed: (written, slug) => {
    const group = valueAt(written, 'menu.group');
    const paths = menu.technologies.find(({ title }) => title === group)?.links.map(({ path }) => path) ?? [];
    const near = [...allTechnologies.filter(({ path }) => paths.includes(path)), ...allTechnologies].filter(
      (other) => other.slug !== slug,
    );
    const services = [
      ...near.flatMap((other) => other.services),
      ...allServices.map((service) => service.slug),
    ];
    return {
      picture: '/assets/services/offre-conception.svg',
      ...written,
      technologies: [...new Set(near.map((other) => other.slug))].slice(0, 4),
      services: [...new Set(services)].slice(0, 2),
      generalQuestions: generalQuestions(),
    };
  },
  own: {
    fields: [
      'heroSubTitle',
      'arguments',
      'title1',
      'description1',
      'goodFor',
      'notFor',
      'deliverables',
      'sectionTitle',
      'sectionDescription',
      'questions',
    ],
    least: 390,
  },
};

const FIT = 'Quand la choisir';
const DRAWN = 'Sans elle, un dessin de la maison.';

const THREE_ARGUMENTS: Values = {
  'arguments.0.title': 'Un premier argument',
  'arguments.0.text': 'Ce que vos clients y gagnent, en une phrase ou deux.',
  'arguments.1.title': 'Un deuxième argument',
  'arguments.1.text': 'Ce que vos clients y gagnent aussi, en une phrase ou deux.',
  'arguments.2.title': 'Un troisième argument',
  'arguments.2.text': 'Ce que vos clients y gagnent enfin, en une phrase ou deux.',
};

/** The menu’s group of a page. */
function groupIn(groups: readonly { title: string }[]): FieldOverride {
  return {
    kind: 'choice',
    label: 'Groupe du menu',
    choices: chosenFrom(groups.map(({ title }) => [title, title])),
    help: 'Elle y vient après celles qui y sont.',
  };
}

const service: AddedKind = {
  kind: 'service',
  area: 'services',
  words: { title: 'Nouveau service', asked: 'Nom du service', example: 'Recette externalisée' },
  isOn: () => true,
  most: 6,
  placeholders: () => ({
    name: 'Votre service',
    'menu.group': menu.services[0]?.title ?? '',
    promise: 'Sa promesse, dans les menus',
    heroSubTitle: 'Votre phrase paraît ici, sous le titre de la page.',
    ...THREE_ARGUMENTS,
    title1: 'Le titre de votre texte',
    content: CONTENT,
  }),
  blank: {
    arguments: [{}, {}, {}],
    included: [],
    forWhom: [{}, {}, {}],
    questions: [{}, {}, {}],
    caseStudy: {},
  },
  fieldOverrides: () => ({
    'menu.group': { ...groupIn(menu.services), help: 'Il y vient après ceux qui y sont.' },
    promise: { label: 'Promesse', help: 'À côté de son nom, dans les menus et sur la page « Services ».' },
    content: { help: 'À quoi il sert, comment vous le rendez, et ce qu’il ne comprend pas.' },
    pillar: {
      kind: 'choice',
      label: 'Sur la page « Services », parmi',
      choices: chosenFrom(PILLARS.map((pillar) => [pillar, offerList[pillar].title])),
      help: 'Sans choix, là où sont les autres de son groupe.',
    },
    included: { label: 'Ce qui est compris' },
    ...shownCase(),
    picture: { kind: 'picture', label: 'Image du premier écran', help: DRAWN },
  }),
  completed: (written) => {
    const group = valueAt(written, 'menu.group');
    const links = menu.services.find(({ title }) => title === group)?.links ?? [];
    const count = (pillar: (typeof PILLARS)[number]) =>
      offerList[pillar].offers.filter(({ page }) => links.some(({ path }) => path === page)).length;
    const [usual = 'consulting'] = PILLARS.toSorted((one, other) => count(other) - count(one));
    const pillar = PILLARS.find((known) => known === written.pillar) ?? usual;
    return {
      picture: PILLAR_PICTURES[pillar],
      ...written,
      pillar,
      technologies: allTechnologies.slice(0, 2).map(({ slug }) => slug),
      generalQuestions: generalQuestions(),
    };
  },
  own: {
    fields: [
      'heroTitle',
      'heroSubTitle',
      'promise',
      'arguments',
      'title1',
      'description1',
      'included',
      'forWhom',
      'sectionTitle',
      'sectionDescription',
      'questions',
    ],
    least: 390,
  },
};

const PILLARS = ['consulting', 'conception', 'marketing'] as const;
/** The picture of a service without one, dark where its title is. */
const PILLAR_PICTURES = {
  consulting: '/assets/contact/accueil-1.svg',
  conception: '/assets/services/offre-conception.svg',
  marketing: '/assets/services/offre-marketing.svg',
};

/** The case that a page shows, and why. */
function shownCase(): Readonly<Record<string, FieldOverride>> {
  return {
    'caseStudy.slug': {
      kind: 'choice',
      label: 'Réalisation',
      choices: chosenFrom(allCaseStudies.map(({ slug, topic }) => [slug, topic])),
    },
    'caseStudy.reason': { label: 'Pourquoi elle compte ici' },
  };
}

const KINDS: readonly AddedKind[] = [caseStudy, technology, service, city];

export function addedKinds(): readonly AddedKind[] {
  return KINDS.filter(({ isOn }) => isOn());
}

/** How colleagues add a page of the kind of an entry; `undefined` if they cannot. */
export function addedKindOf({ kind }: Entry): AddedKind | undefined {
  return KINDS.find((addedKind) => addedKind.kind === kind);
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
