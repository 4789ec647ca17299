import {
  agency,
  allCaseStudies,
  allLegalPages,
  claimRegister,
  estimateList,
  founder,
  partnerList,
  reviewList,
} from 'content-collections';
import { expect, test } from 'vitest';
import { preflightFaults } from './preflight.ts';

const demonstration = {
  agency,
  partners: partnerList,
  founder,
  reviews: reviewList,
  caseStudies: allCaseStudies,
  legalPages: allLegalPages,
  claims: claimRegister,
  estimates: estimateList,
};

const READY = {
  agency: {
    ...agency,
    sample: false,
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
  partners: { ...partnerList, sample: false },
  founder: { ...founder, sample: false },
  reviews: { ...reviewList, sample: false },
  caseStudies: allCaseStudies.map((study) => ({ ...study, sample: false })),
  legalPages: allLegalPages.map((page) => ({ ...page, html: '<p>Complet.</p>' })),
  claims: { ...claimRegister, sample: false },
  estimates: { ...estimateList, sample: false },
};

test('the demonstration is not ready to go live, and every reason is named with its file', () => {
  const faults = preflightFaults(demonstration).join('\n');
  for (const reason of [
    'les avis',
    'le tarif',
    'phone',
    'address',
    'domain',
    'mailboxes.general',
    'links.network',
    'numéro SIREN',
    'keyStats : +40 projets',
    'promises.rating : 4,9/5',
  ]) {
    expect(faults).toContain(reason);
  }
  expect(preflightFaults(demonstration).every((fault) => fault.startsWith('content/'))).toBe(true);
});

test('a site whose own data are in is ready', () => {
  expect(preflightFaults(READY)).toEqual([]);
});
