import * as v from 'valibot';

/** A text that a visitor reads: never empty, never padded. */
const text = v.pipe(v.string(), v.trim(), v.nonEmpty('ce texte est vide'));
const emailAddress = v.pipe(text, v.email('ce n’est pas une adresse e-mail'));
const httpsUrl = v.pipe(text, v.url('ce n’est pas une adresse web'), v.startsWith('https://'));

/**
 * The agency's own data (`content/agency.yaml`), the only place that names it: brand, phone, mailboxes,
 * address, external links. Unknown keys are refused so that a typing error is seen at build.
 */
export const agencySchema = v.strictObject({
  /** True while the data are the demonstration agency's. */
  sample: v.boolean(),
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
    appointment: httpsUrl,
    consultation: httpsUrl,
    discoveryCall: httpsUrl,
  }),
  copyrightYear: v.pipe(v.number(), v.integer()),
});

const assetPath = v.pipe(text, v.regex(/^\/assets\/[\w./-]+$/, 'un chemin sous /assets est attendu'));
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Every figure that the site puts forward (`content/claims.yaml`), written once. */
export const claimsSchema = v.strictObject({
  /** Shown with a « + » before them. */
  keyStats: v.array(v.strictObject({ value: wholeNumber, label: text })),
  /** From start to going live; `days` orders and draws them, `text` is what is read. */
  deliveryTimes: v.array(v.strictObject({ offer: text, days: wholeNumber, text })),
  promises: v.strictObject({
    replyWithin: text,
    freeAdvice: text,
    freeDevelopment: text,
    rating: text,
    demoGuarantee: text,
    consultation: v.strictObject({ duration: text, slotsPerMonth: wholeNumber }),
    discoveryCall: v.strictObject({ duration: text }),
  }),
});

/** The clients whose marks the partner strip shows (`content/partners.yaml`). */
export const partnersSchema = v.strictObject({
  sample: v.boolean(),
  partners: v.array(v.strictObject({ name: text, logo: assetPath })),
});

/** The founder's card (`content/founder.yaml`); `message` is a list of paragraphs. */
export const founderSchema = v.strictObject({
  sample: v.boolean(),
  name: text,
  title: text,
  /** Heading of the section that shows the message. */
  heading: text,
  photo: assetPath,
  message: v.pipe(v.array(text), v.minLength(1)),
});

/** Customer reviews (`content/reviews.yaml`), each called by its id from the screens that show it. */
export const reviewsSchema = v.strictObject({
  sample: v.boolean(),
  reviews: v.array(v.strictObject({ id: text, author: text, company: text, quote: text })),
});

const steps = v.pipe(v.array(v.strictObject({ title: text, text })), v.minLength(2));

/** How working together goes, step by step (`content/process.yaml`). */
export const processSchema = v.strictObject({ collaboration: steps });

/** Questions and answers (`content/faq.yaml`); answers are HTML. */
export const faqSchema = v.strictObject({
  general: v.array(v.strictObject({ question: text, answer: v.pipe(text, v.startsWith('<p>')) })),
});

/** Entries of one area of the site (`/services/…`), as a menu shows them. */
function menuLinks(area: string) {
  const path = new RegExp(`^/${area}/[a-z0-9]+(-[a-z0-9]+)*$`);
  return v.pipe(
    v.array(
      v.strictObject({
        label: text,
        path: v.pipe(text, v.regex(path, `une adresse de la forme /${area}/nom-de-la-page est attendue`)),
      }),
    ),
    v.nonEmpty('ce groupe est vide'),
  );
}

function menuGroups(area: string) {
  return v.array(v.strictObject({ title: text, links: menuLinks(area) }));
}

/** The menus of header and footer (`content/menus.yaml`): labels, and the pages that they open. */
export const menuSchema = v.strictObject({
  services: menuGroups('services'),
  technologies: menuGroups('technologies'),
  /** City links of the footer. */
  cities: menuLinks('villes'),
});
