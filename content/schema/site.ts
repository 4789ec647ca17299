import * as v from 'valibot';
import { PARIS } from '../../domain/dates.ts';
import { usualWork } from './estimates.ts';
import { listOf, picture, slug, text, textOf, titledText } from './text.ts';

const emailAddress = v.pipe(text, v.email('ce n’est pas une adresse e-mail'));
const httpsUrl = v.pipe(
  text,
  v.url('ce n’est pas une adresse web'),
  v.startsWith('https://'),
  v.check(
    (address) => URL.parse(address)?.hostname.includes('.') ?? true,
    'le nom de domaine n’a pas de point : https://www.exemple.fr est attendu',
  ),
);

/** Empty if visitors cannot book; required or not: `content/booking-links.ts`. */
const bookingLink = v.nullish(v.union([v.literal(''), httpsUrl]), '');

const time = v.pipe(text, v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'une heure de la forme 09:00 est attendue'));

const weekday = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7));

const closesLater = ({ opens, closes }: { opens: string; closes: string }) => opens < closes;
const CLOSES_LATER = 'l’heure de fermeture doit venir après celle de l’ouverture';

const day = v.pipe(text, v.isoDate('un jour de la forme 2026-01-31 est attendu'));

/** Longest closure (days): a promise is never further away. */
const LONGEST_CLOSURE = 100;

