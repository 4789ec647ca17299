import type {
  agencyFile,
  allArticles,
  allCaseStudies,
  allLegalPages,
  claimsFile,
  commitmentList,
  estimateList,
  founder,
  homeCopy,
  look,
  partList,
  partnerList,
  reviewList,
  schedule,
} from 'content-collections';
import { articlePicture } from '../domain/articles/picture-address.ts';
import { BOOKING_ADVICE, isBookingLink } from './booking-links.ts';
import { type Demonstration, factsOf, picturesOf } from './demonstration.ts';
import { lineOf, type Origins, textDigest } from './origins.ts';
import { PLACEHOLDER } from './placeholders.ts';

/** The content that is checked before the site goes live. */
interface Checked {
  agency: typeof agencyFile;
  parts: typeof partList;
  partners: typeof partnerList;
  founder: typeof founder;
  reviews: typeof reviewList;
  caseStudies: typeof allCaseStudies;
  articles: readonly Pick<(typeof allArticles)[number], 'slug' | 'title' | 'description'>[];
  home: Pick<typeof homeCopy, 'hero'>;
  look: typeof look;
  legalPages: typeof allLegalPages;
  claims: typeof claimsFile;
  estimates: typeof estimateList;
  commitments: typeof commitmentList;
  schedule: Pick<typeof schedule, 'firstVersion'>;
}

interface Known {
  /** Source lines of the fields, and digests of the site’s pictures. */
  origins: Origins;
  /** Recognised as invented, whatever `sample` says. */
  demonstration: Demonstration;
}

/** The `file` of a fault in the settings. */
export const SETTINGS = 'environnement';

/** One thing to fix before the site goes live; sentences are French, without a full stop. */
export interface PreflightFault {
  /** Path from the project root, or `SETTINGS`. */
  file: string;
  /** From 1; absent if the fault has no line. */
  line?: number | undefined;
  /** The field (`reviews.0.quote`), or the name of the setting. */
  field: string;
  what: string;
  /** What to do or to put instead. */
  remedy: string;
  /** Command that does it, if any. */
  command?: string;
}

type Fault = Omit<PreflightFault, 'file' | 'line'>;

/** Reserved by ARCEP for fiction (décision n° 2018-0881, annexe), E.164 without the last four digits. */
const FICTION_NUMBERS = ['+3319900', '+3326191', '+3335301', '+3346571', '+3353649', '+3363998'];

/** Hosts reserved for examples (RFC 2606). */
export const EXAMPLE_HOST = /(?<![\w.-])[\w.-]+\.(?:example|invalid|test)\b|\bexample\.(?:com|net|org)\b/;

/**
 * Finds everything in `content/` left from the demonstration: invented people, clients and reviews, whose
 * publication is illegal (Code de la consommation, art. L121-4), unconfirmed figures, reserved numbers
 * and hosts, gaps in the legal pages. `sample: false` hides none of it: the demonstration’s texts and
 * pictures are recognised.
 */
