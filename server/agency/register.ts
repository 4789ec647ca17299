import { allLegalPages, partList } from 'content-collections';
import type { Facts } from '../../content/facts.ts';
import { legalPageHtml } from '../../content/legal-page.ts';
import type { Config } from '../config.ts';
import { listTakers } from '../leads/lead-list.ts';
import type { Database } from '../store/database.ts';

const PRIVACY = '/politique-de-confidentialite';

/** Who gets data on the agency’s behalf. */
interface Processor {
  what: string;
  /** Host, as far as the settings tell. */
  where: string;
  /** Where there is a contract to write or to sign. */
  isOutside: boolean;
}

/** The register of processing activities (GDPR, article 30), of what this site does as it is configured. */
export interface Register {
  agency: Facts['agency'];
  /** The table of the privacy page (HTML), which visitors read too: one truth. */
  activities: string;
  processors: Processor[];
  /** Copies that an erasure does not reach. */
  copies: string[];
  /** Colleagues who can read leads. */
  readers: number;
  countsVisits: boolean;
}

export async function readRegister(database: Database, config: Config, facts: Facts): Promise<Register> {
  const privacy = allLegalPages.find(({ path }) => path === PRIVACY);
  const [activities = ''] = /<table>.*?<\/table>/s.exec(privacy ? legalPageHtml(privacy, facts) : '') ?? [];
  const webhooks = await database.selectFrom('webhooks').select('url').orderBy('url').execute();
  return {
    agency: facts.agency,
    activities,
    processors: processorsOf(config, [...new Set(webhooks.map(({ url }) => new URL(url).host))]),
    copies: copiesOf(config, webhooks.length > 0),
    readers: (await listTakers(database)).length,
    countsVisits: partList.visits,
  };
}

function processorsOf({ publicUrl, database, mail, imap }: Config, webhooks: readonly string[]): Processor[] {
  const databaseHost = database.engine === 'postgres' ? new URL(database.url).hostname : null;
  return [
    { what: 'Hébergement du site', where: publicUrl.host, isOutside: true },
    databaseHost === null || isOwn(databaseHost)
      ? { what: 'Base de données', where: 'sur la machine du site', isOutside: false }
      : { what: 'Base de données', where: databaseHost, isOutside: true },
    mail.kind === 'smtp'
      ? { what: 'Envoi des e-mails', where: new URL(mail.url).hostname, isOutside: true }
      : {
          what: 'Envoi des e-mails',
          where: 'aucun : ils restent sur la machine du site',
          isOutside: false,
        },
    ...(imap ? [{ what: 'Lecture de la messagerie', where: imap.hostname, isOutside: true }] : []),
    ...webhooks.map((where) => ({ what: 'Branchement', where, isOutside: true })),
  ];
}

function isOwn(host: string): boolean {
  return ['', 'localhost', '127.0.0.1', '[::1]'].includes(host);
}

function copiesOf({ leadsTo, imap }: Config, hasWebhooks: boolean): string[] {
  return [
    `Les boîtes de l’agence (${leadsTo.join(', ')}) gardent les avis de demande : effacez-les là aussi, à la main.`,
    'La personne garde les e-mails que le site et vous lui avez envoyés.',
    ...(imap
      ? ['La messagerie garde les réponses que le site y a lues : il n’y efface rien, effacez-les là aussi.']
      : []),
    'Les sauvegardes gardent ce qu’elles ont copié jusqu’à ce que vous les effaciez : notez ici leur durée.',
    ...(hasWebhooks
      ? [
          'Les branchements reçoivent « lead.erased » avec la référence : ce qu’ils en font dépend de qui les tient.',
        ]
      : []),
  ];
}
