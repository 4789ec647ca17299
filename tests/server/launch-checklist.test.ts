import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestSite, type TestSite } from './harness.ts';
import { signIn, textOf } from './staff-people.ts';

const PATH = '/equipe/mise-en-ligne';
let site: TestSite;

beforeEach(async () => {
  site = await createTestSite('sqlite', {
    environment: {
      PUBLIC_URL: 'http://localhost:3000',
      SMTP_URL: 'smtp://robot:tres-secret@mail.exemple.fr:587',
    },
  });
});
afterEach(() => site.close());

it('lists what is left with where to fix it, what is done, and no secret', async () => {
  const ada = await signIn(site, 'ada', 'owner');
  const html = await (await ada.get(PATH)).text();
  for (const slug of ['coordonnees', 'chiffres', 'avis', 'partenaires', 'direction'])
    expect(html).toContain(`href="/equipe/agence#${slug}"`);
  expect(html).toMatch(/content\/legal\/mentions-legales\.md, ligne \d+/);
  const text = await textOf(await ada.get(PATH));
  expect(text).toMatch(/Réglé : *Envoi des e-mails/);
  expect(text).toMatch(/À régler : *Adresse publique/);
  expect(html.includes('tres-secret')).toBe(false);
});

it('ticks a section off once the agency has filled it in on its screen', async () => {
  const ada = await signIn(site, 'ada', 'owner');
  expect(await textOf(await ada.get(PATH))).toMatch(/À régler : *Chiffres clés et note/);
  const proved = { 'proof.source': 'Décompte des contrats', 'proof.date': '2026-03-01' };
  const form = {
    revision: '0',
    geste: 'enregistrer',
    keyStats: '12 projets\n3 villes',
    rating: '4,6/5',
    ...proved,
  };
  expect((await ada.post('/equipe/agence/chiffres', form)).status).toBe(303);
  expect(await textOf(await ada.get(PATH))).toMatch(/Réglé : *Chiffres clés et note/);
});

it('is for owners alone', async () => {
  for (const role of ['sales', 'editor'] as const)
    expect((await (await signIn(site, role, role)).get(PATH)).status).toBe(403);
});
