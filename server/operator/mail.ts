import { oldestUnsent } from '../mail/outbox.ts';
import { countMails, listStuckMails, retryMails } from '../mail/outbox-care.ts';
import { type Command, CommandFailure, readArguments, UsageError } from './command.ts';
import { harmless, shownInstant, table } from './text.ts';

/** To see to the mails that do not leave. */
export const mailCommands: Readonly<Record<string, Command>> = {
  'mail status': {
    parameters: '',
    summary: 'combien de courriels attendent, et ceux qui ont échoué, avec leur cause',
    async run(argv, { open, terminal }) {
      readArguments(argv, {});
      const { database, clock } = await open();
      const counts = await countMails(database);
      const wait = Math.floor((await oldestUnsent(database, clock.now())) / 60);
      terminal.out(
        table([
          ['À envoyer', String(counts.get('pending') ?? 0), `le plus ancien depuis ${wait} min`],
          ['Envoyés', String(counts.get('sent') ?? 0)],
          ['Abandonnés', String(counts.get('failed') ?? 0)],
        ]),
      );
      const stuck = await listStuckMails(database);
      if (stuck.length === 0) return;
      const rows = stuck.map(({ id, reference, message, status, attempts, next_attempt_at, last_error }) => [
        id,
        reference,
        message,
        status === 'failed' ? 'abandonné' : `essai à ${shownInstant(next_attempt_at)}`,
        `essais : ${attempts}`,
        harmless(last_error ?? '').replace(/\s+/g, ' '),
      ]);
      terminal.out(`\n${table(rows)}`);
    },
  },

  'mail retry': {
    parameters: 'COURRIEL | --all',
    summary: 'fait repartir tout de suite un courriel, ou tous ceux qui ne sont pas partis',
    async run(argv, { config, open, terminal }) {
      const { values, positionals } = readArguments(argv, { all: { type: 'boolean' } }, [0, 1]);
      const [id] = positionals;
      if ((id === undefined) !== (values.all ?? false)) {
        throw new UsageError('Attendu : l’identifiant d’un courriel, ou --all.');
      }
      const { database, clock } = await open();
      const count = await retryMails(database, { now: clock.now(), leadsTo: config.leadsTo, id });
      if (id !== undefined && count === 0) {
        throw new CommandFailure(
          `Le courriel ${id} n’existe pas, est déjà parti, ou est en train de partir.`,
        );
      }
      terminal.out(`Courriels à envoyer maintenant : ${count} (le site en marche les envoie)`);
    },
  },
};
