import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from './harness.ts';
import { type Colleague, filledForm, signIn } from './staff-people.ts';
import { CONTACT, CONTACT_PATH, LEAD, QUOTE, QUOTE_PATH } from './submissions.ts';

/*
 * A process that dies half-way through a write leaves what a statement that fails half-way leaves: what was committed
 * before. So each write is done once with each table that it changes refusing to change, and must leave nothing.
 */

type Act = () => Promise<Response>;

/** Tables that change with each request. */
const UNRELATED = ['staff_sessions'];
/** What is typed is kept as a draft before it is published. */
const DRAFTS: Record<string, string> = {
  article_drafts: 'select article_id, published_revision, deleted_at from article_drafts',
  content_entries: 'select path, published from content_entries where published is not null',
  staff_journal: "select * from staff_journal where action <> 'article.edited'",
};

describe('a write that ends half-way leaves nothing (row 6)', () => {
  let site: TestSite;
  let ada: Colleague;
  let serial = 0;
  /** Pages to take off the site, once each. */
  const cities = ['lyon', 'nantes', 'lille', 'metz', 'rennes', 'brest', 'nice'];
  beforeAll(async () => {
    site = await createTestSite('sqlite', { environment: { WEBHOOK_PRIVATE_HOSTS: '127.0.0.1:9' } });
  });
  // A person may only write so often.
  beforeEach(async () => {
    ada = await signIn(site, `ada${next()}`, 'owner');
  });
  afterAll(() => site.close());

  const next = () => {
    serial += 1;
    return serial;
  };
  const database = () => site.services.database;
  async function request(): Promise<string> {
    const message = `Un site pour l’atelier ${next()}.`;
    const { reference } = await site.services.leads.submit({
      ...LEAD,
      message,
      email: `a${serial}@exemple.fr`,
    });
    return `/equipe/demandes/${reference.toLowerCase()}`;
  }
  async function article(): Promise<string> {
    return (await ada.post('/equipe/articles')).headers.get('Location') ?? '';
  }
  const written = (geste: string, revision: string) => ({
    title: `Un toit de verre ${next()}`,
    description: 'Ce que laisse passer un toit de verre.',
    markdown: 'Un début.\n\n## Un titre',
    geste,
    revision,
  });
  const webhook = () =>
    ada.post('/equipe/branchements/brancher', {
      nom: `CRM ${next()}`,
      adresse: 'http://127.0.0.1:9/jeton',
      format: 'standard',
      evenement: 'lead.updated',
    });
  const idOf = async (table: 'webhooks' | 'saved_replies') =>
    (await database().selectFrom(table).select('id').executeTakeFirstOrThrow()).id;

  const WRITES: Record<string, () => Promise<Act>> = {
    'a quote request': async () => {
      const client = await site.client();
      const email = `b${next()}@exemple.fr`;
      return () => client.post(QUOTE_PATH, { ...QUOTE, email });
    },
    'a message': async () => {
      const client = await site.client();
      const email = `c${next()}@exemple.fr`;
      return () => client.post(CONTACT_PATH, { ...CONTACT, email });
    },
    'a request entered by hand': async () => {
      const name = `Ada ${next()}`;
      return () =>
        ada.post('/equipe/demandes/ajouter', {
          canal: 'phone',
          promesse: 'on',
          name,
          phone: '06 12 34 56 78',
          message: 'Rappeler jeudi',
        });
    },
    'a stage': async () => {
      const path = await request();
      return () => ada.post(`${path}/etape`, { etape: 'gagnee', revision: '0', retour: '/equipe' });
    },
    'a request given to a colleague': async () => {
      const path = await request();
      const { id } = await signIn(site, `jean${next()}`, 'sales');
      return () =>
        ada.post(`${path}/confier`, { a: id, mot: 'Tu le connais', revision: '0', retour: '/equipe' });
    },
    'a note': async () => {
      const path = await request();
      return () => ada.post(`${path}/notes`, { texte: 'Rappelée hier' });
    },
    'an answer': async () => {
      const path = await request();
      return () => ada.post(`${path}/repondre`, { text: 'Nous vous appelons demain.', known: '0' });
    },
    'a stage taken back': async () => {
      const path = await request();
      await ada.post(`${path}/etape`, { etape: 'perdue', revision: '0', retour: '/equipe' });
      const reference = path.split('/').at(-1)?.toUpperCase() ?? '';
      return () => ada.post('/equipe/demandes/annuler', { reference });
    },
    'a mail sent again': async () => {
      const path = await request();
      const reference = path.split('/').at(-1)?.toUpperCase() ?? '';
      const { id } = await database()
        .selectFrom('outbox')
        .innerJoin('leads', 'leads.id', 'outbox.lead_id')
        .select('outbox.id')
        .where('leads.reference', '=', reference)
        .executeTakeFirstOrThrow();
      await database().updateTable('outbox').set({ status: 'failed' }).where('id', '=', id).execute();
      return () => ada.post(`${path}/relancer`, { id });
    },
    'a correction of a person': async () => {
      const path = await request();
      const typed = { name: 'Ada L.', email: `d${next()}@exemple.fr`, phone: '', company: '', revision: '0' };
      return () => ada.post(`${path}/personne`, typed);
    },
    'an erasure': async () => {
      const path = await request();
      await ada.post(`${path}/notes`, { texte: 'À rappeler' });
      return () => ada.post(`${path}/effacer`, { reference: path.split('/').at(-1) ?? '' });
    },
    'a saved reply': async () => {
      const title = `À rappeler ${next()}`;
      return () => ada.post('/equipe/reponses-types/ajouter', { title, body: 'Nous vous rappelons.' });
    },
    'a saved reply removed': async () => {
      await ada.post('/equipe/reponses-types/ajouter', { title: `Oui ${next()}`, body: 'Oui.' });
      const id = await idOf('saved_replies');
      return () => ada.post('/equipe/reponses-types/supprimer', { id });
    },
    'a webhook': async () => {
      await database().deleteFrom('webhooks').execute();
      return webhook;
    },
    'a new secret of a webhook': async () => {
      await webhook();
      const id = await idOf('webhooks');
      return () => ada.post('/equipe/branchements/secret', { id, nom: 'CRM' });
    },
    'a webhook removed': async () => {
      await webhook();
      const id = await idOf('webhooks');
      return () => ada.post('/equipe/branchements/debrancher', { id });
    },
    'an invitation': async () => {
      const email = `nina${next()}@exemple.fr`;
      return () => ada.post('/equipe/comptes/inviter', { email, role: 'sales' });
    },
    'an account revoked': async () => {
      const { email } = await signIn(site, `paul${next()}`, 'sales');
      return () => ada.post('/equipe/comptes/revoquer', { email });
    },
    'a signature': async () => {
      const texte = `Ada, Verrière ${next()}`;
      return () => ada.post('/equipe/compte/signature', { texte });
    },
    redirects: async () => {
      const liste = `/ancienne-${next()},/villes/lyon\n/vieille-${serial},/contact`;
      return () => ada.post('/equipe/redirections', { liste });
    },
    'a new article': async () => () => ada.post('/equipe/articles'),
    'an article published': async () => {
      const path = await article();
      const fields = written('publier', '1');
      return () => ada.post(path, fields);
    },
    'a page’s texts published': async () => {
      const fields = await filledForm(ada, '/equipe/pages/home', {
        'hero.title': `Des outils qui servent chaque matin, ${next()}`,
        geste: 'publier',
      });
      return () => ada.post('/equipe/pages/home', fields);
    },
    'a page taken off the site': async () => {
      const city = cities.shift();
      return () =>
        ada.post(`/equipe/pages/ville-${city}/retrait`, {
          geste: 'retirer',
          arrivee: '/villes',
          revision: '0',
        });
    },
  };

  it.each(Object.keys(WRITES))('%s', async (name) => {
    const arrange = WRITES[name];
    if (!arrange) throw new Error(name);
    const done = await arrange();
    const before = await everything();
    const answer = await done();
    expect(answer.status, await answer.clone().text()).toBeLessThan(400);
    const changed = changesBetween(before, await everything());
    expect(changed).not.toEqual([]);
    for (const table of changed) {
      const act = await arrange();
      const untouched = await everything();
      const mend = await refuse(table);
      const torn = await act();
      expect(torn.status, `${name}, ${table}`).toBeGreaterThanOrEqual(500);
      await mend();
      expect(changesBetween(untouched, await everything()), `${name}, ${table}`).toEqual([]);
      expect((await (await arrange())()).status, `${name}, ${table}, again`).toBeLessThan(400);
    }
  });

  /** Makes a table refuse to change, until the returned function is called. */
  async function refuse(table: string): Promise<() => Promise<void>> {
    for (const event of ['insert', 'update', 'delete'])
      await sql
        .raw(
          `create trigger torn_${event} before ${event} on ${table} begin select raise(abort, 'torn'); end`,
        )
        .execute(database());
    return async () => {
      for (const event of ['insert', 'update', 'delete'])
        await sql.raw(`drop trigger torn_${event}`).execute(database());
    };
  }

  async function everything(): Promise<Map<string, string>> {
    const tables = await sql<{ name: string }>`
      select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
    `.execute(database());
    const all = new Map<string, string>();
    for (const { name } of tables.rows) {
      if (UNRELATED.includes(name)) continue;
      const { rows } = await sql.raw(DRAFTS[name] ?? `select * from ${name}`).execute(database());
      all.set(
        name,
        JSON.stringify(rows, (_, value) => (value instanceof Uint8Array ? [...value] : value)),
      );
    }
    return all;
  }
});

function changesBetween(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after].filter(([table, rows]) => before.get(table) !== rows).map(([table]) => table);
}
