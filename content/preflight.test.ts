import {
  agencyFile as agency,
  allArticles,
  allCaseStudies,
  allLegalPages,
  claimsFile as claimRegister,
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
import origins from 'content-collections/origins.json';
import { test as anyTest, expect } from 'vitest';
import { testAll } from '../tests/support/test-all.ts';
import demonstration from './demonstration.json';
import { isDemonstration } from './demonstration.ts';
import { preflightFaults, preflightText } from './preflight.ts';

/** These tests describe the demonstration; they are skipped on another agency’s site. */
const test = anyTest.runIf(isDemonstration(agency, demonstration));

const known = { origins, demonstration };

const SITE = {
  agency,
  parts: partList,
  partners: partnerList,
  founder,
  reviews: reviewList,
  caseStudies: allCaseStudies,
  articles: allArticles,
  home: homeCopy,
  look,
  legalPages: allLegalPages,
  claims: claimRegister,
  estimates: estimateList,
  commitments: commitmentList,
  schedule,
};

/** The same content with every `sample` set to false. */
const FLIPPED = {
  parts: partList,
  agency: { ...agency, sample: false },
  partners: { ...partnerList, sample: false },
  founder: { ...founder, sample: false },
  reviews: { ...reviewList, sample: false },
  caseStudies: allCaseStudies.map((study) => ({ ...study, sample: false })),
  articles: allArticles,
  home: homeCopy,
  look,
  legalPages: allLegalPages.map((page) => ({ ...page, html: '<p>Complet.</p>' })),
  claims: { ...claimRegister, sample: false },
  estimates: { ...estimateList, sample: false },
  commitments: { ...commitmentList, sample: false },
  schedule: {},
};

const told = 'Le toit fuyait ; il ne fuit plus.';

const READY = {
  ...FLIPPED,
  agency: {
    ...FLIPPED.agency,
    brand: 'Ardoise',
    domain: 'www.agence.fr',
    phone: { display: '01 23 45 67 89', international: '+33123456789' },
    mailboxes: {
      general: 'a@agence.fr',
      recruitment: 'b@agence.fr',
      sales: 'c@agence.fr',
      press: 'd@agence.fr',
    },
    address: { ...agency.address, street: '12, rue des Vitriers' },
    links: {
      network: 'https://reseau.fr/agence',
      appointment: 'https://rdv.fr/agence',
      consultation: 'https://rdv.fr/agence/conseil',
      discoveryCall: 'https://rdv.fr/agence/appel',
    },
  },
  partners: { ...FLIPPED.partners, partners: [] },
  founder: {
    ...FLIPPED.founder,
    name: 'Jeanne Martin',
    message: [told],
    photo: '/assets/equipe/jeanne.jpg',
  },
  reviews: { ...FLIPPED.reviews, reviews: [] },
  caseStudies: FLIPPED.caseStudies.slice(0, 1).map((study) => ({
    ...study,
    title: told,
    description: told,
    situation: told,
    work: told,
    result: told,
    differently: told,
    images: [{ src: '/assets/equipe/toit.jpg', alt: told }],
  })),
  articles: allArticles.slice(0, 1).map(({ slug }) => ({ slug, title: told, description: told })),
  claims: { ...FLIPPED.claims, keyStats: [] },
  commitments: {
    ...FLIPPED.commitments,
    terms: [told],
    dailyTerms: [told],
    serviceTerms: [],
    travel: told,
    team: { photo: '/assets/founder/portrait.svg', photoAlt: told, caption: told },
    questions: FLIPPED.commitments.questions.map((question) => ({ ...question, answer: told })),
  },
  estimates: { ...FLIPPED.estimates, quotes: [] },
};

/** Pictures of another agency. */
const redrawn = {
  ...origins,
  pictures: Object.fromEntries(Object.keys(origins.pictures).map((path) => [path, 'redessinée'])),
};

test('reports each fault of the demonstration with file, line and remedy', () => {
  const faults = preflightFaults(SITE, known);
  const text = faults.map(preflightText).join('\n');
  for (const reason of [
    /^content\/agency\.yaml:\d+ : phone\.international : .* réservé à la fiction\. Écrivez/m,
    /^content\/agency\.yaml:\d+ : brand : « Verrière »/m,
    /^content\/agency\.yaml:\d+ : address\.street : /m,
    /^content\/agency\.yaml:\d+ : domain : /m,
    /^content\/agency\.yaml:\d+ : mailboxes\.general : /m,
    /^content\/agency\.yaml:\d+ : links\.network : /m,
    /^content\/partners\.yaml:\d+ : partners\.0\.name : /m,
    /^content\/reviews\.yaml:\d+ : reviews\.11\.author : /m,
    /^content\/commitments\.yaml:\d+ : questions\.3\.answer : /m,
    /^content\/estimates\.yaml:\d+ : quotes\.0\.title : /m,
    /^content\/schedule\.yaml:\d+ : firstVersion\.sample : /m,
    /^content\/claims\.yaml:\d+ : keyStats\.0 : .*\+40 projets/m,
    /^content\/claims\.yaml:\d+ : promises\.rating : .*4,9\/5/m,
    /^content\/legal\/mentions-legales\.md:\d+ : .*numéro SIREN/m,
  ]) {
    expect(text).toMatch(reason);
  }
  expect(faults.filter(({ line }) => line === undefined)).toEqual([]);
});

test('recognises the demonstration even with sample: false', () => {
  const files = new Set(preflightFaults(FLIPPED, known).map(({ file }) => file));
  expect([...files].sort()).toEqual(
    [
      ...['agency', 'claims', 'commitments', 'estimates', 'founder', 'partners', 'reviews'].map(
        (name) => `content/${name}.yaml`,
      ),
      ...allCaseStudies.map(({ slug }) => `content/case-studies/${slug}.yaml`),
      ...allArticles.map(({ slug }) => `content/articles/${slug}.md`),
    ].sort(),
  );
});

test('recognises the logo, portrait and screens of the demonstration beside other texts', () => {
  const [partner] = partnerList.partners;
  const [study] = allCaseStudies;
  if (!partner || !study) throw new Error('content/ lacks a collection');
  const faults = preflightFaults(
    {
      ...READY,
      partners: { ...READY.partners, partners: [{ ...partner, name: 'Dupont' }] },
      founder: { ...READY.founder, photo: founder.photo },
      caseStudies: READY.caseStudies.map((entry) => ({ ...entry, images: study.images })),
    },
    {
      origins: {
        ...origins,
        pictures: { ...redrawn.pictures, ...drawnFor(['partners', 'founder', 'realisations']) },
      },
      demonstration,
    },
  );
  expect(faults.map(({ field }) => field)).toEqual(['partners.0.logo', 'photo', 'images']);
});

function drawnFor(folders: string[]) {
  return Object.fromEntries(
    Object.entries(origins.pictures).filter(([path]) =>
      folders.some((folder) => path.startsWith(`/assets/${folder}/`)),
    ),
  );
}

test('finds no fault in a site with its own data', () => {
  expect(preflightFaults(READY, { origins: redrawn, demonstration })).toEqual([]);
});

test('asks for booking links only while booking is on', () => {
  const withLinks = (booking: boolean) => ({
    ...READY,
    parts: { ...partList, booking },
    agency: { ...READY.agency, links: { ...agency.links, network: READY.agency.links.network } },
  });
  const options = { origins: redrawn, demonstration };
  expect(preflightFaults(withLinks(false), options)).toEqual([]);
  const told = preflightFaults(withLinks(true), options);
  expect(told.map(({ field }) => field)).toEqual([
    'links.appointment',
    'links.consultation',
    'links.discoveryCall',
  ]);
  expect(told[0]?.remedy).toMatch(
    /^Écrivez le vôtre\. Le même lien peut servir aux trois ; .*booking: false/,
  );
});

test('asks for nothing that a part shows which is off', () => {
  const parts = { ...partList, estimate: false, blog: false };
  const files = preflightFaults({ ...FLIPPED, parts }, known).map(({ file }) => file);
  expect(files.filter((file) => /estimates|articles/.test(file))).toEqual([]);
});

testAll([
  ['FR 12 345678901', []],
  ['FR12345678901', []],
  ['TVA non applicable, article 293 B du CGI', []],
  ['abc', ['TVA']],
  ['FR 12 34567', ['TVA']],
  ['DE 123456789', ['TVA']],
])('reads the VAT number of the legal notice', ([said, fields]) => {
  const legalPages = READY.legalPages.map((page) => ({
    ...page,
    html: `<li>Numéro de TVA intracommunautaire\u202f: ${said}</li>`,
  }));
  const faults = preflightFaults(
    { ...READY, legalPages: legalPages.slice(0, 1) },
    { origins: redrawn, demonstration },
  );
  expect(faults.map(({ field }) => field)).toEqual(fields);
});

test('names logos that their ground swallows', () => {
  const [partner] = partnerList.partners;
  if (!partner) throw new Error('content/ lacks partners');
  const own = { ...partner, name: 'Dupont', logo: '/assets/agence/dupont.svg' };
  const faults = preflightFaults(
    {
      ...READY,
      look: { ...look, wordmark: { ...look.wordmark, drawing: '/assets/agence/marque.svg' } },
      partners: { ...READY.partners, partners: [own] },
    },
    { origins: { ...redrawn, faint: [own.logo, '/assets/agence/marque.svg'] }, demonstration },
  );
  expect(faults.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'content/look.yaml wordmark.drawing',
    'content/partners.yaml partners.0.logo',
  ]);
});

test('names the headline that says the tagline of the demonstration', () => {
  const faults = preflightFaults(
    { ...READY, agency: { ...READY.agency, tagline: 'agence web' } },
    { origins: redrawn, demonstration },
  );
  expect(faults.map(({ file, field }) => `${file} ${field}`)).toEqual(['content/copy/home.yaml hero.title']);
});

test('names a photograph with too few pixels', () => {
  const photo = (size: string) => `/assets/photos/${'a'.repeat(32)}-${size}/480.webp`;
  const withPhoto = (size: string) => ({
    ...READY,
    founder: { ...READY.founder, photo: photo(size) },
  });
  expect(preflightFaults(withPhoto('480x600'), { origins: redrawn, demonstration })).toEqual([
    expect.objectContaining({
      file: 'content/founder.yaml',
      field: 'photo',
      what: expect.stringContaining('480 × 600 px'),
    }),
  ]);
  expect(preflightFaults(withPhoto('1600x2000'), { origins: redrawn, demonstration })).toEqual([]);
});
