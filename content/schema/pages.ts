import * as v from 'valibot';
import { isTrade, TRADES } from '../trades.ts';
import { usualWork } from './estimates.ts';
import { mapSchema } from './map.ts';
import {
  listOf,
  metaDescription,
  picture,
  pictureView,
  slug,
  text,
  textOf,
  titledText,
  unmarked,
} from './text.ts';

/** Markdown below the front matter; headings start at `###`. */
const body = v.pipe(v.string(), v.trim(), v.nonEmpty('le texte de la page manque, sous l’en-tête'));

/** The three arguments of a hero: a few words, then one or two sentences. */
const threeArguments = listOf(titledText, 3, 3);

/** A title of a first screen, shown as HTML: may contain `<em>…</em>` and no other markup. */
function heroTitleOf(least: number, most: number) {
  return v.pipe(
    textOf(least, most),
    v.check(
      (title) => !title.replaceAll(/<em>[^<>]+<\/em>/g, '').includes('<'),
      'seul <em>…</em> est permis ici comme balise',
    ),
  );
}

/** Questions and answers of one page; answers are Markdown. */
const questions = (least: number, most: number) =>
  listOf(v.strictObject({ question: textOf(15, 120), answer: text }), least, most);

/** The main result of a case, shown large (« 11 min », « pour préparer une commande … »). */
const figure = v.strictObject({
  value: textOf(1, 12),
  label: textOf(20, 90),
  /** The label in few words, for first screens of other pages; without it, the label. */
  brief: v.optional(textOf(10, 44)),
});

const workDays = v.pipe(v.number(), v.minValue(0.5));

/** What of a case’s work could be bought alone, in few words, and its days: its price stands before that of all. */
const part = v.optional(v.strictObject({ name: textOf(8, 30), workDays }));

const matchingCase = v.strictObject({
  slug,
  reason: textOf(50, 180),
  /** The part of the case that is what the page’s price buys, where its first version is not. */
  part,
  /** Another result of the case, where its main one does not speak of the page’s subject. */
  figure: v.optional(figure),
  /** Which of its screens shows that subject; the first without it. */
  screen: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3))),
});

/** How a device shows a line that is not just a row: what was typed, a choice, something done, a drawing, a sum. */
const lineLook = v.picklist([
  '',
  'field',
  'place',
  'choice',
  'chosen',
  'open',
  'ticked',
  'boot',
  'shutter',
  'total',
]);

/** « label », « label | value », or « label | value | look ». */
const paneLine = v.pipe(
  textOf(3, 90),
  v.transform((line) => {
    const [label = '', value = '', look = ''] = line.split(' | ');
    return { text: label, value, look };
  }),
  v.object({ text: v.string(), value: v.string(), look: lineLook }),
);

const pane = v.pipe(
  v.strictObject({
    /** Says what it is shown as: a « téléphone », a « tablette », and a window for any other name. */
    name: textOf(3, 44),
    lines: v.optional(listOf(paneLine, 2, 5)),
    /** To the letter, and the part of a line of it to notice. */
    code: v.optional(textOf(20, 700)),
    lit: v.optional(text),
    /** How it ends; in the first of two screens, what was pressed: « Réservé ». */
    done: v.optional(textOf(3, 84)),
  }),
  v.check(
    ({ code, lines }) => (code === undefined) !== (lines === undefined),
    'des lignes ou du code sont attendus',
  ),
  v.check(
    ({ code = '', lit }) => !lit || code.split('\n').some((line) => line.includes(lit)),
    '« lit » n’est pas un passage d’une ligne du code',
  ),
);

const sceneKind = v.picklist([
  /** What one person does, and what another then sees. */
  'screens',
  /** The same from the other side, in the dark. */
  'mirror',
  /** The same without frames: what leaves one hand and comes into another. */
  'relay',
  /** Two telephones, and one answers the other. */
  'phones',
  /** A sheet of paper. */
  'report',
  /** Moments side by side. */
  'plan',
  /** Moments one below the other. */
  'route',
  /** Departures and arrivals. */
  'board',
  /** An order or a receipt, and its stub. */
  'ticket',
  /** Messages, of two people in turn. */
  'talk',
  /** Bars: each line has a number. */
  'chart',
  /** Code, and what it does. */
  'code',
  /** A question, and its answer as a table. */
  'query',
  /** A file, and commands (`$ …`) with what they print. */
  'terminal',
  /** Lines taken out (`-`) and put in (`+`), and what that changes. */
  'diff',
]);

