import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom } from '../../domain/random.ts';
import { NO_FIELDS } from '../../server/articles/desk/fields.ts';
import { createTestSite, ORIGIN, type TestSite } from './harness.ts';
import { type Colleague, signIn } from './staff-people.ts';

const INPUTS = 10_000;
/** Longest silence of the main thread for one request (ms). */
const MOST = 50;
/** How often a request that was slow is sent again: a busy machine disturbs one or two. */
const AGAIN = 4;

/** Parts of hostile texts; each is repeated, and they are mixed. */
const PARTS = [
  '*_',
  '>',
  '> - ',
  '1. ',
  '|',
  '| a | b |\n| - | - |\n',
  '`',
  '~~',
  '[',
  '](/a)',
  '![',
  '\\<script ',
  '<!--',
  '[^1]',
  '\n\n',
  '  ',
  '# ',
  '```\n',
  '&amp;',
  'é\u0301\u0323',
  'Un mot ordinaire. ',
  ']]>',
  'http://a.fr ',
  '\t',
  '-',
];
const SEARCHES = ['site', 'prix d’un', 'développemant', 'ville lyon', 'zzzz', 'l’', 'a'];

let site: TestSite;
let ada: Colleague;
beforeAll(async () => {
  const limits = { readsPerNetworkAndMinute: 1e6, submissionsPerNetworkAndMinute: 1e6 };
  site = await createTestSite('sqlite', { limits });
  ada = await signIn(site, 'ada', 'editor');
});
afterAll(() => site.close());

it(`no request of ${INPUTS} takes more than ${MOST} ms of the main thread`, async () => {
  const random = randomFrom(20_261_125);
  const one = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const text = () => {
    const longest = 10 ** (1 + Math.floor(random() * 4));
    let written = '';
    while (written.length < longest)
      written += (one(PARTS) ?? '').repeat(1 + Math.floor(random() ** 4 * longest));
    return written.slice(0, 160_000);
  };
  const id = await site.services.articleDesk.create(ada.id, { ...NO_FIELDS, title: 'Un' });
  const json = (path: string, body: object) =>
    site.request(`/equipe/articles/${id}/${path}`, {
      method: 'POST',
      headers: { ...ada.headers, Origin: ORIGIN, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  let revision = 1;
  const REQUESTS: Record<string, (markdown: string) => Promise<Response>> = {
    preview: (markdown) =>
      json('apercu', { fields: { ...NO_FIELDS, title: markdown.slice(0, 80), markdown } }),
    async save(markdown) {
      const answer = await json('brouillon', { revision, fields: { ...NO_FIELDS, title: 'Un', markdown } });
      if (answer.status === 200) revision = Number((await answer.clone().json()).revision);
      return answer;
    },
    edit: () => ada.get(`/equipe/articles/${id}`),
    search: (markdown) =>
      site.request(`/recherche?${new URLSearchParams({ q: `${one(SEARCHES)} ${markdown.slice(0, 80)}` })}`),
    list: (markdown) => ada.get(`/equipe/articles?${new URLSearchParams({ q: markdown.slice(0, 80) })}`),
    article: () => site.request('/article/prix-d-un-site-vitrine.data?_routes=routes%2Farticle'),
  };
  const kinds = Object.keys(REQUESTS);

  async function silence(kind: string, markdown: string): Promise<number> {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await setTimeout(2);
    const answer = await REQUESTS[kind]?.(markdown);
    await answer?.text();
    await setTimeout(2);
    delay.disable();
    expect(answer?.status).toBeLessThan(500);
    return delay.max / 1e6;
  }

  for (const kind of kinds) await silence(kind, 'Un mot.');
  const longest = new Map<string, number>();
  const tooLong: string[] = [];
  for (let input = 0; input < INPUTS; input += 1) {
    const kind = one(kinds) ?? '';
    const markdown = text();
    let halt = await silence(kind, markdown);
    for (let attempt = 0; halt > MOST && attempt < AGAIN; attempt += 1)
      halt = Math.min(halt, await silence(kind, markdown));
    longest.set(kind, Math.max(longest.get(kind) ?? 0, halt));
    if (halt > MOST)
      tooLong.push(`${kind}, ${Math.round(halt)} ms: ${JSON.stringify(markdown.slice(0, 80))}`);
  }
  const table = [...longest].map(([kind, halt]) => `${kind} ${halt.toFixed(1)} ms`).join(', ');
  process.stdout.write(`Longest silence of the main thread over ${INPUTS} inputs: ${table}\n`);
  expect(tooLong).toEqual([]);
}, 3_600_000);
