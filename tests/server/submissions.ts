import type { LeadInput } from '../../domain/leads/lead.ts';
import type { TestSite } from './harness.ts';

export const QUOTE_PATH = '/api/contact-forms/get-estimate';
export const QUOTE = {
  name: 'Camille Martin',
  email: 'camille@atelier.fr',
  phone: '06 12 34 56 78',
  project_description: 'Un site vitrine pour notre atelier.\n\nAvant l’été.',
};

export const CONTACT_PATH = '/api/contact-forms/contact-novne';
export const CONTACT = {
  name: 'Nadia Benali',
  email: 'nadia@boutique.fr',
  phone: '+33 6 98 76 54 32',
  message: 'Pouvez-vous me rappeler ?',
};

export const LEAD: LeadInput = {
  kind: 'devis',
  name: 'Camille Martin',
  email: 'camille@atelier.fr',
  phone: '0612345678',
  message: 'Un site vitrine pour notre atelier.',
  company: null,
};

/** Number of leads, of mails, and of leads with submission keys. */
export async function stored({ services: { database } }: TestSite) {
  const count = async (table: 'leads' | 'outbox') => {
    const query = database.selectFrom(table).select(({ fn }) => fn.countAll().as('rows'));
    return Number((await query.executeTakeFirstOrThrow()).rows);
  };
  const known = await database.selectFrom('submission_keys').select('lead_id').distinct().execute();
  return { leads: await count('leads'), mails: await count('outbox'), keys: known.length };
}

export const NOTHING = { leads: 0, mails: 0, keys: 0 };
export const ONE_LEAD = { leads: 1, mails: 2, keys: 1 };

/** Anti-forgery cookie and header, as a page's script sends them. */
export async function tokenHeaders(site: TestSite) {
  const answer = await site.request('/api/xsrf-token');
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  return { Cookie: cookie, 'X-XSRF-TOKEN': cookie.slice(cookie.indexOf('=') + 1) };
}
