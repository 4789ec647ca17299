import { afterEach, expect, it } from 'vitest';
import { createTestSite, type TestSite } from './harness.ts';
import { signIn, textOf } from './staff-people.ts';

let site: TestSite;
afterEach(() => site.close());

it('lists what the privacy page says, who gets data by the settings, and what an erasure does not reach', async () => {
  site = await createTestSite('sqlite', {
    environment: {
      SMTP_URL: 'smtp://mail.exemple.fr',
      IMAP_URL: 'imaps://boite:secret@imap.exemple.fr',
      LEADS_TO: 'ventes@exemple.fr',
    },
  });
  const ada = await signIn(site, 'ada', 'owner');
  await ada.post('/equipe/branchements', {
    nom: 'CRM',
    adresse: 'https://crm.exemple.fr/entree',
    format: 'standard',
    'lead.created': 'on',
  });
  const answer = await ada.get('/equipe/registre');
  const html = await answer.clone().text();
  expect(html).toMatch(/<table>.*Demande de devis ou d’estimation.*Candidature/s);
  const text = await textOf(answer);
  expect(text).toMatch(/Envoi des e-mails mail\.exemple\.fr .*Lecture de la messagerie imap\.exemple\.fr/);
  expect(text).toContain('Base de données sur la machine du site');
  expect(text).toContain('(ventes@exemple.fr) gardent les avis');
  expect(text).toContain('1 collègue lit les demandes');
  expect(html).not.toContain('secret');
  expect((await (await signIn(site, 'lea', 'sales')).get('/equipe/registre')).status).toBe(403);
});