const closure = v.pipe(
  v.strictObject({ from: day, to: day }),
  v.check(
    ({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < LONGEST_CLOSURE * 24 * 3600_000,
    `une fermeture finit après avoir commencé, et dure ${LONGEST_CLOSURE} jours au plus`,
  ),
);

/** Evidence for the entry’s claims (a letter, a contract, a count) and its date (YYYY-MM-DD). */
export const proof = v.optional(
  v.strictObject({
    source: text,
    date: v.pipe(text, v.isoDate('une date de la forme 2026-01-31 est attendue')),
  }),
);

/**
 * The agency’s own data (`content/agency.yaml`), the only place that names it: brand, phone, mailboxes,
 * address, external links. Unknown keys are refused, so that typos fail the build.
 */
export const agencySchema = v.strictObject({
  sample: v.boolean(),
  proof,
  /** What two lines of the header hold on a phone. */
  brand: textOf(1, 40),
  tagline: text,
  /** Host name of the public site, without scheme. */
  domain: v.pipe(
    text,
    v.regex(
      /^(?!www\.[^.]+$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$/,
      'un nom de domaine en minuscules est attendu, sans https:// : www.exemple.fr',
    ),
  ),
  phone: v.strictObject({
    /** As written in France. */
    display: text,
    /** E.164, for `tel:` links. */
    international: v.pipe(text, v.regex(/^\+\d{8,15}$/, 'le format E.164 est attendu')),
  }),
  mailboxes: v.strictObject({
    general: emailAddress,
    recruitment: emailAddress,
    sales: emailAddress,
    press: emailAddress,
  }),
  address: v.strictObject({
    street: text,
    postalCode: v.pipe(text, v.regex(/^\d{5}$/, 'cinq chiffres sont attendus')),
    city: text,
    country: text,
  }),
  links: v.strictObject({
    network: httpsUrl,
    appointment: bookingLink,
    consultation: bookingLink,
    discoveryCall: bookingLink,
  }),
  /** Opening hours; promised answer times count in these. */
  hours: v.pipe(
    v.strictObject({
      /** Every day and hour of the site is in Paris; earlier versions ask for the name in saved hours. */
      timeZone: v.optional(
        v.literal(PARIS, 'les heures sont celles de Paris (Europe/Paris) : retirez cette ligne'),
        PARIS,
      ),
      days: listOf(weekday, 1, 7),
      opens: time,
      closes: time,
      /** Working days with hours of their own. */
      exceptions: v.optional(
        v.array(
          v.pipe(
            v.strictObject({ day: weekday, opens: time, closes: time }),
            v.forward(v.partialCheck([['opens'], ['closes']], closesLater, CLOSES_LATER), ['closes']),
          ),
        ),
      ),
      /** Whether Good Friday and Saint Stephen’s Day are holidays too. */
      alsaceMoselle: v.optional(v.boolean()),
      /** Days off besides, both included: summer, a bridge. */
      closures: v.optional(v.pipe(v.array(closure), v.maxLength(40, '40 fermetures au plus'))),
      /** The hours in words. */
      text,
    }),
    v.forward(v.partialCheck([['opens'], ['closes']], closesLater, CLOSES_LATER), ['closes']),
  ),
  copyrightYear: v.pipe(v.number(), v.integer()),
});

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Every figure claimed by the site (`content/claims.yaml`), written once. */
export const claimsSchema = v.strictObject({
  /** True while the figures about the past (key figures, rating) are unconfirmed. */
  sample: v.boolean(),
  proof,
  /** Shown with a leading « + ». */
  keyStats: v.array(v.strictObject({ value: wholeNumber, label: text })),
  /** From start to going live; sorted and drawn by `days`, shown as `text`, referred to by `id`. */
  deliveryTimes: v.array(v.strictObject({ id: slug, offer: text, days: wholeNumber, text })),
  promises: v.pipe(
    v.strictObject({
      replyWithin: text,
      /** The same in opening hours. */
      replyWithinHours: wholeNumber,
      freeAdvice: text,
      freeDevelopment: text,
      rating: v.optional(text),
      demoGuarantee: text,
      consultation: v.strictObject({ duration: text, slotsPerMonth: wholeNumber }),
      discoveryCall: v.strictObject({ duration: text }),
    }),
    v.forward(
      v.partialCheck(
        [['replyWithin'], ['replyWithinHours']],
        ({ replyWithin, replyWithinHours }) => /^(\d+)\s/.exec(replyWithin)?.[1] === String(replyWithinHours),
        'ce texte doit commencer par le nombre de replyWithinHours',
      ),
      ['replyWithin'],
    ),
  ),
  /** Figures written out in texts. */
  others: v.array(v.strictObject({ figure: text, about: text })),
});

/** Clients in the partner strip (`content/partners.yaml`); `partners: []` for none. */
export const partnersSchema = v.strictObject({
  sample: v.boolean(),
  proof,
  partners: v.array(
    v.strictObject({
      id: slug,
      name: text,
      /** Name within a sentence, with its article: « la Banque Ormeval ». */
      inSentence: v.optional(text),
      logo: picture,
    }),
  ),
});

/**
 * The founder's card (`content/founder.yaml`). `message` is a list of paragraphs, all of them on the home page: a service quotes
 * the first, a technology the second, a city the third, or the first where there is none.
 */
export const founderSchema = v.strictObject({
  /** True to show no founder on any page; the other fields are kept. */
  hidden: v.optional(v.boolean(), false),
  sample: v.boolean(),
  proof,
  name: text,
  title: text,
  heading: text,
  photo: picture,
  /** Alternative text of the photograph; default « Portrait de … » with the name. */
  photoAlt: v.optional(textOf(10, 140)),
  message: v.pipe(v.array(text), v.minLength(1)),
});

const spoken = v.pipe(
  text,
  v.check((words) => {
    const count = words.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
    return count >= 20 && count <= 55;
  }, 'de 20 à 55 mots sont attendus'),
);

/** Customer reviews (`content/reviews.yaml`), referred to by id; `reviews: []` for none. */
export const reviewsSchema = v.strictObject({
  sample: v.boolean(),
  proof,
  reviews: v.array(
    v.strictObject({
      id: slug,
      /** First and last name. */
      author: text,
      /** Role at the company, as it reads after a comma. */
      role: text,
      company: text,
      city: text,
      quote: spoken,
    }),
  ),
  /** Reviews on shared pages; by default the first ones. */
  shown: v.optional(
    v.strictObject({
      home: v.optional(slug),
      /** Side by side, on /obtenir-un-devis and on /services. */
      pair: v.optional(listOf(slug, 1, 2)),
      services: v.optional(listOf(slug, 1, 2)),
      caseStudies: v.optional(slug),
    }),
    {},
  ),
});

/** Steps of a collaboration (`content/workflow.yaml`). */
export const workflowSchema = v.strictObject({
  collaboration: listOf(titledText, 5, 5),
  /** From the first call to the follow-up, on city, service and technology pages. */
  delivery: listOf(titledText, 4, 4),
});

/** One section of /services: introduction and offers; `page` is the offer’s detail page, whose price it has but for `usualWork`. */
function offerGroup(count: number) {
  const page = v.pipe(
    text,
    v.regex(
      /^\/(services|expertises|technologies)\/[a-z0-9-]+$/,
      'l’adresse d’un service, d’une expertise ou d’une technologie est attendue',
    ),
  );
  return v.strictObject({
    title: text,
    introduction: text,
    action: text,
    offers: listOf(v.strictObject({ title: text, text, page: v.optional(page), usualWork }), count, count),
  });
}

/** The three detailed sections of /services (`content/offers.yaml`). */
export const offersSchema = v.strictObject({
  consulting: offerGroup(7),
  conception: offerGroup(7),
  marketing: offerGroup(3),
});

/** Questions and answers (`content/faq.yaml`); answers are HTML. */
export const faqSchema = v.strictObject({
  general: v.array(v.strictObject({ id: slug, question: text, answer: v.pipe(text, v.startsWith('<p>')) })),
});

/** Words that sellers use (`content/seller-words.yaml`). */
export const sellerWordsSchema = v.strictObject({
  words: v.pipe(
    v.array(v.pipe(text, v.minLength(3, '3 lettres au moins'), v.maxLength(60, '60 caractères au plus'))),
    v.maxLength(200, '200 mots ou expressions au plus'),
  ),
});

/** The code in what a search engine gives to prove that a site is one’s own: a whole tag, a code, or the name of a file. */
const engineCode = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((typed) => /content="([^"]*)"/.exec(typed)?.[1] ?? typed),
    v.regex(/^(?:[\w-]{8,100}(?:\.html)?)?$/, 'collez la balise ou le nom du fichier que le moteur donne'),
  ),
);
export const searchEnginesSchema = v.strictObject({ google: engineCode, bing: engineCode });

