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
} from 'content-collections';
import { articlePicture } from '../domain/articles/picture-address.ts';
import { counted } from '../domain/plural.ts';
import { BOOKING_ADVICE, isBookingLink } from './booking-links.ts';
import { type Demonstration, factsOf, picturesOf } from './demonstration.ts';
import { isVatNumber, VAT_EXPECTED } from './legal-numbers.ts';
import { lineOf, type Origins, textDigest } from './origins.ts';
import { PLACEHOLDER } from './placeholder.ts';

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
  const { partners, founder, reviews, caseStudies, estimates } = content;
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
      ...reviews.reviews.flatMap((review, index) => reviewFaults(review, index, isInvented)),
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
        content.commitments.sample,
        'équipe, paiement, retard, défauts et séparation sont ceux de la démonstration',
        'Décidez des vôtres, ou ne promettez rien (questions: [])',
      ),
      ...content.commitments.questions.flatMap((question, index) =>
        commitmentFaults(question, index, isInvented),
      ),
    ],
    // Pages of parts that are off show none of these.
    'content/estimates.yaml': content.parts.estimate
      ? [
          ...sampleFault(
            estimates.sample,
            'le tarif, les jours et les devis sont marqués comme exemples',
            'Écrivez les vôtres',
          ),
          ...estimates.quotes.flatMap((quote, index) => quoteFaults(quote, index, isInvented)),
        ]
      : [],
    ...Object.fromEntries(
      (content.parts.blog ? content.articles : []).map((article) => [
        `content/articles/${article.slug}.md`,
        articleFaults(article, isInvented),
      ]),
    ),
    ...Object.fromEntries(
      content.legalPages.map(({ slug, html }) => [
        `content/legal/${slug}.md`,
        [...gaps(html), ...vatFaults(html)],
      ]),
    ),
    'public/assets/partage': shareFaults(origins, isInvented),
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
  picture(path: string): boolean;
}

function recognition(demonstration: Demonstration, { pictures }: Origins): Recognition {
  const texts = new Set(Object.values(demonstration.texts));
  const drawn = new Set(Object.values(demonstration.pictures));
  return {
    text: (fields) => Object.keys(fields).find((field) => texts.has(textDigest(fields[field] ?? ''))),
    picture: (path) => {
      const [own = ''] = /[0-9a-f]{32}/.exec(path) ?? [];
      return drawn.has(pictures[path] ?? pictures[own] ?? '');
    },
  };
}

function sampleFault(isSample: boolean, what: string, instead: string): Fault[] {
  if (!isSample) return [];
  return [{ field: 'sample', what, remedy: `${instead}, puis écrivez sample: false` }];
}

