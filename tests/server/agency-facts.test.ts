import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agencyFile as agency, reviewList } from 'content-collections';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { visibleText } from './answers.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { leadWith, NATIVE_WAYS, send } from './lead-forms.ts';
import { type Colleague, signIn, textOf } from './staff-people.ts';
import { QUOTE, QUOTE_PATH } from './submissions.ts';

const PATH = '/equipe/agence';
const PHONE = '02 41 88 12 34';

/** Fields of the page's contact form, with changes. */
function contact(fields: Record<string, string> = {}, revision = 0): Record<string, string> {
  const { mailboxes, address, links } = agency;
  const named = (prefix: string, values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, String(value)]));
  return {
    revision: String(revision),
    geste: 'enregistrer',
    'phone.display': PHONE,
    ...named('mailboxes', mailboxes),
    ...named('address', address),
    ...named('links', links),
    sample: 'on',
    ...fields,
  };
}

const hours = (fields: Record<string, string>, revision = 0): Record<string, string> => ({
  revision: String(revision),
  geste: 'enregistrer',
  ...Object.fromEntries([1, 2, 3, 4, 5].map((day) => [`days.${day}`, 'on'])),
  opens: '09:00',
  closes: '18:00',
  text: 'du lundi au vendredi, de 9 h à 18 h',
  ...fields,
});

