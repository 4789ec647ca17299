import { randomUUID } from 'node:crypto';
import { type ApiClient, apiClient } from '../tests/support/api-client.ts';
import { CONTACT_PATH, QUOTE_PATH } from './hostile.ts';

/** One page of each kind. */
export const VISITED_PAGES = [
  '/',
  '/services/application-web',
  '/technologies/docker',
  '/villes/lyon',
  '/blog',
  '/contact',
  '/obtenir-un-devis',
];

/** Returns the URL of the site, which may change between calls. */
type FindSite = () => Promise<string>;

/** What happened to one lead, as its sender saw it. */
export interface Outcome {
  email: string;
  /** Last status: 201 from the API, 303 from a page. */
  status: number;
  lostConnections: number;
}

/** The forms, with and without JavaScript; the speed estimate uses the contact endpoint. */
const WAYS = ['quote', 'contact', 'native quote', 'native contact'] as const;

const DIGITS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];

let serial = 0;

/** A unique lead: address, network, and words, because duplicates are found by their letters. */
function freshLead() {
  serial += 1;
  return {
    serial,
    email: `visiteur-${serial}@exemple.fr`,
    address: `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`,
    key: randomUUID(),
    text: `Bonjour, voici ma demande ${[...String(serial)].map((digit) => DIGITS[Number(digit)]).join(' ')}.\nPouvez-vous me rappeler pour en parler ? Merci.`,
  };
}

/** A person who sends leads and, as the forms do, retries a lost one with the same idempotency key. */
export function createVisitor(findSite: FindSite) {
  const clients = new Map<string, ApiClient>();

  async function clientAt(url: string): Promise<ApiClient> {
    const client = clients.get(url) ?? (await apiClient(fetch, url));
    clients.set(url, client);
    return client;
  }

  /** Sends one lead until it is answered; gives up after a minute. */
  async function sendLead(): Promise<Outcome> {
    const lead = freshLead();
    const deadline = performance.now() + 60_000;
    for (let lostConnections = 0; ; lostConnections += 1) {
      const url = await findSite();
      try {
        const response = await attempt(url, lead);
        await response.arrayBuffer();
        return { email: lead.email, status: response.status, lostConnections };
      } catch (error) {
        // `fetch` rejects with a TypeError when the connection is refused or lost.
        if (!(error instanceof TypeError) || performance.now() > deadline) throw error;
      }
    }
  }

  async function attempt(url: string, lead: ReturnType<typeof freshLead>): Promise<Response> {
    const way = WAYS[lead.serial % WAYS.length] ?? WAYS[0];
    const person = { name: `Camille Martin ${lead.serial}`, email: lead.email };
    const network = { 'X-Forwarded-For': lead.address };
    const isQuote = way.endsWith('quote');
    const words: Record<string, string> = isQuote
      ? { project_description: lead.text }
      : { message: lead.text };
    if (way.startsWith('native')) {
      return fetch(url + (isQuote ? '/obtenir-un-devis' : '/contact'), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ ...person, phone: '06 12 34 56 78', ...words }),
        headers: { ...network, 'Sec-Fetch-Site': 'same-origin' },
      });
    }
    const client = await clientAt(url);
    const body = { ...person, phone: '0612345678', ...words };
    return client.post(isQuote ? QUOTE_PATH : CONTACT_PATH, body, {
      ...network,
      'Idempotency-Key': lead.key,
    });
  }

  return { sendLead };
}