/** What the page is about, in use. */
const scene = v.optional(
  v.pipe(
    v.strictObject({
      kind: sceneKind,
      title: textOf(15, 64),
      /** Below the title, of two telephones. */
      text: v.optional(textOf(40, 160)),
      panes: listOf(pane, 1, 2),
      /** Shown right below the hero, and not after the page’s text. */
      opens: v.optional(v.boolean(), false),
    }),
    v.check(
      ({ kind, panes }) =>
        kind !== 'chart' || panes.every(({ lines = [] }) => lines.every(({ value }) => /\d/.test(value))),
      'un nombre est attendu dans chaque ligne d’un diagramme',
    ),
    v.check(
      ({ kind, text }) => kind === 'phones' || text === undefined,
      'seule une scène de deux téléphones (phones) a un texte sous son titre',
    ),
  ),
);

export type SceneKind = v.InferOutput<typeof sceneKind>;
export type SceneLook = v.InferOutput<typeof lineLook>;
export type ScenePane = v.InferOutput<typeof pane>;
export type SceneFile = v.InferOutput<typeof scene>;

/**
 * What happens at each of the four steps, from the first call to the follow-up; without them, a service has those of all,
 * and a technology or city titles alone.
 */
const steps = v.optional(listOf(textOf(15, 60), 4, 4));

/** Fields of the sections shared by several kinds of page. */
const ownSections = {
  caseStudy: v.optional(matchingCase),
  /** Ids of reviews in `content/reviews.yaml`. */
  review: v.optional(slug),
  secondReview: v.optional(slug),
  scene,
  /** Ids of questions in `content/faq.yaml`, shown after the page’s own. */
  generalQuestions: listOf(slug, 2, 2),
};

/** What firms there need from each trade; keys are those of the expertise grid, in its order. */
const expertises = v.strictObject({
  'developpement-web': textOf(50, 170),
  'intelligence-artificielle': textOf(50, 170),
  'logiciel-mobile': textOf(50, 170),
  'devops-cloud': textOf(50, 170),
  cybersecurite: textOf(50, 170),
  'marketing-croissance': textOf(50, 170),
});

/** The one picture of a page that has no drawings of its own. */
const onlyPicture = v.optional(picture);

/** Fields of one section: with all of them it shows, with none it does not. */
function together<File extends Record<string, unknown>>(...fields: readonly string[]) {
  return v.rawCheck<File>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);
    const missing = fields.filter((field) => isEmpty(input[field]));
    const [key] = missing;
    if (key === undefined || missing.length === fields.length) return;
    const path = { type: 'object', origin: 'value', input, key, value: input[key] } as const;
    addIssue({ message: 'il manque à sa section, qui a d’autres textes', path: [path] });
  });
}

/** A sentence of one of the three service cards. */
const onCard = textOf(60, 150);

/** Keys of `deliveryTimes` in `content/claims.yaml`. */
const deliveryTime = v.optional(slug);