export function preflightFaults(content: Checked, { origins, demonstration }: Known): PreflightFault[] {
  const isInvented = recognition(demonstration, origins);
  const { partners, founder, reviews, caseStudies, estimates, commitments, parts } = content;
  const byFile: Record<string, Fault[]> = {
    'content/agency.yaml': agencyFaults(content, isInvented),
    'content/look.yaml': faint('wordmark.drawing', content.look.wordmark.drawing, 'claire', origins),
    'content/copy/home.yaml': headlineFaults(content, isInvented),
    'content/partners.yaml': [
      ...sampleFault(partners.sample, 'les partenaires sont marqués comme exemples', NO_PARTNER),
      ...partners.partners.flatMap((partner, index) => partnerFaults(partner, index, isInvented, origins)),
    ],
    'content/founder.yaml': founderFaults(founder, isInvented),
    'content/reviews.yaml': [
      ...sampleFault(reviews.sample, 'les avis sont marqués comme exemples', NO_REVIEW),
      ...reviews.reviews.flatMap((review, index) =>
        isInvented.faults(
          factsOf.review(review),
          `l’avis de ${review.author} est inventé, le publier est interdit`,
          'Remplacez-le par un avis reçu, ou retirez-le',
          `reviews.${index}.`,
        ),
      ),
    ],
    ...Object.fromEntries(
      caseStudies.map((study) => [
        `content/case-studies/${study.slug}.yaml`,
        caseStudyFaults(study, isInvented),
      ]),
    ),
    'content/claims.yaml': claimFaults(content.claims, isInvented),
    'content/commitments.yaml': [
      ...sampleFault(
        commitments.sample,
        'équipe, paiement, retard, défauts et séparation sont ceux de la démonstration',
        'Décidez des vôtres, ou ne promettez rien (questions: [])',
      ),
      ...isInvented.faults(
        factsOf.terms(commitments),
        'cette ligne du contrat ou de l’équipe est celle de la démonstration',
        'Écrivez la vôtre, ou retirez-la',
      ),
      ...commitments.questions.flatMap((commitment, index) =>
        isInvented.faults(
          factsOf.commitment(commitment),
          `la réponse à « ${commitment.question} » est celle de la démonstration`,
          'Écrivez la vôtre, ou retirez la question',
          `questions.${index}.`,
        ),
      ),
    ],
    // Pages of parts that are off show none of these.
    'content/estimates.yaml': parts.estimate
      ? [
          ...sampleFault(
            estimates.sample,
            'le tarif, les jours et les devis sont marqués comme exemples',
            'Écrivez les vôtres',
          ),
          ...estimates.quotes.flatMap((quote, index) =>
            isInvented.faults(
              factsOf.quote(quote),
              `« ${quote.title} » est un devis inventé`,
              'Remplacez-le par l’un de ceux que vous avez faits, sans nommer le client',
              `quotes.${index}.`,
            ),
          ),
        ]
      : [],
    'content/schedule.yaml': faultIf(
      parts.delivery && content.schedule.firstVersion?.sample,
      'firstVersion.sample',
      'le jour de la version d’essai est celui de la démonstration',
      'Décidez du vôtre, ou retirez firstVersion, puis écrivez sample: false',
    ),
    ...Object.fromEntries(
      (parts.blog ? content.articles : []).map((article) => [
        `content/articles/${article.slug}.md`,
        isInvented.faults(
          factsOf.article(article),
          'cet article est celui de la démonstration',
          'Écrivez le vôtre, ou supprimez le fichier, puis l’article à l’écran Articles de l’équipe',
        ),
      ]),
    ),
    ...Object.fromEntries(
      content.legalPages.map(({ slug, html }) => [
        `content/legal/${slug}.md`,
        [...gaps(html), ...vatFaults(html)],
      ]),
    ),
  };
  return Object.entries(byFile).flatMap(([file, faults]) =>
    faults
      .map((fault) => ({ file, line: lineOf(origins, file, fault.field), ...fault }))
      .toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)),
  );
}

/** A fault as printed in the terminal. */
export function preflightText({ file, line, field, what, remedy, command }: PreflightFault): string {
  // The field of a gap in a text (`content.0`) means nothing to its author.
  const place = `${file}${line === undefined ? '' : `:${line}`}${/^content\.\d+$/.test(field) ? '' : ` : ${field}`}`;
  const sentence = `${place} : ${what}. ${remedy}.`;
  return command ? `${sentence}\n    ${command}` : sentence;
}

const NO_PARTNER = 'Mettez les vôtres, ou aucun (partners: [])';
const NO_REVIEW = 'Mettez ceux de vos clients, ou aucun (reviews: [])';

interface Recognition {
  /** The first field whose text is the demonstration’s. */
  text(fields: Record<string, string>): string | undefined;
  /** The fault of that field, if any. @param prefix before its name */
  faults(fields: Record<string, string>, what: string, remedy: string, prefix?: string): Fault[];
  picture(path: string): boolean;
}

function recognition(demonstration: Demonstration, { pictures }: Origins): Recognition {
  const texts = new Set(Object.values(demonstration.texts));
  const drawn = new Set(Object.values(demonstration.pictures));
  const text = (fields: Record<string, string>) =>
    Object.keys(fields).find((field) => texts.has(textDigest(fields[field] ?? '')));
  return {
    text,
    faults(fields, what, remedy, prefix = '') {
      const field = text(fields);
      return faultIf(field, prefix + field, what, remedy);
    },
    picture(path) {
      const [own = ''] = /[0-9a-f]{32}/.exec(path) ?? [];
      return drawn.has(pictures[path] ?? pictures[own] ?? '');
    },
  };
}

