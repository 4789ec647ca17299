import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

test.each([
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
  ['/services/SAAS-application-web/', '/services/application-web'],
  ['/services/Augmentation%20d%E2%80%99effectif%20tech', '/services/augmentation-deffectif-tech'],
])('%s → %s in one step', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});

test.each([
  '/',
  '//',
  '//evil.fr',
  '//evil.fr/',
  '/villes/atlantide',
  '/villes/Atlantide/',
  '/villes/constructor',
  '/villes/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/villes/%00',
  `/villes/lyon${'%CC%81'.repeat(200)}`,
  '/villes/%E0%A4%A',
  '/%5Cevil.fr/',
  '/villes/lyon.data',
  '/article/%C3%89crire-%C3%A0-ses-clients/',
])('%s is unchanged', (path) => {
  expect(canonicalPath(path)).toBe(path);
});
