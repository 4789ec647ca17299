import type {
  agency,
  allCaseStudies,
  allLegalPages,
  claimRegister,
  estimateList,
  founder,
  partnerList,
  reviewList,
} from 'content-collections';
import { PLACEHOLDER } from './placeholder.ts';

/** What of the content must be replaced before the site goes live. */
interface Unready {
  agency: typeof agency;
  partners: typeof partnerList;
  founder: typeof founder;
  reviews: typeof reviewList;
  caseStudies: typeof allCaseStudies;
  legalPages: typeof allLegalPages;
  claims: typeof claimRegister;
  estimates: typeof estimateList;
}

/** Numbers that ARCEP keeps for films and books (décision n° 2018-0881, annexe), E.164 without the last four digits. */
const FICTION_NUMBERS = ['+3319900', '+3326191', '+3335301', '+3346571', '+3353649', '+3363998'];

/** Hosts that lead nowhere by design (RFC 2606). */
const EXAMPLE_HOST = /[\w.-]+\.(?:example|invalid|test)\b|\bexample\.(?:com|net|org)\b/;

/**
 * Everything in `content/` that belongs to the demonstration: invented people, clients and reviews, whose publication
 * is illegal (Code de la consommation, art. L121-4), figures that nobody has confirmed, reserved numbers and hosts, gaps
 * in the legal pages. One line each.
 */
export function preflightFaults({
  agency,
  partners,
  founder,
  reviews,
  caseStudies,
  legalPages,
  claims,
  estimates,
}: Unready): string[] {
  const samples = Object.entries({
    'content/agency.yaml : l’agence': agency.sample,
    'content/partners.yaml : les partenaires': partners.sample,
    'content/founder.yaml : la fondatrice': founder.sample,
    'content/reviews.yaml : les avis': reviews.sample,
    'content/estimates.yaml : le tarif, les jours et les devis d’exemple': estimates.sample,
    ...Object.fromEntries(
      caseStudies.map(({ slug, sample }) => [`content/case-studies/${slug}.yaml : l’étude de cas`, sample]),
    ),
  });
  const isFiction = FICTION_NUMBERS.some((start) => agency.phone.international.startsWith(start));
  return [
    ...samples.flatMap(([what, sample]) => (sample ? [`${what} : exemple à remplacer (sample: true)`] : [])),
    ...(claims.sample ? unconfirmedFigures(claims) : []),
    ...(isFiction ? ['content/agency.yaml : phone : numéro réservé à la fiction'] : []),
    ...(/exemple/i.test(agency.address.street) ? ['content/agency.yaml : address : adresse d’exemple'] : []),
    ...exampleHosts({
      domain: agency.domain,
      ...prefixed('mailboxes', agency.mailboxes),
      ...prefixed('links', agency.links),
    }),
    ...legalPages.flatMap(({ slug, html }) =>
      (html.match(PLACEHOLDER) ?? []).map((placeholder) => `content/legal/${slug}.md : ${placeholder}`),
    ),
  ];
}

/** What the site says of its past; what it promises is the agency's to hold. */
function unconfirmedFigures({ keyStats, promises }: typeof claimRegister): string[] {
  const figures = {
    keyStats: keyStats.map(({ value, label }) => `+${value} ${label}`),
    'promises.rating': [promises.rating],
  };
  return Object.entries(figures).flatMap(([field, texts]) =>
    texts.map((text) => `content/claims.yaml : ${field} : ${text}, à confirmer (sample: true)`),
  );
}

function prefixed(prefix: string, values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));
}

function exampleHosts(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([field, value]) => {
    const host = EXAMPLE_HOST.exec(value)?.[0];
    return host ? [`content/agency.yaml : ${field} : l’hôte ${host} est un exemple`] : [];
  });
}