function faultIf(isWrong: unknown, field: string, what: string, remedy: string): Fault[] {
  return isWrong ? [{ field, what, remedy }] : [];
}

function sampleFault(isSample: boolean, what: string, instead: string): Fault[] {
  return faultIf(isSample, 'sample', what, `${instead}, puis écrivez sample: false`);
}

function agencyFaults({ agency, parts }: Checked, isInvented: Recognition): Fault[] {
  const { brand, phone, address } = agency;
  const hosts = {
    domain: agency.domain,
    ...prefixed('mailboxes', agency.mailboxes),
    ...prefixed('links', asked(agency.links, parts)),
  };
  return [
    ...sampleFault(
      agency.sample,
      'les données de l’agence sont marquées comme exemples',
      'Écrivez les vôtres',
    ),
    ...isInvented.faults(
      factsOf.agency(agency),
      `« ${brand} » est la marque de la démonstration`,
      'Écrivez la vôtre',
    ),
    ...faultIf(
      FICTION_NUMBERS.some((start) => phone.international.startsWith(start)),
      'phone.international',
      `${phone.international} est un numéro réservé à la fiction`,
      'Écrivez le vôtre, ici et dans phone.display',
    ),
    ...faultIf(
      /exemple/i.test(address.street),
      'address.street',
      `« ${address.street} » est une adresse d’exemple`,
      'Écrivez celle de votre siège',
    ),
    ...Object.entries(hosts).flatMap(([field, value]) => {
      const host = EXAMPLE_HOST.exec(value)?.[0];
      const isBooking = field.startsWith('links.') && isBookingLink(field.slice('links.'.length));
      const remedy = isBooking ? `Écrivez le vôtre. ${BOOKING_ADVICE}` : 'Écrivez le vôtre';
      return faultIf(host, field, `l’hôte ${host} est un exemple`, remedy);
    }),
  ];
}

/** The links in use: without the booking links if booking is off. */
function asked(links: Checked['agency']['links'], { booking }: Checked['parts']): Record<string, string> {
  return Object.fromEntries(Object.entries(links).filter(([name]) => booking || !isBookingLink(name)));
}

function prefixed(prefix: string, values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));
}

function partnerFaults(
  partner: Checked['partners']['partners'][number],
  index: number,
  isInvented: Recognition,
  origins: Origins,
): Fault[] {
  const { name, logo } = partner;
  const field = `partners.${index}.logo`;
  const strangers = isInvented.faults(
    factsOf.partner(partner),
    `${name} est un partenaire inventé`,
    'Remplacez-le par l’un des vôtres, ou retirez-le',
    `partners.${index}.`,
  );
  if (strangers.length > 0) return strangers;
  if (isInvented.picture(logo))
    return faultIf(true, field, `${logo} est le logo d’un partenaire inventé`, `Mettez celui de ${name}`);
  return [...blurred(field, logo, SHARP.logo), ...faint(field, logo, 'sombre', origins)];
}

/** Pixels needed for a sharp picture at a device pixel ratio of 2. */
const SHARP = {
  logo: { height: 96 },
  portrait: { width: 800 },
  screen: { width: 1280 },
};

function blurred(field: string, path: string, least: { width?: number; height?: number }): Fault[] {
  const own = articlePicture(path);
  if (!own || (own.width >= (least.width ?? 0) && own.height >= (least.height ?? 0))) return [];
  const what = `cette image sera floue : ${own.width} × ${own.height} px`;
  const needed = least.width ? `${least.width} px de large` : `${least.height} px de haut`;
  return faultIf(true, field, what, `Mettez-en une d’au moins ${needed}, ou un dessin SVG`);
}

/** @param variant that its ground asks for */
function faint(field: string, logo: string | undefined, variant: string, { faint }: Origins): Fault[] {
  const isFaint = logo !== undefined && faint.includes(logo);
  return faultIf(isFaint, field, `${logo} se voit mal sur son fond`, `Mettez-en une variante ${variant}`);
}

