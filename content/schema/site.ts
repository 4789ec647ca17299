import * as v from 'valibot';
import { listOf, picture, slug, text, textOf, titledText } from './text.ts';

const emailAddress = v.pipe(text, v.email('ce n’est pas une adresse e-mail'));
const httpsUrl = v.pipe(text, v.url('ce n’est pas une adresse web'), v.startsWith('https://'));

/** Where visitors book; nothing where they do not (`content/booking-links.ts`). */
const bookingLink = v.nullish(v.union([v.literal(''), httpsUrl]), '');

const time = v.pipe(text, v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'une heure de la forme 09:00 est attendue'));

function isTimeZone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name);
}

/** Where what the site says can be checked, and the day it was (AAAA-MM-JJ): a letter, a contract, a count. */
export const proof = v.optional(
  v.strictObject({
    source: text,
    date: v.pipe(text, v.isoDate('une date de la forme 2026-01-31 est attendue')),
  }),
);

/**
 * The agency's own data (`content/agency.yaml`), the only place that names it: brand, phone, mailboxes,
 * address, external links. Unknown keys are refused so that a typing error is seen at build.
 */
export const agencySchema = v.strictObject({
  /** True while the data are the demonstration agency's. */
  sample: v.boolean(),
  proof,
  brand: text,
  tagline: text,
  /** Host name of the public site, without scheme. */
  domain: v.pipe(text, v.regex(/^[a-z0-9.-]+$/, 'un nom d’hôte en minuscules est attendu')),
  phone: v.strictObject({
    /** As a French reader writes it. */
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
  /** When the agency works; answers are promised in these hours. */
  hours: v.pipe(
    v.strictObject({
      timeZone: v.pipe(text, v.check(isTimeZone, 'ce fuseau horaire est inconnu')),
      /** 1 is Monday. */
      days: listOf(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)), 1, 7),
      opens: time,
      closes: time,
      /** As a reader says it. */
      text,
    }),
    v.forward(
      v.partialCheck(
        [['opens'], ['closes']],
        ({ opens, closes }) => opens < closes,
        'l’heure de fermeture doit venir après celle de l’ouverture',
      ),
      ['closes'],
    ),
  ),
  copyrightYear: v.pipe(v.number(), v.integer()),
});

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Every figure that the site puts forward (`content/claims.yaml`), written once. */
export const claimsSchema = v.strictObject({
  /** True while nobody has confirmed what the figures say of the past: key figures and rating. */
  sample: v.boolean(),
  proof,
  /** Shown with a « + » before them. */
  keyStats: v.array(v.strictObject({ value: wholeNumber, label: text })),
  /** From start to going live; `days` orders and draws them, `text` is what is read, services name them by `id`. */
  deliveryTimes: v.array(v.strictObject({ id: slug, offer: text, days: wholeNumber, text })),
  promises: v.pipe(
    v.strictObject({
      replyWithin: text,
      /** The same in hours of opening time. */
      replyWithinHours: wholeNumber,
      freeAdvice: text,
      freeDevelopment: text,
      /** What clients give; nothing while nobody has asked them. */
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
  /** Figures that texts spell out themselves. */
  others: v.array(v.strictObject({ figure: text, about: text })),
});

/** The clients whose marks the partner strip shows (`content/partners.yaml`); none: `partners: []`. */
export const partnersSchema = v.strictObject({
  sample: v.boolean(),
  proof,
  partners: v.array(
    v.strictObject({
      id: slug,
      name: text,
      /** The name inside a sentence, when an article goes before it: « la Banque Ormeval ». */
      inSentence: v.optional(text),
      logo: picture,
    }),
  ),
});

/** The founder's card (`content/founder.yaml`); `message` is a list of paragraphs. */
export const founderSchema = v.strictObject({
  /** True where nobody is to be presented: no page shows the card, and the other fields are left where they are. */
  hidden: v.optional(v.boolean(), false),
  sample: v.boolean(),
  proof,
  name: text,
  title: text,
  /** Heading of the section that shows the message. */
  heading: text,
  photo: picture,
  /** What the photograph shows, for those who do not see it; « Portrait de … » with their name unless it is said. */
  photoAlt: v.optional(textOf(10, 140)),
  message: v.pipe(v.array(text), v.minLength(1)),
});

/** What somebody says, as long as people speak: 20 to 55 words. */
const spoken = v.pipe(
  text,
  v.check((words) => {
    const count = words.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
    return count >= 20 && count <= 55;
  }, 'de 20 à 55 mots sont attendus'),
);

/** Customer reviews (`content/reviews.yaml`), each called by its id from the pages that show it; none: `reviews: []`. */
export const reviewsSchema = v.strictObject({
  sample: v.boolean(),
  proof,
  reviews: v.array(
    v.strictObject({
      id: slug,
      /** Who speaks: first name and name. */
      author: text,
      /** What they do there, as it reads after a comma. */
      role: text,
      company: text,
      city: text,
      quote: spoken,
    }),
  ),
  /** Which of them stand on pages that all visitors share; the first ones unless it is said. */
  shown: v.optional(
    v.strictObject({
      home: v.optional(slug),
      /** Side by side on /obtenir-un-devis and /services. */
      pair: v.optional(listOf(slug, 1, 2)),
      caseStudies: v.optional(slug),
    }),
    {},
  ),
});

/** How working together goes, step by step (`content/workflow.yaml`). */
export const workflowSchema = v.strictObject({
  /** The flow of the home page. */
  collaboration: listOf(titledText, 5, 5),
  /** From the first call to the follow-up, on city, service and technology pages. */
  delivery: listOf(titledText, 4, 4),
});

/** One section of /services: what it says first, then its offers; `page` is where an offer is told at length. */
function offerGroup(count: number) {
  const page = v.pipe(
    text,
    v.regex(
      /^\/(services|technologies)\/[a-z0-9-]+$/,
      'l’adresse d’un service ou d’une technologie est attendue',
    ),
  );
  return v.strictObject({
    title: text,
    introduction: text,
    /** What its button says. */
    action: text,
    offers: listOf(v.strictObject({ title: text, text, page: v.optional(page) }), count, count),
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

/** Titles of the groups of one menu; entries name theirs. */
const groupTitles = v.pipe(v.array(text), v.nonEmpty('ce menu n’a aucun groupe'));

/** The menus of header and footer (`content/menus.yaml`). */
export const menuSchema = v.strictObject({
  services: groupTitles,
  /** The case study shown beside the services, by slug, and its result as one figure. */
  caseStudy: v.optional(v.strictObject({ slug, figure: textOf(1, 12), result: textOf(15, 90) })),
  technologies: groupTitles,
  /** What the links at the foot of the menus say. */
  actions: v.strictObject({ caseStudies: text, blog: text, services: text, technologies: text }),
  /** Cities of the footer, by slug. */
  cities: v.pipe(v.array(slug), v.nonEmpty('ce menu n’a aucune ville')),
});
