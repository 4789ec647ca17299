import { correctableFields, readCorrection } from '../../domain/leads/corrections.ts';
import { openLead } from '../leads/lead-file.ts';
import { readPerson, rectifyPerson } from '../leads/person.ts';
import { type Command, CommandFailure, readArguments, UsageError } from './command.ts';

const CORRECTABLE = correctableFields('agency');
const PARAMETERS = CORRECTABLE.map(({ name, label }) => `[--${name} ${label.toUpperCase()}]`).join(' ');

/** Releases leads from quarantine, and handles access, rectification, erasure and retention (GDPR). */
export const leadLifeCommands: Readonly<Record<string, Command>> = {
  'leads release': {
    parameters: 'RÉFÉRENCE',
    summary: 'libère une demande mise de côté, et fait partir ses courriels',
    async run(argv, { open, terminal }) {
      const [reference = ''] = readArguments(argv, {}, [1, 1]).positionals;
      const { leads } = await open();
      const released = await leads.release(reference.toUpperCase());
      if (!released) throw new CommandFailure(`Aucune demande mise de côté n’a la référence ${reference}.`);
      terminal.out(`${released.reference} est libérée ; ses courriels partent.`);
    },
  },

  'leads file': {
    parameters: '--email ADRESSE',
    summary: 'tout ce que le site garde d’une personne, en JSON',
    async run(argv, { open, terminal }) {
      const { email } = readArguments(argv, { email: { type: 'string' } }).values;
      if (!email?.trim()) throw new UsageError('Il manque l’adresse : --email ADRESSE.');
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
      const { email } = readArguments(argv, { email: { type: 'string' } }).values;
      if (!email?.trim()) throw new UsageError('Il manque l’adresse : --email ADRESSE.');
      const { retention } = await open();
      const erased = await retention.erase(email);
      if (erased === 0) throw new CommandFailure('Aucune demande ne vient de cette adresse.');
      terminal.out(`Demandes effacées, avec leurs courriels : ${erased}`);
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
        `Effacés : demandes ${leads}, courriels partis ${mails}, clés d’envoi ${keys}, lignes du journal ${entries}`,
      );
    },
  },
};