/** Place of the page in the menus: a group of `content/menus.yaml`, and a position in it, from 1. */
const menu = v.strictObject({
  group: text,
  /** Pages without one come last, by name. */
  order: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** A city page (`content/cities/<slug>.md`, /villes/<slug>); the file's name is its slug. */
export const citySchema = v.strictObject({
  /** With its accents and capitals: « Saint-Étienne », « Le Havre ». */
  name: unmarked,
  /** « à Lyon », « au Havre ». */
  locative: v.pipe(unmarked, v.regex(/^(à|au|aux) /, '« à … », « au … » ou « aux … » est attendu')),
  /** « de Lyon », « d’Annecy », « du Mans ». */
  origin: v.pipe(
    unmarked,
    v.regex(/^(de |d’|du |des )/, '« de … », « d’… », « du … » ou « des … » est attendu'),
  ),
  /** Name of its inhabitants, masculine plural; not shown as such. */
  population: v.optional(text),
  department: text,
  region: text,
  /** Without it, the city is not on the map. */
  map: v.optional(mapSchema),
  picture: onlyPicture,
  /** What its first picture shows, where it has a drawing of its own (`artwork/masters/villes/<slug>-1.svg`). */
  object: v.optional(textOf(10, 80)),
  metaDescription,
  /** The large title: one sentence, that no other city has; it fits on a first screen up to 65 characters. */
  heroSubTitle: heroTitleOf(40, 90),
  title1: textOf(20, 80),
  /** How the agency works there, on the first screen where no client is near: a few words, then a sentence or two. */
  visit: v.optional(v.strictObject({ title: textOf(8, 24), text: textOf(40, 130) })),
  /** What each of the three service cards means there. */
  pillars: v.optional(v.strictObject({ consulting: onCard, conception: onCard, marketing: onCard })),
  needs: listOf(titledText, 3, 3),
  services: listOf(v.strictObject({ service: slug, reason: v.optional(textOf(40, 160)) }), 3, 3),
  expertises: v.optional(expertises),
  steps,
  questions: v.optional(questions(3, 3)),
  ...ownSections,
  neighbours: v.optional(listOf(slug, 2, 4)),
  content: body,
});

/** A technology page (`content/technologies/<slug>.md`, /technologies/<slug>). */
export const technologySchema = v.pipe(
  v.strictObject({
    /** As the specification spells it. */
    name: unmarked,
    menu,
    /** Other slugs that people may type (`react`, `aws`); each redirects to the page. */
    aliases: v.optional(v.array(slug), []),
    picture: onlyPicture,
    metaDescription,
    /** What it is for, after its name in the first title: « pour les écrans qui bougent beaucoup ». */
    purpose: v.optional(textOf(10, 48)),
    heroSubTitle: textOf(60, 170),
    arguments: threeArguments,
    title1: textOf(20, 80),
    goodFor: v.optional(listOf(textOf(20, 140), 3, 5)),
    notFor: v.optional(listOf(textOf(20, 140), 2, 4)),
    deliverables: v.optional(listOf(textOf(20, 140), 3, 5)),
    /** The block on why to do it with us; `sectionDescription` is Markdown. */
    sectionTitle: v.optional(textOf(20, 80)),
    sectionDescription: v.optional(textOf(200, 700)),
    buttonTechno: v.optional(text),
    /** By default it is sold as the first of its services. */
    usualWork,
    steps,
    questions: v.optional(questions(3, 3)),
    ...ownSections,
    technologies: listOf(slug, 2, 4),
    services: listOf(slug, 2, 3),
    content: body,
  }),
  together('goodFor', 'notFor', 'deliverables'),
  together('sectionTitle', 'sectionDescription'),
);

/**
 * A service page (`content/services/<slug>.md`, /services/<slug>), or that of a trade which is none of the
 * specified services (`content/expertises/<slug>.md`, /expertises/<slug>). Optional fields have specified defaults.
 */
export const serviceSchema = v.pipe(
  v.strictObject({
    /** Its strict slug is the file's name. */
    name: unmarked,
    menu,
    /** Shown beside the name in the menus. */
    promise: textOf(20, 60),
    /** The part of /services that lists it after its offers; the specified services are among these. */
    pillar: v.optional(v.picklist(['consulting', 'conception', 'marketing'])),
    picture: onlyPicture,
    heroTitle: v.optional(heroTitleOf(20, 90)),
    heroSubTitle: v.optional(textOf(40, 150)),
    heroButton: v.optional(text),
    buttonIntro: v.optional(text),
    buttonTechno: v.optional(text),
    arguments: threeArguments,
    title1: textOf(20, 90),
    deliveryTime,
    usualWork,
    /** Whether it is given: its page names no price. */
    isFree: v.optional(v.boolean(), false),
    /** What the price covers. */
    included: v.optional(listOf(textOf(20, 160), 4, 7)),
    /** What it does not; of a project, its estimate says it. */
    excluded: v.optional(listOf(textOf(20, 120), 2, 6)),
    forWhom: v.optional(listOf(titledText, 3, 4)),
    sectionTitle: v.optional(textOf(20, 90)),
    /** Markdown. */
    sectionDescription: v.optional(textOf(300, 900)),
    steps,
    questions: v.optional(questions(3, 5)),
    ...ownSections,
    technologies: listOf(slug, 2, 6),
    caseStudies: v.optional(listOf(slug, 0, 2), []),
    content: body,
  }),
  together('sectionTitle', 'sectionDescription'),
);

const trade = v.pipe(
  text,
  v.guard(isTrade, `un métier connu est attendu : ${Object.keys(TRADES).join(', ')}`),
);

/** A case study (`content/case-studies/<slug>.yaml`, /realisations/<slug>). */
export const caseStudySchema = v.strictObject({
  sample: v.boolean(),
  /** Position in the list, from 1; the first three are shown at full width. Cases without one come last, by subject. */
  order: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  topic: text,
  title: textOf(20, 90),
  /** Id of a partner (`content/partners.yaml`); its name and logo are shown. */
  client: slug,
  /** Key of `content/trades.ts`. */
  trade,
  /** Where the client is, if that city has a page. */
  city: v.optional(slug),
  /** In which year it was first of use. */
  year: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100))),
  metaDescription,
  description: textOf(120, 260),
  /** The text must state it too. */
  figure,
  situation: textOf(150, 500),
  work: textOf(150, 600),
  result: textOf(100, 400),
  /** What the agency would do differently today, where that teaches something. */
  differently: v.optional(textOf(100, 350)),
  /** What was of use for the first time, and on which day from the start: no later than its service promises. */
  firstVersion: v.optional(
    v.strictObject({
      day: v.pipe(v.number(), v.integer(), v.minValue(1)),
      text: textOf(10, 60),
      /** Those of all `workDays` that it took. */
      workDays: v.optional(workDays),
    }),
  ),
  /** In words. */
  duration: textOf(5, 70),
  /** Days of work, all people together: its page says what they cost at today’s rate. */
  workDays: v.optional(workDays),
  /** Where work is sold by the day, which has no first version. */
  part,
  /** In few words, what all of it bought; its duration stands for it otherwise. */
  scope: v.optional(textOf(10, 64)),
  /** Tools by name, with the technology’s slug if it has a page. */
  stack: v.optional(listOf(v.strictObject({ name: text, technology: v.optional(slug) }), 1, 6)),
  services: listOf(slug, 1, 3),
  /** Id of the client’s review in `content/reviews.yaml`. */
  review: v.optional(slug),
  /** Screens, 1600 × 1000 or larger. */
  images: listOf(v.strictObject({ src: pictureView, alt: textOf(20, 140) }), 1, 3),
});

/** A legal page (`content/legal/<slug>.md`, /<slug>). */
export const legalSchema = v.strictObject({
  title: textOf(10, 40),
  metaDescription,
  updatedAt: v.pipe(text, v.isoDate('une date de la forme 2026-03-17 est attendue')),
  /** `{brand}`, `{domain}`, `{address}`, `{phone}`, `{mailbox}` are filled in; `[à compléter : …]` is marked. */
  content: body,
});

const instant = v.pipe(
  text,
  v.isoTimestamp('une date avec son heure et son décalage est attendue : 2026-03-17T09:00:00+01:00'),
);

/** A post of the blog (`content/articles/<slug>.md`); its headings start at `##`. */
export const articleSchema = v.strictObject({
  title: textOf(30, 60),
  /** Shown on the card and used as meta description. */
  description: metaDescription,
  image: picture,
  imageAlt: textOf(30, 160),
  /** First and last name of who signs it; without one, the agency does. */
  author: v.optional(textOf(3, 60)),
  publishedAt: instant,
  updatedAt: v.optional(instant),
  /** Previous slugs; they redirect to the current one. */
  formerSlugs: v.optional(v.array(slug), []),
  content: body,
});
