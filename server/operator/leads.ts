import { parseDay, startInParis } from '../../domain/dates.ts';
import { correctableFields, readCorrection } from '../../domain/leads/corrections.ts';
import { ORIGIN_NAMES } from '../../domain/leads/origin.ts';
import { DETAIL_NAMES } from '../../domain/leads/shown-fields.ts';
import { counted } from '../../domain/plural.ts';
import { type LeadQuery, listLeads } from '../leads/lead-archive.ts';
import { leadsCsv } from '../leads/lead-csv.ts';
import { openLead } from '../leads/lead-file.ts';
import { readPerson, rectifyPerson } from '../leads/person.ts';
import type { LeadRow } from '../store/database.ts';
import { type Command, CommandFailure, readArguments, UsageError } from './command.ts';
import { harmless, shownInstant, table } from './text.ts';

/** The columns of a lead to show besides its message. */
const FACTS = [
  'reference',
  'created_at',
  'kind',
  'status',
  'quarantine_reason',
  'name',
  ...DETAIL_NAMES,
  ...ORIGIN_NAMES,
  'stage',
  'answer_due_at',
] as const satisfies readonly (keyof LeadRow)[];

const KINDS = ['devis', 'contact'] as const;
const STATUSES = ['accepted', 'quarantined'] as const;

export const leadCommands: Readonly<Record<string, Command>> = {
  'leads list': {
    parameters: '[--since AAAA-MM-JJ] [--kind devis|contact] [--status accepted|quarantined]',
    summary: 'les demandes, la plus récente d’abord',
    async run(argv, { open, terminal }) {
      const { values } = readArguments(argv, {
        since: { type: 'string' },
        kind: { type: 'string' },
        status: { type: 'string' },
      });
      const query: LeadQuery = {
        ...(values.since === undefined ? {} : { since: startOfDay(values.since) }),
        ...(values.kind === undefined ? {} : { kind: oneOf(KINDS, '--kind', values.kind) }),
        ...(values.status === undefined ? {} : { status: oneOf(STATUSES, '--status', values.status) }),
      };
      const { database } = await open();
      const leads = (await Array.fromAsync(listLeads(database, query))).flat();
      if (leads.length > 0) terminal.out(table(leads.map(summary)));
      terminal.err(counted(leads.length, 'demande'));
    },
  },

  'leads show': {
    parameters: 'RÉFÉRENCE',
    summary: 'une demande entière, et ce que sont devenus ses e-mails',
    async run(argv, { open, terminal }) {
      const [reference = ''] = readArguments(argv, {}, [1, 1]).positionals;
      const { database } = await open();
      const found = await openLead(database, reference);
      if (!found) throw new CommandFailure(`Aucune demande n’a la référence ${reference}.`);
      const { lead, mails } = found;
      const facts = FACTS.map((name) => [name, lead[name] ?? '—']);
      const fates = mails.map(({ message, status, attempts, last_error }) => [
        message,
        status,
        `essais : ${attempts}`,
        last_error ?? '',
      ]);
      terminal.out([table(facts), '', lead.message, '', table(fates)].map(harmless).join('\n'));
    },
  },

  'leads export': {
    parameters: '--csv [--email ADRESSE]',
    summary: 'les demandes, ou celles d’une personne, pour un tableur',
    async run(argv, { open, terminal }) {
      const { values } = readArguments(argv, { csv: { type: 'boolean' }, email: { type: 'string' } });
      if (!values.csv) throw new UsageError('L’export se fait en CSV : --csv.');
      const { database } = await open();
      const leads = listLeads(database, values.email === undefined ? {} : { email: values.email });
      for await (const part of leadsCsv(leads)) terminal.raw(part);
    },
  },
};

function summary({ created_at, reference, kind, status, quarantine_reason, name, email }: LeadRow): string[] {
  const state = status === 'quarantined' ? `quarantined (${quarantine_reason})` : status;
  return [shownInstant(created_at), reference, kind, state, harmless(name), harmless(email)];
}

