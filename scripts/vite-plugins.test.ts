import { expect, it } from 'vitest';
import { unshownPictures } from './vite-plugins.ts';

const TEXTS = [
  'export default [{ "path": "/realisations/notre-client", "images": [{ "src": "/assets/realisations/notre-client.svg#ecran-1" }] }]',
  'export default { "pages": [{ "path": "/", "name": "Accueil" }, { "path": "/realisations", "name": "Réalisations" }] }',
  'const a="/assets/realisations/accueil-1.svg"',
];

it('finds the pictures of removed clients and pages, and no others', () => {
  const gone = [
    '/assets/partners/lysane.svg',
    '/assets/partners/bandeau.svg',
    '/assets/realisations/audit-seo.svg',
    '/assets/realisations/boutique-vignette.jpg',
    '/assets/partage/realisations-audit-seo.jpg',
    '/assets/founder/portrait.svg',
  ];
  const shown = [
    '/assets/realisations/notre-client.svg',
    '/assets/realisations/accueil-1.svg',
    '/assets/partage/realisations-notre-client.jpg',
    '/assets/partage/accueil.jpg',
    '/assets/partage/realisations.jpg',
  ];
  expect(unshownPictures([...shown, ...gone], TEXTS)).toEqual(gone);
});
