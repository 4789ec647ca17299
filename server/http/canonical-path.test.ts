import { expect } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { canonicalPath } from './canonical-path.ts';

/** A token is case-sensitive, and may end in a hyphen. */
const TOKEN = `${'A-b_'.repeat(10)}xY-`;

testAll([
  ['/contact/', '/contact'],
  ['/Contact', '/contact'],
  ['/OBTENIR-UN-DEVIS/', '/obtenir-un-devis'],
  ['/villes/LYON', '/villes/lyon'],
  ['/Villes/Lyon/', '/villes/lyon'],
  ['/villes/Saint-%C3%89tienne', '/villes/saint-etienne'],
  ['/villes/le%20%20havre', '/villes/le-havre'],
  ['/villes/%20Brest%20', '/villes/brest'],
  ['/villes/le%09%0D%0Ahavre', '/villes/le-havre'],
  ['/technologies/React', '/technologies/reactjs'],
  ['/technologies/Next.js', '/technologies/nextjs'],
  ['/technologies/next-js', '/technologies/nextjs'],
  ['/technologies/node/', '/technologies/nodejs'],
  ['/technologies/aws', '/technologies/amazon-web-services'],
  ['/technologies/gcp', '/technologies/google-cloud-platform'],
  ['/services/SaaS', '/services/saas'],
  ['/services/saas-application-web', '/services/application-web'],
  ['/expertises/Cybersécurité', '/expertises/cybersecurite'],
  ['/expertises/saas', '/expertises/saas'],
  ['/services/SAAS-application-web/', '/services/application-web'],
  ['//', '/'],
  ['/,', '/'],
  ['//contact', '/contact'],
  ['/contact//', '/contact'],
  ['/contact,', '/contact'],
  ['/contact/,', '/contact'],
  ['/contact.)', '/contact'],
  ['/Contact%C2%A0%C2%BB.', '/contact'],
  ['/villes//lyon', '/villes/lyon'],
  ['///villes/Lyon…/', '/villes/lyon'],
  ['//villes//atlantide', '/villes/atlantide'],
  ['//article//un-titre', '/article/un-titre'],
  ['//evil.fr', '/evil.fr'],
  ['//evil.fr/', '/evil.fr'],
  [`/suivi/${TOKEN}/`, `/suivi/${TOKEN}`],
  [`//Suivi//${TOKEN}.`, `/suivi/${TOKEN}`],
  [`/%73uivi/${TOKEN}%20%C2%BB,`, `/suivi/${TOKEN}`],
  ['/suivi/effacee/', '/suivi/effacee'],
  ['/services/Augmentation%20d%E2%80%99effectif%20tech', '/services/augmentation-deffectif-tech'],
])('other spellings lead to the canonical path in one step', ([path, canonical]) => {
  expect(canonicalPath(path)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});

testAll([
  '/',
  '/villes/atlantide',
  '/villes/Atlantide/',
  '/villes/constructor',
  '/villes/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/villes/%00',
  `/villes/lyon${'%CC%81'.repeat(200)}`,
  '/villes/%E0%A4%A',
  '/%5Cevil.fr/',
  '/villes/lyon.data',
  `/suivi/${TOKEN}`,
  `/suivi/${TOKEN}.data`,
  `/suivi/${TOKEN}/autre`,
  '/suivi/D-7KQ3M9F/',
  '/article/%C3%89crire-%C3%A0-ses-clients/',
])('canonical and unknown paths are unchanged', (path) => {
  expect(canonicalPath(path)).toBe(path);
});