function agencyFaults({ agency, parts }: Checked, isInvented: Recognition): Fault[] {
  const isFiction = FICTION_NUMBERS.some((start) => agency.phone.international.startsWith(start));
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
    ...(isInvented.text(factsOf.agency(agency))
      ? [
          {
            field: 'brand',
            what: `« ${agency.brand} » est la marque de la démonstration`,
            remedy: 'Écrivez la vôtre',
          },
        ]
      : []),
    ...(isFiction
      ? [
          {
            field: 'phone.international',
            what: `${agency.phone.international} est un numéro réservé à la fiction`,
            remedy: 'Écrivez le vôtre, ici et dans phone.display',
          },
        ]
      : []),
    ...(/exemple/i.test(agency.address.street)
      ? [
          {
            field: 'address.street',
            what: `« ${agency.address.street} » est une adresse d’exemple`,
            remedy: 'Écrivez celle de votre siège',
          },
        ]
      : []),
    ...Object.entries(hosts).flatMap(([field, value]) => {
      const host = EXAMPLE_HOST.exec(value)?.[0];
      if (!host) return [];
      const isBooking = field.startsWith('links.') && isBookingLink(field.slice('links.'.length));
      const remedy = isBooking ? `Écrivez le vôtre. ${BOOKING_ADVICE}` : 'Écrivez le vôtre';
      return [{ field, what: `l’hôte ${host} est un exemple`, remedy }];
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
  const field = `partners.${index}`;
  if (isInvented.text(factsOf.partner(partner)))
    return [
      {
        field: `${field}.name`,
        what: `${partner.name} est un partenaire inventé`,
        remedy: 'Remplacez-le par l’un des vôtres, ou retirez-le',
      },
    ];
  if (!isInvented.picture(partner.logo))
    return [
      ...blurred(`${field}.logo`, partner.logo, SHARP.logo),
      ...faint(`${field}.logo`, partner.logo, 'sombre', origins),
    ];
  return [
    {
      field: `${field}.logo`,
      what: `${partner.logo} est le logo d’un partenaire inventé`,
      remedy: `Mettez celui de ${partner.name}`,
    },
  ];
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
  const needed = least.width ? `${least.width} px de large` : `${least.height} px de haut`;
  return [
    {
      field,
      what: `cette image sera floue : ${own.width} × ${own.height} px`,
      remedy: `Mettez-en une d’au moins ${needed}, ou un dessin SVG`,
    },
  ];
}

/** @param variant that its ground asks for */
function faint(field: string, logo: string | undefined, variant: string, { faint }: Origins): Fault[] {
  if (logo === undefined || !faint.includes(logo)) return [];
  return [
    {
      field,
      what: `${logo} se voit mal sur son fond`,
      remedy: `Mettez-en une variante ${variant}`,
    },
  ];
}

/** The headline of the demonstration says its tagline. */
function headlineFaults({ agency, home }: Checked, isInvented: Recognition): Fault[] {
  const { title } = home.hero;
  const isSaid = title.toLowerCase().includes(agency.tagline.toLowerCase());
  if (isSaid || !isInvented.text(factsOf.home(home))) return [];
  return [
    {
      field: 'hero.title',
      what: `« ${title} » ne dit pas votre devise, « ${agency.tagline} »`,
      remedy: 'Écrivez votre grand titre',
    },
  ];
}

function articleFaults(article: Checked['articles'][number], isInvented: Recognition): Fault[] {
  const field = isInvented.text(factsOf.article(article));
  if (!field) return [];
  return [
    {
      field,
      what: 'cet article est celui de la démonstration',
      remedy: 'Écrivez le vôtre, ou supprimez le fichier, puis l’article à l’écran Articles de l’équipe',
    },
  ];
}

function founderFaults(founder: Checked['founder'], isInvented: Recognition): Fault[] {
  if (founder.hidden) return [];
  const field = isInvented.text(factsOf.founder(founder));
  return [
    ...sampleFault(
      founder.sample,
      'la personne est marquée comme exemple',
      'Présentez la vôtre, ou personne (hidden: true)',
    ),
    ...(field
      ? [
          {
            field,
            what: 'ce texte est celui de la démonstration',
            remedy: 'Écrivez le nom et le message de qui dirige l’agence',
          },
        ]
      : []),
    ...(isInvented.picture(founder.photo)
      ? [
          {
            field: 'photo',
            what: 'ce portrait est celui de la démonstration',
            remedy: 'Mettez la photographie de qui dirige l’agence',
          },
        ]
      : blurred('photo', founder.photo, SHARP.portrait)),
  ];
}

function reviewFaults(
  review: Checked['reviews']['reviews'][number],
  index: number,
  isInvented: Recognition,
): Fault[] {
  const field = isInvented.text(factsOf.review(review));
  if (!field) return [];
  return [
    {
      field: `reviews.${index}.${field}`,
      what: `l’avis de ${review.author} est inventé, le publier est interdit`,
      remedy: 'Remplacez-le par un avis reçu, ou retirez-le',
    },
  ];
}

function caseStudyFaults(study: Checked['caseStudies'][number], isInvented: Recognition): Fault[] {
  const field = isInvented.text(factsOf.caseStudy(study));
  const screens = picturesOf(study).filter(isInvented.picture);
  return [
    ...sampleFault(study.sample, 'cette réalisation est marquée comme exemple', 'Racontez l’une des vôtres'),
    ...(field
      ? [
          {
            field,
            what: 'ce texte raconte un projet inventé',
            remedy: 'Racontez l’une de vos réalisations, ou supprimez le fichier',
          },
        ]
      : []),
    ...(screens.length > 0
      ? [
          {
            field: 'images',
            what: `${screens.join(', ')} montre un projet inventé`,
            remedy: 'Mettez des captures de l’une de vos réalisations',
          },
        ]
      : []),
    ...study.images.flatMap(({ src }, index) => blurred(`images.${index}.src`, src, SHARP.screen)),
  ];
}

/** Only claims about the past: promises are for the agency to keep. */
function claimFaults(claims: Checked['claims'], isInvented: Recognition): Fault[] {
  const { keyStats, promises, sample } = claims;
  if (sample)
    return [
      ...keyStats.map(({ value, label }, index) => ({
        field: `keyStats.${index}`,
        what: `personne n’a confirmé « +${value} ${label} »`,
        remedy: 'Mettez votre chiffre, ou retirez-le ; puis écrivez sample: false',
      })),
      ...(promises.rating
        ? [
            {
              field: 'promises.rating',
              what: `personne n’a confirmé la note « ${promises.rating} »`,
              remedy: 'Mettez celle de vos clients, ou retirez-la ; puis écrivez sample: false',
            },
          ]
        : []),
    ];
  if (!isInvented.text(factsOf.claims(claims))) return [];
  return [
    {
      field: 'keyStats',
      what: 'ces chiffres clés sont ceux de la démonstration',
      remedy: 'Mettez les vôtres, ou aucun (keyStats: [])',
    },
  ];
}

function commitmentFaults(
  commitment: Checked['commitments']['questions'][number],
  index: number,
  isInvented: Recognition,
): Fault[] {
  const field = isInvented.text(factsOf.commitment(commitment));
  if (!field) return [];
  return [
    {
      field: `questions.${index}.${field}`,
      what: `la réponse à « ${commitment.question} » est celle de la démonstration`,
      remedy: 'Écrivez la vôtre, ou retirez la question',
    },
  ];
}

function quoteFaults(
  quote: Checked['estimates']['quotes'][number],
  index: number,
  isInvented: Recognition,
): Fault[] {
  const field = isInvented.text(factsOf.quote(quote));
  if (!field) return [];
  return [
    {
      field: `quotes.${index}.${field}`,
      what: `« ${quote.title} » est un devis inventé`,
      remedy: 'Remplacez-le par l’un de ceux que vous avez faits, sans nommer le client',
    },
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
  if (said === '' || isVatNumber(said)) return [];
  return [
    {
      field: 'TVA',
      what: `« ${said} » n’est pas un numéro de TVA`,
      remedy: `Écrivez le vôtre : ${VAT_EXPECTED}`,
    },
  ];
}

function shareFaults({ pictures }: Origins, isInvented: Recognition): Fault[] {
  const shown = Object.keys(pictures).filter(
    (path) => path.startsWith('/assets/partage/') && isInvented.picture(path),
  );
  if (shown.length === 0) return [];
  return [
    {
      field: 'images',
      what: `${counted(shown.length, 'image')} de partage ${shown.length === 1 ? 'porte' : 'portent'} la marque de la démonstration`,
      remedy: 'Redessinez-les une fois la marque écrite dans content/agency.yaml',
      command: 'npm run artwork -- share',
    },
  ];
}