describe.each(ENGINES)('what owners say of the agency, on %s', (engine) => {
  let site: TestSite;
  let ada: Colleague;
  beforeEach(async () => {
    site = await createTestSite(engine);
    ada = await signIn(site, 'ada', 'owner');
  });
  afterEach(() => site.close());

  const page = async (path: string) => (await site.request(path)).text();

  it('prove to search engines that the site is theirs, by a tag or a file', async () => {
    const save = (google: string, revision: number) =>
      ada.post(`${PATH}/moteurs`, {
        revision: String(revision),
        geste: 'enregistrer',
        google,
        bing: '<meta name="msvalidate.01" content="0123456789ABCDEF" />',
      });
    await save('<meta name="google-site-verification" content="abc_DEF-123456" />', 0);
    const home = await page('/');
    expect(home).toContain('<meta name="google-site-verification" content="abc_DEF-123456"/>');
    expect(home).toContain('<meta name="msvalidate.01" content="0123456789ABCDEF"/>');
    await save('google1234567890abcdef.html', 1);
    expect(await page('/')).not.toContain('google-site-verification');
    expect(await page('/google1234567890abcdef.html')).toBe(
      'google-site-verification: google1234567890abcdef.html',
    );
    expect((await site.request('/google0000000000000000.html')).status).toBe(404);
    expect((await save('pas un code', 2)).status).toBe(422);
  });

  it('reports a conflicting edit with the current values, and saves it when confirmed', async () => {
    const grace = await signIn(site, 'grace', 'owner');
    await ada.post(`${PATH}/coordonnees`, contact());
    const late = await grace.post(`${PATH}/coordonnees`, contact({ 'phone.display': '01 55 00 00 00' }));
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain('Ada a modifié cette rubrique');
    expect(html).toContain('value="01 55 00 00 00"');
    expect(html.replace(/[\u00a0\u202f]/g, ' ')).toContain(`En place maintenant : « ${PHONE} »`);
    expect(await page('/contact')).toContain(PHONE);
    await grace.post(`${PATH}/coordonnees`, contact({ 'phone.display': '01 55 00 00 00' }, 1));
    expect(await page('/contact')).toContain('01 55 00 00 00');
  });

  it('reads numbers as they are written in France', async () => {
    let revision = 0;
    for (const display of ['+33 (0)1 55 00 00 00', '0033 01 55 00 00 00', '01.55.00.00.00']) {
      await ada.post(`${PATH}/coordonnees`, contact({ 'phone.display': display }, revision++));
      expect(site.services.facts.current().agency.phone.international, display).toBe('+33155000000');
    }
    await ada.post(`${PATH}/coordonnees`, contact({ 'phone.display': '+41 (0)22 734 30 15' }, revision));
    expect(site.services.facts.current().agency.phone.international).toBe('+41227343015');
    const keyStats = '1 200 projets\r\n12\u202f000 heures par an\r\n7 villes';
    expect((await ada.post(`${PATH}/chiffres`, figures({ keyStats }))).status).toBe(303);
    expect(site.services.facts.current().claims.keyStats).toEqual([
      { value: 1200, label: 'projets' },
      { value: 12_000, label: 'heures par an' },
      { value: 7, label: 'villes' },
    ]);
  });

  it('goes back to the content file, and can be changed again', async () => {
    await ada.post(`${PATH}/coordonnees`, contact());
    await ada.post(`${PATH}/coordonnees`, { revision: '1', geste: 'retablir' });
    expect(await page('/contact')).toContain(agency.phone.display);
    expect(await textOf(await ada.get(PATH))).toContain('Remis comme dans content/agency.yaml');
    // A page opened before that is still stale.
    expect((await ada.post(`${PATH}/coordonnees`, contact({}, 1))).status).toBe(409);
    expect((await ada.post(`${PATH}/coordonnees`, contact({}, 2))).status).toBe(303);
  });

  it('stays as last known while the database is away, which is logged once', async () => {
    await ada.post(`${PATH}/coordonnees`, contact());
    await site.services.database.schema.dropTable('agency_facts').execute();
    await site.services.facts.refresh();
    await site.services.facts.refresh();
    expect(await page('/contact')).toContain(PHONE);
    expect(site.logs.filter((line) => line.includes('facts of the agency not read'))).toHaveLength(1);
  });

  it('reaches another node at its next refresh', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-facts-'));
    const { database } = site.services.config;
    const url = database.engine === 'postgres' ? database.url : `sqlite:${folder}/site.db`;
    const [one, other] = [await startOn(url), await startOn(url)];
    try {
      const grace = await signIn(one, 'grace', 'owner');
      await other.request('/contact');
      await grace.post(`${PATH}/coordonnees`, contact());
      expect(await (await other.request('/contact')).text()).toContain(agency.phone.display);
      await other.services.facts.refresh();
      expect(await (await other.request('/contact')).text()).toContain(PHONE);
    } finally {
      await one.close();
      await other.close();
      await rm(folder, { recursive: true });
    }
  });

  const startOn = (url: string) => createTestSite(engine, { environment: { DATABASE_URL: url } });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('shows at once on every page, cached ones included, and in /llms.txt', async () => {
    const before = await page('/contact');
    expect(before).toContain(agency.phone.display);
    expect(before).not.toContain('id="facts"');
    const saved = await ada.post(`${PATH}/coordonnees`, contact());
    expect([saved.status, saved.headers.get('Location')]).toEqual([
      303,
      `${PATH}?fait=coordonnees#coordonnees`,
    ]);
    for (const path of ['/', '/contact', '/villes/lyon', '/mentions-legales', '/llms.txt', '/nulle-part'])
      expect(await page(path), path).toContain(PHONE);
    const home = await page('/');
    expect(home).toContain('"telephone":"+33241881234"');
    expect(home).not.toContain(agency.phone.international);
    expect(await textOf(await ada.get('/equipe/journal'))).toContain(
      '« Coordonnées et liens » : ada@exemple.fr a modifié cette rubrique de l’agence',
    );
  });

  it('moves the promise of an answer with the hours, on forms and in leads', async () => {
    const promised = async () => (await (await site.request('/api/answer-by')).json()).answerBy;
    expect(await promised()).toMatch(/aujourd’hui.15.h/);
    await ada.post(`${PATH}/horaires`, hours({ opens: '13:00', closes: '20:00', text: 'de 13 h à 20 h' }));
    expect(await promised()).toMatch(/aujourd’hui.17.h/);
    const client = await site.client();
    await client.post(QUOTE_PATH, QUOTE);
    const lead = await site.services.database
      .selectFrom('leads')
      .select('answer_due_at')
      .executeTakeFirstOrThrow();
    expect(lead.answer_due_at).toBe('2026-03-10T16:00:00.000Z');
    expect(await page('/obtenir-un-devis')).toContain('de 13');
    const [way] = NATIVE_WAYS;
    const sent = way && (await send(site, way, { body: leadWith(way, {}) }));
    const receipt = await page(sent?.headers.get('Location') ?? '');
    // One pane an hour, and the middle of the dial.
    expect(receipt.match(/class="sundial-(?:lit|now|dark)"/g)).toHaveLength(7 + 1);
  });

  it('moves the promise over closures and days with other hours, and says until when it is closed', async () => {
    const form = hours({
      exceptions: 'mercredi, 10 h à 12 h 30\n\nVendredi 9:00 17:00',
      closures: '9/3/2026 au 10/03/2026\n24/12/2026',
      alsaceMoselle: 'on',
    });
    const [way, other] = NATIVE_WAYS;
    const before = other && (await send(site, other, { body: leadWith(other, {}) }));
    expect((await ada.post(`${PATH}/horaires`, form)).status).toBe(303);
    // What was promised before the closure was entered stays, without a word of it.
    const earlier = await page(before?.headers.get('Location') ?? '');
    expect(earlier).toContain('Réponse promise avant');
    expect(visibleText(earlier)).not.toContain('fermés');
    const { hours: saved } = site.services.facts.current().agency;
    expect(saved).toMatchObject({
      exceptions: [
        { day: 3, opens: '10:00', closes: '12:30' },
        { day: 5, opens: '09:00', closes: '17:00' },
      ],
      closures: [
        { from: '2026-03-09', to: '2026-03-10' },
        { from: '2026-12-24', to: '2026-12-24' },
      ],
      alsaceMoselle: true,
    });
    const screen = await (await ada.get(PATH)).text();
    for (const line of [
      'mercredi 10:00 12:30',
      'vendredi 09:00 17:00',
      '09/03/2026 au 10/03/2026',
      '24/12/2026',
    ])
      expect(screen).toContain(line);
    const closed = 'Nous sommes fermés jusqu’au mardi 10\u00a0mars 2026 inclus.';
    const promised = await (await site.request('/api/answer-by')).json();
    expect(promised.answerBy.replaceAll('\u00a0', ' ')).toBe('jeudi 10 h 30');
    expect(visibleText(promised.closure)).toBe(visibleText(closed));
    // Without its script too, and no longer than it lasts.
    expect(await page('/contact')).toContain(closed);
    site.clock.advance({ hours: 48 });
    expect(await page('/contact')).not.toContain(closed);
    site.clock.advance({ hours: -48 });
    expect(await page('/contact')).toContain(closed);
    const sent = way && (await send(site, way, { body: leadWith(way, {}) }));
    const receipt = await page(sent?.headers.get('Location') ?? '');
    expect(receipt).toContain('Nous sommes fermés jusqu’au mardi 10\u00a0mars 2026 inclus.');
    await site.services.mailer.deliverDue();
    const mail = site.transport.sent.find(({ to }) => to === 'camille@atelier.fr')?.text;
    expect(mail?.replace(/\s+/g, ' ')).toContain('fermés jusqu’au mardi 10 mars 2026 inclus');
    for (const [field, text, fault] of [
      ['closures', 'en août', 'jour de la forme'],
      ['closures', '24/12/2026 au 02/01', 'jour de la forme'],
      ['closures', 'du 24/12 au 02/01/2027', 'jour de la forme'],
      ['closures', '21/08/2026 au 03/08/2026', 'finit après avoir commencé'],
      ['closures', '01/01/2026 au 31/12/2026', '100 jours au plus'],
      ['exceptions', 'lundi 18:00 9:00', 'doit venir après'],
      ['exceptions', 'jamais', 'trop petit'],
    ] as const) {
      const refused = await ada.post(`${PATH}/horaires`, hours({ [field]: text }, 1));
      expect([refused.status, await textOf(refused)], text).toEqual([422, expect.stringContaining(fault)]);
    }
  });

  it('is refused when invalid, with an error at each field, and keeps what was typed', async () => {
    const wrong = {
      'phone.display': 'demandez Paul',
      'links.network': 'http://reseau',
      'mailboxes.press': '',
    };
    const refused = await ada.post(`${PATH}/coordonnees`, contact(wrong));
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html.match(/class="fact-fault" id="[^"]*"/g)).toEqual([
      'class="fact-fault" id="coordonnees-phone-display-faute"',
      'class="fact-fault" id="coordonnees-mailboxes-press-faute"',
      'class="fact-fault" id="coordonnees-links-network-faute"',
    ]);
    expect(html).toContain('value="demandez Paul"');
    expect(await site.services.database.selectFrom('agency_facts').selectAll().execute()).toEqual([]);
    for (const [section, form, sentence] of [
      ['horaires', hours({ opens: '18:00', closes: '09:00' }), 'L’heure de fermeture doit venir après'],
      ['chiffres', figures({ keyStats: 'beaucoup de projets' }), 'est trop petit'],
      ['chiffres', figures({ sample: '' }), 'Dites d’où cela vient'],
      ['avis', { ...review(), quote: 'Très bien.' }, 'De 20 à 55 mots'],
      ['questions', question('Oui. '.repeat(2000)), '5 000 caractères au plus'],
      ['questions', question(`${'>'.repeat(500)} Oui.`), 'Ligne 1 : 500 citations'],
      [
        'partenaires',
        { revision: '0', geste: 'enregistrer', element: '+', name: 'Atelier', logo: '/assets/rien.svg' },
        'Choisissez une image de la liste',
      ],
    ] as const) {
      const answer = await ada.post(`${PATH}/${section}`, form);
      expect([answer.status, await textOf(answer)], section).toEqual([
        422,
        expect.stringContaining(sentence),
      ]);
    }
  });

  it('keeps a portrait that is a file of content/pictures', async () => {
    const photo = `/assets/photos/${'b'.repeat(32)}-900x1125/900.webp`;
    Object.assign(site.services.assets, { has: (path: string) => path === photo });
    expect((await ada.post(`${PATH}/direction`, { ...founder(), photo })).status).toBe(303);
    expect(await page('/')).toContain(photo);
  });

  it('has reviews, partners, figures, founder and questions where pages show them', async () => {
    const posts: [string, Record<string, string>][] = [
      ['avis', review()],
      [
        'avis',
        {
          revision: '1',
          geste: 'enregistrer',
          'proof.source': 'E-mail du 3 mars',
          'proof.date': '2026-03-03',
        },
      ],
      [
        'partenaires',
        {
          revision: '0',
          geste: 'enregistrer',
          element: 'lysane',
          name: 'Atelier Luz',
          logo: '/assets/partners/lysane.svg',
          place: '1',
        },
      ],
      ['chiffres', figures({ keyStats: '52 projets\r\n7 villes', rating: '4,7/5' })],
      ['direction', founder()],
      ['questions', question('Oui, *un peu* : <script>alert(1)</script>.')],
    ];
    for (const [section, form] of posts)
      expect((await ada.post(`${PATH}/${section}`, form)).status, section).toBe(303);
    const home = await page('/');
    for (const text of [
      'Jeanne Le Goff',
      'Atelier Luz',
      '>+52<',
      'Yann Morel',
      'Parlez-vous breton',
      '<em>un peu</em>',
    ])
      expect(home, text).toContain(text);
    expect(home.includes('<script>alert')).toBe(false);
    expect(await page('/obtenir-un-devis')).toContain('4,7/5');
    expect(await page('/recherche?q=breton')).toContain('Parlez-vous');
    const rows = await site.services.database
      .selectFrom('agency_facts')
      .select('value')
      .where('section', '=', 'reviews')
      .execute();
    expect(JSON.parse(rows[0]?.value ?? '')).toMatchObject({
      sample: false,
      proof: { source: 'E-mail du 3 mars', date: '2026-03-03' },
      reviews: reviewList.reviews.map(({ id }) => ({ id })),
    });
    await ada.post(`${PATH}/questions`, { revision: '1', geste: 'retirer', element: 'parlez-vous-breton' });
    expect(await page('/')).not.toContain('Parlez-vous breton');
  });

  it('keeps the proof given on screen when an entry of its list changes', async () => {
    const source = 'E-mail du 3 mars';
    const proof = { 'proof.source': source, 'proof.date': '2026-03-03' };
    await ada.post(`${PATH}/avis`, { revision: '0', geste: 'enregistrer', ...proof });
    expect(await (await ada.get(PATH)).text()).toContain(`value="${source}"`);
    expect((await ada.post(`${PATH}/avis`, { ...review(), revision: '1' })).status).toBe(303);
    const { own } = await site.services.factDesk.read();
    expect(own.reviews?.proof).toEqual({ source, date: '2026-03-03' });
  });

  it('is for owners alone, and writes the content files for them', async () => {
    await ada.post(
      `${PATH}/coordonnees`,
      contact({ sample: '', 'proof.source': 'Extrait Kbis', 'proof.date': '2026-02-01' }),
    );
    const file = await ada.get(`${PATH}/fichiers/agency.yaml`);
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="agency.yaml"');
    const yaml = await file.text();
    for (const text of [
      '# L’agence : ce fichier est le seul',
      `display: ${PHONE}`,
      'source: Extrait Kbis',
      'sample: false',
    ])
      expect(yaml).toContain(text);
    for (const role of ['sales', 'editor'] as const) {
      const other = await signIn(site, role, role);
      expect((await other.get(PATH)).status).toBe(403);
      expect((await other.get(`${PATH}/fichiers/agency.yaml`)).status).toBe(403);
      expect((await other.post(`${PATH}/coordonnees`, contact({}, 1))).status).toBe(403);
    }
    expect((await site.request(PATH)).status).toBe(303);
  });
});

function review(): Record<string, string> {
  return {
    revision: '0',
    geste: 'enregistrer',
    element: 'accueil',
    author: 'Jeanne Le Goff',
    role: 'gérante',
    company: 'Lysane',
    city: 'Quimper',
    quote:
      'Ils ont d’abord lu nos cahiers, deux jours durant, avant de nous proposer quoi que ce soit. Le site est en ligne et mes clientes s’y retrouvent.',
  };
}

function figures(fields: Record<string, string>): Record<string, string> {
  return {
    revision: '0',
    geste: 'enregistrer',
    keyStats: '40 projets',
    rating: '4,9/5',
    sample: 'on',
    ...fields,
  };
}

const question = (answer: string) => ({
  revision: '0',
  geste: 'enregistrer',
  element: '+',
  question: 'Parlez-vous breton ?',
  answer,
});

function founder(): Record<string, string> {
  return {
    revision: '0',
    geste: 'enregistrer',
    name: 'Yann Morel',
    title: 'Fondateur',
    heading: 'Le mot du fondateur',
    photo: '/assets/founder/portrait.svg',
    photoAlt: 'Portrait de Yann Morel',
    message: 'Premier paragraphe.\n\nSecond paragraphe.',
    sample: 'on',
  };
}