/** Midnight in Paris. */
function startOfDay(text: string): Temporal.Instant {
  const day = parseDay(text);
  if (!day) throw new UsageError(`--since : un jour est attendu, AAAA-MM-JJ, non « ${text} ».`);
  return startInParis(day);
}

function oneOf<Choice extends string>(choices: readonly Choice[], option: string, text: string): Choice {
  const choice = choices.find((known) => known === text);
  if (choice === undefined) throw new UsageError(`${option} : attendu ${choices.join(' ou ')}.`);
  return choice;
}

function emailIn(argv: string[]): string {
  const { email } = readArguments(argv, { email: { type: 'string' } }).values;
  if (!email?.trim()) throw new UsageError('Il manque l’adresse : --email ADRESSE.');
  return email;
}

const CORRECTABLE = correctableFields('agency');
const PARAMETERS = CORRECTABLE.map(({ name, label }) => `[--${name} ${label.toUpperCase()}]`).join(' ');

/** Releases leads from quarantine, and handles access, rectification, erasure and retention (GDPR). */
export const leadLifeCommands: Readonly<Record<string, Command>> = {
  'leads release': {
    parameters: 'RÉFÉRENCE',
    summary: 'libère une demande mise de côté, et fait partir ses e-mails',
    async run(argv, { open, terminal }) {
      const [reference = ''] = readArguments(argv, {}, [1, 1]).positionals;
      const { leads } = await open();
      const released = await leads.release(reference.toUpperCase());
      if (!released) throw new CommandFailure(`Aucune demande mise de côté n’a la référence ${reference}.`);
      terminal.out(`${released.reference} est libérée ; ses e-mails partent.`);
    },
  },

  'leads file': {
    parameters: '--email ADRESSE',
    summary: 'tout ce que le site garde d’une personne, en JSON',
    async run(argv, { open, terminal }) {
      const email = emailIn(argv);
      const { database, clock } = await open();
      const person = await readPerson(database, email, clock);
      if (!person) throw new CommandFailure('Aucune demande ne vient de cette adresse.');
      terminal.out(JSON.stringify(person, null, 2));
    },
  },

  'leads rectify': {
    parameters: `RÉFÉRENCE ${PARAMETERS}`,
    summary: 'corrige les coordonnées d’une personne dans tout ce qu’elle a envoyé',
    async run(argv, { open, terminal }) {
      const options = Object.fromEntries(CORRECTABLE.map(({ name }) => [name, { type: 'string' } as const]));
      const { values, positionals } = readArguments(argv, options, [1, 1]);
      if (Object.keys(values).length === 0) throw new UsageError('Il manque ce qui est à corriger.');
      const { database, clock } = await open();
      const file = await openLead(database, positionals[0] ?? '');
      if (!file) throw new CommandFailure(`Aucune demande n’a la référence ${positionals[0]}.`);
      const { reference, revision } = file.lead;
      const { changes, fieldErrors } = readCorrection('agency', values);
      if (!changes) throw new CommandFailure(Object.values(fieldErrors).join(' '));
      const correction = { reference, revision, changes, by: null, now: clock.now() };
      terminal.out(`Demandes corrigées : ${await rectifyPerson(database, correction)}`);
    },
  },

  'leads erase': {
    parameters: '--email ADRESSE',
    summary: 'efface tout ce qu’une personne a envoyé',
    async run(argv, { open, terminal }) {
      const email = emailIn(argv);
      const { retention } = await open();
      const erased = await retention.erase(email);
      if (erased === 0) throw new CommandFailure('Aucune demande ne vient de cette adresse.');
      terminal.out(`Demandes effacées, avec leurs e-mails : ${erased}`);
    },
  },

  'leads retention': {
    parameters: '',
    summary: 'efface ce dont la durée de conservation est passée (le site le fait aussi chaque jour)',
    async run(argv, { open, terminal }) {
      readArguments(argv, {});
      const { retention } = await open();
      const { leads, mails, keys, entries } = await retention.purge();
      terminal.out(
        `Effacés : demandes ${leads}, e-mails partis ${mails}, clés d’envoi ${keys}, lignes du journal ${entries}`,
      );
    },
  },
};