/** The headline of the demonstration says its tagline. */
function headlineFaults({ agency, home }: Checked, isInvented: Recognition): Fault[] {
  const { title } = home.hero;
  if (title.toLowerCase().includes(agency.tagline.toLowerCase())) return [];
  const what = `« ${title} » ne dit pas votre devise, « ${agency.tagline} »`;
  return isInvented.faults(factsOf.home(home), what, 'Écrivez votre grand titre');
}

function founderFaults(founder: Checked['founder'], isInvented: Recognition): Fault[] {
  if (founder.hidden) return [];
  return [
    ...sampleFault(
      founder.sample,
      'la personne est marquée comme exemple',
      'Présentez la vôtre, ou personne (hidden: true)',
    ),
    ...isInvented.faults(
      factsOf.founder(founder),
      'ce texte est celui de la démonstration',
      'Écrivez le nom et le message de qui dirige l’agence',
    ),
    ...(isInvented.picture(founder.photo)
      ? faultIf(
          true,
          'photo',
          'ce portrait est celui de la démonstration',
          'Mettez la photographie de qui dirige l’agence',
        )
      : blurred('photo', founder.photo, SHARP.portrait)),
  ];
}

function caseStudyFaults(study: Checked['caseStudies'][number], isInvented: Recognition): Fault[] {
  const screens = picturesOf(study).filter(isInvented.picture);
  return [
    ...sampleFault(study.sample, 'cette réalisation est marquée comme exemple', 'Racontez l’une des vôtres'),
    ...isInvented.faults(
      factsOf.caseStudy(study),
      'ce texte raconte un projet inventé',
      'Racontez l’une de vos réalisations, ou supprimez le fichier',
    ),
    ...faultIf(
      screens.length > 0,
      'images',
      `${screens.join(', ')} montre un projet inventé`,
      'Mettez des captures de l’une de vos réalisations',
    ),
    ...study.images.flatMap(({ src }, index) => blurred(`images.${index}.src`, src, SHARP.screen)),
  ];
}

/** Only claims about the past: promises are for the agency to keep. */
function claimFaults(claims: Checked['claims'], isInvented: Recognition): Fault[] {
  const { keyStats, promises, sample } = claims;
  const isCopied = !sample && isInvented.text(factsOf.claims(claims));
  return [
    ...keyStats.flatMap(({ value, label }, index) =>
      faultIf(
        sample,
        `keyStats.${index}`,
        `personne n’a confirmé « +${value} ${label} »`,
        'Mettez votre chiffre, ou retirez-le ; puis écrivez sample: false',
      ),
    ),
    ...faultIf(
      sample && promises.rating,
      'promises.rating',
      `personne n’a confirmé la note « ${promises.rating} »`,
      'Mettez celle de vos clients, avec le nombre d’avis et la période (rating de content/copy/quote.yaml), ou retirez-la ; puis écrivez sample: false',
    ),
    ...faultIf(
      isCopied,
      'keyStats',
      'ces chiffres clés sont ceux de la démonstration',
      'Mettez les vôtres, ou aucun (keyStats: [])',
    ),
  ];
}

function gaps(html: string): Fault[] {
  return (html.match(PLACEHOLDER) ?? []).map((placeholder, index) => ({
    field: `content.${index}`,
    what: `il manque : ${placeholder.replace(/^\[à compléter\s:\s|\]$/g, '')}`,
    remedy: 'Écrivez-le à la place des crochets',
  }));
}

function vatFaults(html: string): Fault[] {
  const [, said = ''] = /TVA intracommunautaire\s*:\s*([^<\n]*)/.exec(html) ?? [];
  const isWrong = said !== '' && !isVatNumber(said);
  return faultIf(
    isWrong,
    'TVA',
    `« ${said} » n’est pas un numéro de TVA`,
    `Écrivez le vôtre : ${VAT_EXPECTED}`,
  );
}

/** What is expected of the field, in French. */
export const VAT_EXPECTED = 'FR 12 345678901, ou « TVA non applicable, article 293 B du CGI »';

/** Whether a text is a French intra-community VAT number, or says that none is due (CGI, art. 293 B). */
export function isVatNumber(text: string): boolean {
  return (
    /^FR\s?[0-9A-HJ-NP-Z]{2}(?:\s?\d){9}\.?$/i.test(text.trim()) || /^TVA non applicable\b/i.test(text.trim())
  );
}
