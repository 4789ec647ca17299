import { type Command, CommandFailure, readArguments, UsageError } from './command.ts';

/** To decide how long the site keeps what visitors sent. */
export const leadLifeCommands: Readonly<Record<string, Command>> = {
  'leads release': {
    parameters: 'RÉFÉRENCE',
    summary: 'accepte une demande mise de côté, et fait partir ses courriels',
    async run(argv, { open, terminal }) {
      const [reference = ''] = readArguments(argv, {}, [1, 1]).positionals;
      const { leads } = await open();
      const released = await leads.release(reference.toUpperCase());
      if (!released) throw new CommandFailure(`Aucune demande mise de côté n’a la référence ${reference}.`);
      terminal.out(`${released.reference} est acceptée ; ses courriels partent.`);
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
