import { createHash, randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { folded } from '../../domain/search/terms.ts';
import { barTable, type Report } from './report.ts';
import { databaseOf, startBenchedSite } from './site.ts';
import { median, spread } from './statistics.ts';

const LEADS = 10_000;
const ARTICLES = 5000;
const ROUNDS = 30;
/** Longest median (ms). */
const BAR = 50;

const STAGES = ['new', 'taken', 'answered', 'waiting', 'won', 'lost', 'spam'];
const SENTENCES = [
  'Bonjour, nous voudrions refaire le site de notre atelier avant l’été.',
  'Il nous faut un espace client où déposer des pièces, avec une connexion sûre.',
  'Notre boutique vend sur les marchés et voudrait vendre en ligne.',
  'Une application de suivi des tournées, pour trente chauffeurs.',
];
const TOKEN = 'bench';

/** Measures the response time of each staff screen, with the leads of several years. */
export async function benchStaff(folder: string): Promise<Report> {
  const first = await startBenchedSite({ folder });
  await first.end();
  const reference = fill(databaseOf(folder));
  const site = await startBenchedSite({ folder });
  try {
    const lead = `/equipe/demandes/${reference.toLowerCase()}`;
    const screens = [
      ['inbox', '/equipe'],
      ['inbox, last page', '/equipe?page=170'],
      ['inbox, one stage', '/equipe?etape=repondue'],
      ['inbox, search', '/equipe?q=boutique+client7'],
      ['inbox, search that finds nothing', '/equipe?q=introuvable'],
      ['what an open window asks for', '/equipe/liste'],
      ['one lead', lead],
      ['data of a person', `${lead}/personne`],
      ['quarantine', '/equipe/quarantaine'],
      ['figures', '/equipe/chiffres'],
      ['journal', '/equipe/journal'],
      ['articles', '/equipe/articles'],
      ['articles, last page', `/equipe/articles?page=${ARTICLES / 25}`],
      ['articles, search', '/equipe/articles?q=4999'],
      ['article editor', `/equipe/articles/${articleId(42)}`],
      ['agency', '/equipe/agence'],
      ['before going live', '/equipe/mise-en-ligne'],
    ] as const;
    const rows = [];
    for (const [what, path] of screens) {
      const times = await timed(site.url + path);
      const measured = `${spread(times)} ms`;
      rows.push({ what, bar: `≤ ${BAR} ms`, measured, isMet: median(times) <= BAR });
    }
    return {
      title: 'Staff area',
      tables: [barTable(rows)],
      notes: [
        `${LEADS.toLocaleString('en')} leads and ${ARTICLES.toLocaleString('en')} articles in a SQLite file; median of ${ROUNDS} answers (least–most), one after the other, from the request to the last byte.`,
      ],
    };
  } finally {
    await site.end();
  }
}

async function timed(address: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + 3; round += 1) {
    const start = performance.now();
    const answer = await fetch(address, { headers: { Cookie: `equipe=${TOKEN}` }, redirect: 'error' });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    // Warm-up.
    if (round >= 3) times.push(performance.now() - start);
  }
  return times;
}

function articleId(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
}

/** Published articles as an import leaves them; the editor creates a draft when one is opened. */
function fillArticles(database: DatabaseSync): void {
  const content = Array.from(
    { length: 40 },
    (_, at) => `<h2>Partie ${at}</h2><p>${SENTENCES.join(' ')}</p>`,
  ).join('');
  const insert = database.prepare(
    `insert into articles (id, slug, title, description, content, image_url, image_alt, created_at, updated_at, published_at)
      values (?, ?, ?, ?, ?, '/assets/hero/verriere-1280.webp', 'Une verrière', ?, ?, ?)`,
  );
  for (let index = 0; index < ARTICLES; index += 1) {
    const at = new Date(Date.now() - (index + 1) * 3600_000).toISOString();
    insert.run(
      articleId(index),
      `article-${index}`,
      `Article ${index}`,
      SENTENCES[1] ?? '',
      content,
      at,
      at,
      at,
    );
  }
}

/** @returns the reference of a lead whose sender sent several */
function fill(file: string): string {
  const database = new DatabaseSync(file);
  const now = new Date().toISOString();
  const staffId = randomUUID();
  database.exec('begin');
  database
    .prepare('insert into staff (id, email, role, created_at) values (?, ?, ?, ?)')
    .run(staffId, 'bench@exemple.fr', 'owner', now);
  database
    .prepare(
      'insert into staff_sessions (id, digest, staff_id, device, created_at, seen_at) values (?, ?, ?, ?, ?, ?)',
    )
    .run(randomUUID(), createHash('sha256').update(TOKEN).digest('hex'), staffId, 'Bench', now, now);
  const insert = database.prepare(
    `insert into leads (id, reference, kind, name, email, phone, message, created_at, status, quarantine_reason, stage,
      taken_by, waits_until, answer_due_at, search_text) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (let index = 0; index < LEADS; index += 1) {
    const stage = STAGES[index % STAGES.length] ?? 'new';
    const isHeld = index % 100 === 99;
    const lead = {
      reference: `D-${String(index).padStart(7, 'A')}`,
      name: `Client ${index}`,
      email: `client${index % 3000}@exemple.fr`,
      phone: '0612345678',
      message: Array.from({ length: 8 }, (_, at) => SENTENCES[(index + at) % SENTENCES.length]).join('\n'),
    };
    const at = (hours: number) => new Date(Date.now() - (index / 4 - hours) * 3600_000).toISOString();
    insert.run(
      randomUUID(),
      lead.reference,
      'devis',
      lead.name,
      lead.email,
      lead.phone,
      lead.message,
      at(0),
      isHeld ? 'quarantined' : 'accepted',
      isHeld ? 'trap' : null,
      stage,
      stage === 'new' ? null : staffId,
      stage === 'waiting' ? at(100) : null,
      at(4),
      folded(Object.values(lead).join(' ')),
    );
  }
  fillArticles(database);
  database.exec('commit');
  database.close();
  return 'D-AAAA777';
}
