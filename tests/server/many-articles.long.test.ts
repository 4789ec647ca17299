import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { leastLongestTurn, longestTurn } from './longest-turn.ts';
import { type Colleague, signIn } from './staff-people.ts';

const ARTICLES = 20_000;
/** Most processor time of the main thread in one turn of the event loop (ms). */
const MOST = 50;
/** Words of every second article, every third, and so on. */
const SUBJECTS = ['site', 'atelier', 'boutique', 'verrière', 'réservation', 'tournée', 'facture'];
const VISITORS = [
  '/blog',
  '/blog?page=1000',
  '/article/article-1',
  '/article/article-20000',
  '/sitemap.xml',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/llms.txt',
  '/recherche?q=un+site+pour+notre+atelier',
  '/recherche?q=un+atelier+avec+une+verriere+et+la+reservation',
  // Words that all of them have.
  '/recherche?q=article',
  '/recherche?q=article+parle+partie+texte+parle+site',
];
const EDITORS = [
  '/equipe/articles',
  '/equipe/articles?page=400',
  '/equipe/articles?q=19999',
  '/equipe/articles?q=atelier',
];

describe.each(ENGINES)(`${ARTICLES} articles, on %s`, (engine) => {
  let site: TestSite;
  let ada: Colleague;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-articles-'));
    const environment: Record<string, string> =
      engine === 'sqlite' ? { DATABASE_URL: `sqlite:${join(folder, 'site.db')}` } : {};
    site = await createTestSite(engine, { environment, limits: { readsPerNetworkAndMinute: 1000 } });
    ada = await signIn(site, 'ada', 'editor');
    const now = site.clock.now();
    for (let index = 1; index <= ARTICLES; index += 500) {
      const rows = Array.from({ length: 500 }, (_, at) => {
        const number = index + at;
        const about = SUBJECTS.filter((_, part) => number % (part + 2) === 0).join(', ');
        const content = `<h2>Partie ${number % 100} : ${about}</h2><p>Un texte sur ${about}.</p>`.repeat(20);
        const day = now.subtract({ hours: ARTICLES - number + 1 }).toString({ fractionalSecondDigits: 3 });
        return sql`(${`a-${number}`}, ${`article-${number}`}, ${`Article ${number}`},
          ${`<p>L’article ${number} parle de ${about}.</p>`}, ${content},
          '/assets/hero/accueil-1280.webp', 'Une verrière', ${day}, ${day}, ${day})`;
      });
      await sql`insert into articles (id, slug, title, description, content, image_url, image_alt, created_at, updated_at,
        published_at) values ${sql.join(rows)}`.execute(site.services.database);
    }
  }, 600_000);
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  it('are shown, listed and searched, while the event loop turns', async () => {
    const longest: Record<string, number> = {};
    const measure = async (
      path: string,
      ask: (path: string) => Promise<Response>,
      turnOf = leastLongestTurn,
    ) => {
      let [time, bytes] = [0, 0];
      const turn = await turnOf(async () => {
        const start = performance.now();
        const answer = await ask(path);
        expect(answer.status).toBe(200);
        bytes = (await answer.arrayBuffer()).byteLength;
        time = Math.round(performance.now() - start);
      });
      console.log(`${engine}, ${path}: ${time} ms, ${bytes} bytes, longest turn ${turn.toFixed(1)} ms`);
      longest[path] = turn;
    };
    // Renders each kind for the first time.
    for (const path of ['/blog?page=2', '/article/article-2', '/recherche']) await site.request(path);
    await ada.get('/equipe/articles?q=rien');
    // Builds the index.
    await measure('/recherche?q=verriere', site.request, longestTurn);
    for (const path of VISITORS) await measure(path, site.request);
    const posts = () => site.client().then((client) => client.post('/api/blog/get-posts', {}));
    await measure('/api/blog/get-posts', posts);
    for (const path of EDITORS) await measure(path, ada.get);
    expect(Object.entries(longest).filter(([, turn]) => turn > MOST)).toEqual([]);
  });
});