/** What the contract says of team, money, defects and separation (`content/commitments.yaml`); answers are Markdown. */
export const commitmentsSchema = v.strictObject({
  /** True while nobody has decided them. */
  sample: v.boolean(),
  /** The same in short lines, beside forms. */
  terms: v.optional(listOf(textOf(15, 110), 2, 6)),
  /** Those of services that are sold by the day. */
  dailyTerms: v.optional(listOf(textOf(15, 110), 2, 6)),
  /** One more term of a service that is sold by the day. */
  serviceTerms: v.optional(v.array(v.strictObject({ service: slug, term: textOf(15, 110) }))),
  /** How the agency comes to a city outside its own region. */
  travel: v.optional(textOf(15, 120)),
  /** Their steps, from the first call to the follow-up; by default those of a project. */
  dailySteps: v.optional(listOf(titledText, 4, 4)),
  /** Those of a service that is free. */
  freeSteps: v.optional(listOf(titledText, 4, 4)),
  /** A picture of people of the team, 1200 × 470 px, and who they are. */
  team: v.optional(
    v.strictObject({
      photo: picture,
      photoAlt: textOf(10, 140),
      caption: textOf(10, 140),
    }),
  ),
  questions: v.array(v.strictObject({ question: textOf(15, 120), answer: text })),
});

/** Titles of a menu’s groups; entries refer to them. */
const groupTitles = v.pipe(v.array(text), v.nonEmpty('ce menu n’a aucun groupe'));

/** The menus of header and footer (`content/menus.yaml`). */
export const menuSchema = v.strictObject({
  services: groupTitles,
  /** The case study shown beside the services, by slug, and its result as one figure. */
  caseStudy: v.optional(v.strictObject({ slug, figure: textOf(1, 12), result: textOf(15, 90) })),
  technologies: groupTitles,
  /** Labels of the links at the foot of the menus. */
  actions: v.strictObject({
    caseStudies: text,
    blog: text,
    estimate: text,
    services: text,
    technologies: text,
  }),
  /** Pages of the footer, by path. */
  pages: listOf(text, 1, 12),
  cities: v.pipe(v.array(slug), v.nonEmpty('ce menu n’a aucune ville')),
});

const isOn = v.boolean('« true » ou « false » est attendu');

/** Parts of the site that an agency can switch off (`content/parts.yaml`). */
export const partsSchema = v.strictObject({
  /** Online booking: the free consultation and the discovery call. */
  booking: isOn,
  blog: isOn,
  cities: isOn,
  technologies: isOn,
  estimate: isOn,
  delivery: isOn,
  /** Counting of visits (`server/visits/`). */
  visits: isOn,
});

const share = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

/** What a step delivers to the client, and what it asks of them. */
const step = { outcome: text, yours: text };

/**
 * How a project’s delay is split among its steps (`content/schedule.yaml`): the first four of
 * `content/workflow.yaml` lead to going online, the last begins after it.
 */
export const scheduleSchema = v.pipe(
  v.strictObject({
    steps: v.pipe(
      listOf(v.strictObject({ share, ...step }), 4, 4),
      v.check(
        (steps) => steps.reduce((sum, { share }) => sum + share, 0) === 100,
        'les parts des quatre étapes doivent faire 100',
      ),
    ),
    /** When a version can be tried, during the last step before going online. */
    firstVersion: v.optional(v.strictObject({ sample: v.boolean(), share, ...step })),
    followUp: v.strictObject(step),
  }),
  v.forward(
    v.check(
      ({ steps, firstVersion }) => !firstVersion || firstVersion.share > 100 - (steps.at(-1)?.share ?? 0),
      'la version d’essai vient pendant la quatrième étape',
    ),
    ['firstVersion', 'share'],
  ),
);
